summary = Złap ostatni meteor.
feat = Obserwator gwiazd
feat-how = Wygraj grę.
