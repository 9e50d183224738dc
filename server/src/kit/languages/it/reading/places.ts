import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'IT CH',
  homeOfEuro: 'IT',
  inflected: undefined,
  shortNames: undefined,
  directions: 'a ad in verso per fino',
  ownCountry: { pattern: /ital/u, country: 'IT' },
  endings: undefined,
  writtenEnding: undefined,
  before: undefined,
  behind: undefined,
  countriesChange: true,
  sharedDomains: [],
};
