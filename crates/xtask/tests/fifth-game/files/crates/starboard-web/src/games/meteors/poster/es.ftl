summary = Atrapa el último meteoro.
feat = Buscaestrellas
feat-how = Gana la partida.
