import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'poids',
    long: 'longueur',
    wide: 'largeur',
    tall: 'hauteur',
    deep: 'profondeur',
    big: 'dimension, dimensions, taille, diametre',
    holds: 'volume, contenance, capacite, litre',
    power: 'puissance, force, intensite, alcool',
    lasts: 'autonomie, duree',
  },
  kinds: {
    duration: { names: 'duree|temps|autonomie', units: 'heures?|jours?|semaines?|mois' },
    people: { names: 'joueurs?|personnes?|couchages?|places', units: 'joueurs?|personnes?' },
    warmth: { names: 'temperatur\\w*', units: 'degres?' },
    energy: { names: 'energ\\w*|calori\\w*', units: 'kcal|kj|calori\\w*' },
    age: { names: 'age', units: 'ans' },
    distance: { names: 'portee|distance|rayon d action', units: 'km|kilomet\\w*' },
    year: { names: 'millesime|annee', units: '(?!)' },
  },
  pieces: 'contient, coffret, comprend, nombre, contenu, compos, fourni, livre, inclus',
  load: 'charge, poids maximum, poids maximal, poids max, poids supporte',
  woods: 'frene, bouleau, merisier, erable, orme, cedre, meleze, tilleul',
  absence: 'sans, sans ajout, exempt de',
  without: 'sans',
  warranty: 'garant',
  birth: 'naissance|nouveau ne',
  yes: 'oui',
  no: 'non',
  none: 'aucun, aucune',
};
