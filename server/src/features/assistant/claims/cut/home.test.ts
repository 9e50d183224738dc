/** The own country of a shop that sends 'nationwide', by what it writes and what it is paid in. */
import { expect, it } from 'vitest';
import { readText } from '../read/reading.ts';
import { withHomeCountry } from './home.ts';

it.each([
  ['de', 'EUR', 'Der Versand ist innerhalb Deutschlands kostenlos.', ['home', 'DE']],
  ['en', 'GBP', 'Nationwide delivery is free.', ['home', 'GB']],
  ['de', 'CHF', 'Der Versand innerhalb des Landes ist kostenlos.', ['home', 'CH']],
  ['en', 'SEK', 'Nationwide delivery is free.', ['home', 'SE']],
  ['en', 'EUR', 'Nationwide delivery is free.', ['home']],
] as const)('%s, %s: %s', (language, currency, text, places) => {
  expect(withHomeCountry(['home'], readText(text, language), language, currency)).toEqual(places);
});

it('adds no country where none is meant', () => {
  expect(withHomeCountry(['AT'], readText('Delivery to Austria is free.', 'en'), 'en', 'GBP')).toEqual(['AT']);
});
