mission-own = Atrapa uno, dos o tres. Deja cuatro y vencerás a un solo rival.
mission-done = Ha ganado quien atrapó el último meteoro.
