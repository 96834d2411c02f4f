import type { Errors } from '../en/errors.ts';

export const errors: Errors = {
  network: 'Nie można połączyć się z serwerem. Sprawdź sieć; próbujemy dalej.',
  tableNotFound: 'Nie ma stołu o takim kodzie. Sprawdź kod albo otwórz nowy stół.',
  tableFull: 'Wszystkie miejsca są zajęte. Możesz oglądać albo zaczekać na wolne.',
  alreadyStarted: 'Gra już trwa. Możesz oglądać do następnej.',
  nameTaken: 'Ktoś przy tym stole ma już takie imię. Wybierz inne.',
  nameInvalid: 'Imię musi mieć od 1 do 20 znaków.',
  characterTaken: 'Ktoś był szybszy. Wybierz innego gangstera.',
  removed: 'Gospodarz usunął cię od stołu. Możesz dołączyć do innego.',
  tooManyRequests: 'Trochę za szybko. Odczekaj kilka sekund i spróbuj ponownie.',
  tooLate: 'Za późno, odliczanie się skończyło.',
  notAllowed: 'Teraz się nie da. Stół pokazuje, co możesz zrobić.',
  outdated: 'Jest nowsza wersja. Odśwież stronę, żeby grać dalej.',
  storageBlocked:
    'Ta przeglądarka niczego nam nie zapisze: po zamknięciu znikną ustawienia i twoje miejsce.',
  replayUnreadable: 'To nie jest zapis gry Hold-Up albo jest uszkodzony. Spróbuj innego pliku.',
  notCopied: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.',
  unexpected: 'Coś poszło nie tak. Odśwież stronę; twoje miejsce czeka.',
};
