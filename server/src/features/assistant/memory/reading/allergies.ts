/** Substances that visitors cannot tolerate: excluded when they look for products, and asked about when they speak of a product in view. Pure. */
import { isAsking } from '../../../../kit/languages/questions.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { Reading } from './reading.ts';
import { speaksOfIt } from './subject.ts';

/** Beginnings of the words for it, in whatever language. */
const allergic = /(?:^|[^\p{L}])(?:allerg|alerg|alerji|uczul|intoler|intoller)|حساسي|アレルギー/u;

/** 'I am allergic to dust, is it all right for me?' rules no dust out. */
export function withAllergyAsked(reading: Reading, message: string, isInView: boolean): Reading {
  const { exclusions, content, keys, language } = reading;
  const seeks = keys.has('seeking') || keys.has('some');
  const asksOfIt = speaksOfIt(message, language) || (isAsking(message, language) && !seeks);
  if (!isInView || exclusions.length === 0 || !allergic.test(foldText(message)) || !asksOfIt) return reading;
  return { ...reading, exclusions: [], content: [...content, ...exclusions] };
}
