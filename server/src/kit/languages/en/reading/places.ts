import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'GB US IE CA AU NZ',
  homeOfEuro: undefined,
  inflected: undefined,
  shortNames: { Turkey: 'TR', 'Republic of Ireland': 'IE', 'Czech Republic': 'CZ' },
  directions: 'to in near',
  ownCountry: undefined,
  endings: undefined,
  writtenEnding: undefined,
  before: undefined,
  behind: undefined,
  countriesChange: false,
  sharedDomains: [],
};
