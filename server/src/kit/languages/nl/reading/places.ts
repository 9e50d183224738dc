import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'NL BE',
  homeOfEuro: 'NL',
  inflected: undefined,
  shortNames: undefined,
  directions: 'naar in bij',
  ownCountry: { pattern: /nederland/u, country: 'NL' },
  endings: undefined,
  writtenEnding: undefined,
  before: undefined,
  behind: undefined,
  countriesChange: true,
  sharedDomains: [],
};
