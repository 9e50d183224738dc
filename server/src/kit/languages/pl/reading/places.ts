import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'PL',
  homeOfEuro: undefined,
  inflected: 2,
  shortNames: undefined,
  directions: 'do w na pod',
  ownCountry: { pattern: /pols/u, country: 'PL' },
  endings: {
    // Names change their last letters: 'do Radomia', 'w Radomiu'.
    pattern: /(?:ia|iu|ie|a|u|y|i|e|owa|owie)$/,
    isNeeded: false,
  },
  writtenEnding: undefined,
  before: undefined,
  behind: undefined,
  countriesChange: true,
  sharedDomains: [],
};
