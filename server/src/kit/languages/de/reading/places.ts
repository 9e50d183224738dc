import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'DE AT CH',
  homeOfEuro: 'DE',
  inflected: 0,
  shortNames: undefined,
  directions: 'nach in bei',
  ownCountry: { pattern: /deutsch|bundesweit/u, country: 'DE' },
  endings: undefined,
  writtenEnding: undefined,
  before: undefined,
  behind: undefined,
  countriesChange: true,
  sharedDomains: [],
};
