/** What a question asks for by its name, so that a passage about anything else is no answer: 'parking', 'an app', 'gluten'. Pure. */
import type { MeaningName } from '../../../kit/languages/meanings/index.ts';
import type { HeldWord, TermsOfWords } from './answers.ts';
import type { Candidate } from './index-store.ts';
import type { ReadQuestion } from './question.ts';

/** Meanings of things, substances and services. The others tell what happens, or to whom, and may be said in other words. */
const sought: ReadonlySet<MeaningName> = new Set<MeaningName>([
  'microwave',
  'oven',
  'hob',
  'dishwasher',
  'sugar',
  'salt',
  'dairy',
  'lactose',
  'nuts',
  'gluten',
  'egg',
  'soy',
  'alcohol',
  'caffeine',
  'rawMilk',
  'halal',
  'kosher',
  'additives',
  'calories',
  'lead',
  'nickel',
  'certified',
  'battery',
  'plug',
  'bulb',
  'app',
  'recycled',
  'handmade',
  'vintage',
  'tasting',
  'course',
  'alteration',
  'tradeIn',
  'disposal',
  'catalogue',
  'school',
  'celebration',
  'companyGift',
  'download',
  'parking',
  'publicTransport',
  'founder',
  'team',
  'donation',
  'sponsoring',
  'spokenLanguage',
  'lookingAfter',
  'copying',
  'hardening',
]);

/** How many of the things that a question asks for by name a passage has, and lacks. */
export function soughtIn(
  { terms: hits }: Candidate,
  { phrases, besides }: ReadQuestion,
  { held, terms }: { held: readonly HeldWord[]; terms: TermsOfWords },
): { held: number; lacking: number } {
  const ofWords = held.filter(({ word }) => word.meanings.some((meaning) => sought.has(meaning)));
  const ofPhrases = [...phrases.keys()].filter((meaning) => sought.has(meaning) && !besides.has(meaning));
  const heldWords = ofWords.filter((each) => each.held !== null).length;
  const heldPhrases = ofPhrases.filter((meaning) => hits.has(terms.meanings.get(meaning) ?? -1)).length;
  const has = heldWords + heldPhrases;
  return { held: has, lacking: ofWords.length + ofPhrases.length - has };
}
