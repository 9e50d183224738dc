/** The shop's own country, where its words or its currency tell it for sure. Pure. */
import { homeOfCurrency } from '../../../../kit/countries.ts';
import { languageData } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { Reading } from '../read/reading.ts';

/** The places of a text with the country that 'nationwide' means there, where that is certain. */
export function withHomeCountry(
  places: readonly string[],
  { words }: Reading,
  language: ChatLanguage,
  currency: string | null,
): readonly string[] {
  if (!places.includes('home')) return places;
  const joined = words.map(({ folded }) => folded).join(' ');
  const { ownCountry } = languageData(language).places;
  const own = ownCountry?.pattern.test(joined) ? ownCountry.country : homeOfCurrency(currency);
  if (own === null || places.includes(own)) return places;
  // 'Portugal peninsular' is the mainland of Portugal, not the shop's own.
  return places.includes('mainland') && places.some((place) => isCountry.test(place))
    ? places.filter((place) => place !== 'home')
    : [...places, own];
}

const isCountry = /^[A-Z]{2}$/;
