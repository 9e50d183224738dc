/** How much weight a thing must bear: 'I weigh 125 kg', '体重90キロ'; and how much shops say that it does. The words stand in the languages' folders. Pure. */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { plainDigits } from '../money/digits.ts';
import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';
import { quantityOf } from './measured.ts';
import { namesInShops } from './shop-names.ts';

const about =
  '(?:about|around|roughly|some|etwa|ca\\.?|circa|rund|ungefähr|so|um die|knapp|über|environ|dans les|unos|casi|sui|quasi|ongeveer|zo’n|zowat|około|jakieś|حوالي)';
const number = '(\\d{2,3})(?:[.,]\\d)?\\s*';
const kilos = '(?:kg|kgs|kilos?|chili|kilogram\\p{L}*|kilograms?|kilogrammes?|كيلو\\p{L}*|كغ|كجم)(?!\\p{L})';

const before = ofEachLanguage(({ telling }) => telling.bearing);

const whole = ofEachLanguage(({ telling }) => telling.load);

const patternOf = onDemand(
  (language: DialogueLanguage): RegExp =>
    whole[language] ?? new RegExp(`(?<!\\p{L})(?:${before[language]})\\s+(?:${about}\\s+)?${number}${kilos}`, 'iu'),
);

/** Lighter things are goods, not people. */
const lightest = 20;

/** The weight in kilos that a message says a thing must bear, and the words that say it; null for none. */
export function loadIn(given: string, language: DialogueLanguage): { kilos: number; written: string } | null {
  const found = patternOf(language).exec(plainDigits(given.normalize('NFKC')));
  const amount = Number(found?.[1] ?? found?.[2]);
  return found && amount >= lightest ? { kilos: amount, written: found[0] } : null;
}

/** Beginnings of the names under which shops say how much a thing bears, folded. */
const names = namesInShops(({ load }) => load).map(foldText);

const asked = ofEachLanguage(({ asking }) => asking.load);

/** Whether a message asks how much weight a thing bears, where it names no weight itself. */
export const asksLoad = (message: string, language: DialogueLanguage): boolean => asked[language].test(patternText(message, language));

/** How many kilos a property says that a thing bears; null where it speaks of something else. */
export function loadStated(name: string, values: readonly string[]): number | null {
  const folded = foldedWords(name).map(comparable).join(' ');
  if (!names.some((each) => folded.startsWith(each))) return null;
  const [stated] = values.filter((value) => /\d\s*(?:kg|kilo\p{L}*|lbs?|كغ|كجم|كيلو|キロ)/iu.test(plainDigits(value)));
  const grams = stated === undefined ? null : quantityOf(stated.replace(/^.*?(\d[\d.,]*\s*(?:kg|kilo|lbs?))/iu, '$1'));
  return grams === null ? null : grams / 1000;
}
