title = Armada del Lado Oscuro
tagline = Construye seis naves tras la Luna y conquista la Tierra con lo que sepan hacer.
option-edition = Edición
option-standard = estándar
option-three-boxes = Tres casillas de la nave 5 o 6 dan
option-zero = nada
option-two = 2 acciones
