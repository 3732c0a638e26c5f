in-daily = W grze dnia przewodnik podaje tylko zasady tego kroku.
