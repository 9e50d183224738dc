import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'gewicht',
    long: 'lengte',
    wide: 'breedte',
    tall: 'hoogte',
    deep: 'diepte',
    big: 'afmeting, formaat, diameter',
    holds: 'volume, inhoud',
    power: 'vermogen, sterkte, kracht, intensiteit, alcohol',
    lasts: 'brandduur, accuduur',
  },
  kinds: {
    duration: { names: 'duur|\\w+duur|tijd|\\w+tijd', units: 'minuut|minuten|uur|uren|dag|dagen|week|weken|maand\\w*' },
    people: { names: 'spelers|personen|slaapplaatsen', units: 'spelers|personen' },
    warmth: { names: 'temperatur\\w*|comfort\\w*', units: 'graden' },
    energy: { names: 'energ\\w*|calori\\w*', units: 'kcal|kj|calori\\w*' },
    age: { names: 'leeftijd', units: 'jaar' },
    distance: { names: 'bereik|actieradius|afstand', units: 'km|kilomet\\w*' },
    year: { names: 'oogstjaar|bouwjaar|wijnjaar', units: '(?!)' },
  },
  pieces: 'bevat, meegeleverd, geleverd, stuks, aantal, inhoud',
  load: 'draagvermogen, draagkracht, maximaal gewicht, maximale belasting, belastbaarheid',
  woods: 'essen, berken, kersen, esdoorn, lariks',
  absence: 'zonder, vrij van, bevat geen',
  without: 'zonder',
  warranty: 'garant',
  birth: 'geboorte|pasgeboren',
  yes: 'ja',
  no: 'nee',
  none: 'geen',
};
