summary = Złap najwięcej meteorów.
feat = Obserwator gwiazd
feat-how = Wygraj grę.
