import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'TR',
  homeOfEuro: undefined,
  inflected: 0,
  shortNames: undefined,
  directions: '',
  ownCountry: { pattern: /turkiye/u, country: 'TR' },
  endings: {
    // A bare name is the subject: 'Van'.
    pattern: /(?:y?[ae]|d[ae]|t[ae])$/,
    isNeeded: true,
  },
  writtenEnding: /(?:['’]?y?[ae])$/u,
  before: undefined,
  behind: undefined,
  countriesChange: true,
  sharedDomains: [],
};
