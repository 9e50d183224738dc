/** The shop's own country, where its words or its currency tell it for sure. Pure. */
import { homeOfCurrency } from '../../../../kit/countries.ts';
import type { Reading } from '../read/reading.ts';

/** Words for the own country that name it: 'binnen Nederland', 'France métropolitaine', 'Península' of a text in Spanish. */
const named: readonly [language: string, pattern: RegExp, country: string][] = [
  ['de', /deutsch|bundesweit/u, 'DE'],
  ['fr', /metropol/u, 'FR'],
  ['es', /peninsul/u, 'ES'],
  ['it', /ital/u, 'IT'],
  ['nl', /nederland/u, 'NL'],
  ['pl', /pols/u, 'PL'],
  ['tr', /turkiye/u, 'TR'],
  ['ja', /日本|本州/u, 'JP'],
];

/** The places of a text with the country that 'nationwide' means there, where that is certain. */
export function withHomeCountry(
  places: readonly string[],
  { words }: Reading,
  language: string,
  currency: string | null,
): readonly string[] {
  if (!places.includes('home')) return places;
  const joined = words.map(({ folded }) => folded).join(' ');
  const own = named.find(([of, pattern]) => of === language && pattern.test(joined))?.[2] ?? homeOfCurrency(currency);
  return own === null || places.includes(own) ? places : [...places, own];
}
