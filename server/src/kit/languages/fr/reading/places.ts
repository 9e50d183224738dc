import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'FR BE CH CA LU',
  homeOfEuro: 'FR',
  inflected: undefined,
  shortNames: undefined,
  directions: 'a vers au en chez',
  ownCountry: { pattern: /metropol/u, country: 'FR' },
  endings: undefined,
  writtenEnding: undefined,
  before: undefined,
  behind: undefined,
  countriesChange: true,
  sharedDomains: [],
};
