/** Finds the measure of a product's property by the name that a shop gives it in any language, and by the unit of its value. */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { plainDigits } from '../money/digits.ts';
import { foldText } from '../text/words.ts';
import type { MeasureKey } from './dialogue/index.ts';
import { namesInShops } from './shop-names.ts';

const number = String.raw`\d[\d.,]*\s*`;
const end = String.raw`(?![\p{L}])`;
/** Units behind a number. */
const units: readonly [MeasureKey, RegExp][] = [
  [
    'weighs',
    new RegExp(
      `${number}(?:kg|g|mg|lbs?|oz|gr|grams?|gramm|grammes?|gramos?|grammi|kilo\\p{L}*|جرام|غرام|غ|كجم|كغ|كيلو|グラム|キロ)${end}`,
      'iu',
    ),
  ],
  [
    'big',
    new RegExp(
      `${number}(?:mm|cm|m|met(?:res?|ers?|ros?|ri)|metr(?:y|ów)?|in|inch(?:es)?|ft|"|″|سم|مم|متر|センチ|ミリ|メートル)${end}`,
      'iu',
    ),
  ],
  ['holds', new RegExp(`${number}(?:ml|cl|dl|l|lt|lit\\p{L}*|مل|لتر|リットル|ミリリットル)${end}`, 'iu')],
  ['power', new RegExp(`${number}(?:w|watts?|vat|lm|lumen|واط|ワット)${end}`, 'iu')],
  [
    'lasts',
    new RegExp(`${number}(?:h|hours?|hrs?|std|stunden|heures?|horas?|ore|uur|uren|godzin\\p{L}*|saat|ساعه|ساعات|ساعة|時間)${end}`, 'iu'),
  ],
];
/** General names for an extent in one direction. */
const extents: ReadonlySet<MeasureKey> = new Set(['long', 'wide', 'tall', 'deep', 'big']);

const beginnings = onDemand((measure: MeasureKey) => namesInShops(({ measures }) => measures[measure]).map(foldText));

/** Whether the name of a property says what it measures. */
function isNamed(name: string, measure: MeasureKey): boolean {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => {
    const bare = word.replace(/^ال(?=.{2})/u, '');
    return beginnings(measure).some((beginning) =>
      beginning.length > 2 || /[^a-z]/.test(beginning) ? bare.startsWith(beginning) : bare === beginning,
    );
  });
}

/** A property as a shop names it. */
export interface Named {
  name: string;
  values: readonly string[];
}

/**
 * The properties that tell a measure: those that are named after it; else, of an extent, those that give any; else those whose values have
 * its unit.
 */
export function measuredBy<Property extends Named>(properties: readonly Property[], measure: MeasureKey): Property[] {
  const named = properties.filter(({ name }) => isNamed(name, measure));
  // 'Weighted keys: no', 'Höhenverstellbar: ja' tell no weight and no height.
  const numbered = named.filter(({ values }) => values.some((value) => /\d/.test(plainDigits(value))));
  if (named.length > 0) return numbered.length > 0 ? numbered : named;
  const extent = extents.has(measure) ? properties.filter(({ name }) => [...extents].some((each) => isNamed(name, each))) : [];
  const unit = units.find(([of]) => of === (extents.has(measure) ? 'big' : measure))?.[1];
  const hasUnit = ({ values }: Named) => unit !== undefined && values.some((value) => unit.test(plainDigits(value)));
  const measured = extent.filter(hasUnit);
  if (measured.length > 0) return measured;
  const byUnit = properties.filter(hasUnit);
  return byUnit.length > 0 ? byUnit : extent;
}

/** How many of a unit: 'how many cm', 'kaç gram', 'ile litrów'. */
const howMany = 'how many|wie ?viele?|combien(?: de)?|cuant[oa]s|quant[ie]|hoeveel|ile|kac|كم|何';
const askedUnits: readonly [MeasureKey, string][] = [
  [
    'weighs',
    'kg|g|gr|gram\\p{L}*|gramm\\p{L}*|grammes?|kilo(?!m)\\p{L}*|lbs?|pounds|oz|ounces|pfund|كيلو|غرام|جرام|グラム|キロ(?!メートル)',
  ],
  [
    'big',
    'cm|mm|m|metre\\p{L}*|meter\\p{L}*|metri|metros?|centim\\p{L}*|zentim\\p{L}*|inch\\p{L}*|zoll|santim\\p{L}*|centymetr\\p{L}*|سم|متر|センチ|ミリ|メートル',
  ],
  ['holds', 'ml|cl|l|lit\\p{L}*|لتر|مل|リットル'],
  ['power', 'w|watts?|vat|واط|ワット'],
];
const asksUnit = askedUnits.map(([measure, units]): [MeasureKey, RegExp] => [
  measure,
  new RegExp(`(?:^|[^\\p{L}])(?:${howMany})\\s*(?:${units})(?!\\p{L})`, 'u'),
]);

/** The measure that a message asks for by a unit. */
export const measureOfUnit = (message: string): MeasureKey | null =>
  asksUnit.find(([, pattern]) => pattern.test(foldText(message.normalize('NFKC'))))?.[0] ?? null;

/** Units of one kind in terms of one of them. */
const factors: Readonly<Record<string, number>> = {
  kg: 1000,
  kilo: 1000,
  كجم: 1000,
  كغ: 1000,
  كيلو: 1000,
  キロ: 1000,
  mg: 0.001,
  lb: 453.6,
  lbs: 453.6,
  oz: 28.35,
  m: 100,
  mm: 0.1,
  مم: 0.1,
  متر: 100,
  in: 2.54,
  inch: 2.54,
  inches: 2.54,
  ft: 30.48,
  l: 1000,
  lt: 1000,
  litre: 1000,
  liter: 1000,
  litros: 1000,
  litri: 1000,
  لتر: 1000,
  cl: 10,
  dl: 100,
};

/** How much a value of a property is, comparable with other values of its kind; null where it is no number. */
export function quantityOf(value: string): number | null {
  const [, written = '', unit = ''] = /(\d[\d.,]*)\s*(\p{L}*)/u.exec(plainDigits(value).normalize('NFKC')) ?? [];
  if (!written) return null;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/[.,]$/, '')) ?? [];
  const number = Number(`${whole.replaceAll(/\D/g, '')}.${fraction || 0}`);
  return number * (factors[unit.toLowerCase()] ?? 1);
}
