import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'waga, masa',
    long: 'dlugosc',
    wide: 'szerokosc',
    tall: 'wysokosc',
    deep: 'glebokosc',
    big: 'wymiar, rozmiar, srednica',
    holds: 'pojemnosc',
    power: 'moc, sila, intensywnosc, alkohol',
    lasts: 'czas',
  },
  kinds: {
    duration: { names: 'czas|trwa', units: 'godzin\\w*|dni|dzien|tygod\\w*|miesi\\w*' },
    people: { names: 'gracz\\w*|osob\\w*|miejsca|miejsca do spania', units: 'osob\\w*|gracz\\w*' },
    warmth: { names: 'temperatur\\w*|komfort\\w*', units: 'stopni\\w*' },
    energy: { names: 'energ\\w*|kalori\\w*', units: 'kcal|kj|kalori\\w*' },
    age: { names: 'wiek', units: 'lat' },
    distance: { names: 'zasieg|odleglosc', units: 'km|kilomet\\w*' },
    year: { names: 'rocznik|rok|rok \\w+', units: '(?!)' },
  },
  pieces: 'zawiera, zestaw, komplet, sztuk, liczb, zawart, ilosc, elementy',
  load: 'udzwig, nosnosc, obciazenie, maksymalne obciazenie, maks obciazenie, maksymalna waga',
  woods: 'jesion, brzoz, modrzew, klon, wiaz, lipa, lipow, olch',
  absence: 'bez, wolne od, nie zawiera',
  without: 'bez',
  warranty: 'gwaranc|gwarn',
  birth: 'urodzeni|noworod',
  yes: 'tak',
  no: 'nie',
  none: 'brak',
};
