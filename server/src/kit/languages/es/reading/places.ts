import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'ES MX AR CL CO PE UY',
  homeOfEuro: 'ES',
  inflected: undefined,
  shortNames: undefined,
  directions: 'a en hacia hasta para',
  ownCountry: { pattern: /peninsul/u, country: 'ES' },
  endings: undefined,
  writtenEnding: undefined,
  before: undefined,
  behind: undefined,
  countriesChange: true,
  sharedDomains: ['co'],
};
