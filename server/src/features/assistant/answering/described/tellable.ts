/**
 * Which sentences of a description may be quoted. A description comes with a product from wherever the shop got it: it says what a thing is like, and
 * promises nothing. A sentence about money, the shop's terms or health, or one addressed to a machine, is never quoted. Pure.
 */

import { bookOf, type DialogueKey, findPhrases } from '../../../../kit/languages/dialogue/index.ts';
import { languageData } from '../../../../kit/languages/index.ts';
import { statesIncluded } from '../../../../kit/languages/pieces.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { plainDigits } from '../../../../kit/money/digits.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import { isForMachines } from '../../claims/cut/index.ts';

/** Percentages of what a thing is made of: 'cotton 95 %, elastane 5 %'. */
const percentages = /(\d+(?:[.,]\d+)?) ?[%٪]|[%٪] ?(\d+(?:[.,]\d+)?)/gu;
const isComposition = (sentence: string): boolean =>
  [...plainDigits(sentence).matchAll(percentages)].reduce(
    (sum, [, before, behind]) => sum + Number((before ?? behind ?? '').replace(',', '.')),
    0,
  ) === 100;

/** Amounts, percentages, addresses, long numbers and codes, and what costs nothing. */
const neverTold =
  /[€$£¥₺%٪@]|\b(?:eur|usd|gbp|chf|pln|zł|tl|try|euros?|pounds?|dollars?)\b|円|ريال|درهم|https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|shop|store|example|[a-z]{2})\b|\d[\d\s./-]{7,}\d|\b(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6,}\b|\b(?:free of charge|for free|gratis|gratuit\p{L}*|kostenlos\p{L}*|ücretsiz|darmow\p{L}*|bezpłat\p{L}*)\b|مجان|無料/u;

/** The shop's own terms, which its texts state. */
const terms: readonly DialogueKey[] = [
  'discount',
  'payment',
  'invoice',
  'returns',
  'warranty',
  'person',
  'contact',
  'cancelling',
  'tracking',
  'account',
];

/** Beginnings of words that promise health, or a proof of anything. */
const promises =
  'heal cure therap clinic proven scientific medic health doctor guarante forever lifetime heil gesund klinisch bewiesen arzt wissenschaft lebenslang gueri sante cliniqu prouve medecin vie genees gezond bewezen levenslang cura salud clinic probad comprobad medic guari salut provat lecz uleczy zdrow udowodni klinicz wieczyst iyiles sagli klinik kanitla omur يشفي يعالج علاج صح طبي 治 健康 医 効果 永久 nasa'
    .split(' ')
    .map(foldText);
const shortestPromise = 3;
const longest = 300;

/** Whether a sentence of a description may be quoted to a visitor. */
export function isTellable(sentence: string, language: ChatLanguage): boolean {
  const stated = isComposition(sentence) ? sentence.replaceAll(/[%٪]/gu, '') : sentence;
  const text = foldText(stated);
  if (sentence.length > longest || neverTold.test(stated) || neverTold.test(text) || isForMachines(sentence)) return false;
  const words = foldedWords(sentence);
  const promisesMore = promises.some((beginning) =>
    /[a-z]/.test(beginning)
      ? words.some((word) => word.startsWith(beginning) && (beginning.length > shortestPromise || word === beginning))
      : text.includes(beginning),
  );
  if (promisesMore) return false;
  const keys = new Set(findPhrases(bookOf(language), words).flatMap((hit) => hit.keys));
  // 'Delivered with its lid' says what belongs to it.
  const isWith = keys.has('with') || languageData(language).sentences.withEnding?.written.test(sentence) === true;
  const isSupplied = ((isWith && !keys.has('time')) || statesIncluded(sentence, language)) && !/\d/.test(sentence);
  return !terms.some((key) => keys.has(key)) && (!keys.has('delivery') || isSupplied);
}
