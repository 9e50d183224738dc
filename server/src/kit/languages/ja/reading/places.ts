import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'JP',
  homeOfEuro: undefined,
  inflected: undefined,
  shortNames: undefined,
  directions: '',
  ownCountry: { pattern: /日本|本州/u, country: 'JP' },
  endings: undefined,
  writtenEnding: undefined,
  before: undefined,
  behind: 'まで|へ|に',
  countriesChange: true,
  sharedDomains: [],
};
