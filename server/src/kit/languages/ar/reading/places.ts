import type { Places } from '../../shapes/places.ts';

export const places: Places = {
  home: 'SA AE EG KW QA BH OM JO MA DZ TN',
  homeOfEuro: undefined,
  inflected: 0,
  shortNames: { السعودية: 'SA', الإمارات: 'AE' },
  directions: '',
  ownCountry: undefined,
  endings: undefined,
  writtenEnding: undefined,
  before: /^(?:الى|إلى)$/u,
  behind: undefined,
  countriesChange: true,
  sharedDomains: [],
};
