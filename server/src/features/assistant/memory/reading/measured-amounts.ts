/** Amounts with a unit that a message names: 'three metres', '2 kg', 'half a kilo'. Pure. */
import { type SoldUnit, soldUnit } from '../../../../kit/languages/basket.ts';
import { quantityOf } from '../../../../kit/languages/measured.ts';
import type { Token } from './tokens.ts';

export interface MeasuredAmount {
  value: number;
  /** The word for the unit, folded. */
  written: string;
  /** The unit, where goods are sold by it. */
  unit: SoldUnit | null;
  /** Comparable with `quantityOf` of what a shop writes. */
  quantity: number | null;
}

const halves =
  /(?<!\p{L})(?:half an? |a half |medio |mezzo |halbe[sr]? |une? demi[- ]|demi[- ]|pół |pol |yarım |yarim |half |een halve |halve )(kilo\p{L}*|chilo|kg|lit\p{L}+)(?!\p{L})|نصف (كيلو|لتر)/giu;
const halfAlone = /(?<!\p{L})(?:półkilow\p{L}*|półlitrow\p{L}*)(?!\p{L})/giu;
const isVolume = (word: string): boolean => /^(?:l|ل)/iu.test(word);

/** Somebody's height: '1 metro e 25', '1 m 70', '1m85'. */
const metres =
  /(?<!\p{N})([12])\s?(?:m|met(?:er|re|ro|ri|ros|res)?|mètres?|metr\p{L}{0,2}|متر)\s?(?:e |y |et |und |and |i |en |ve |و ?)?(\d{2})(?!\p{N}|\s?(?:cm|[x×]))/giu;

/** A message in which half a kilo is '500 g' and '1 m 25' is '125 cm', as shops write it. */
export const withPlainHalfUnits = (message: string): string =>
  message
    .replaceAll(metres, '$1$2 cm')
    .replaceAll(halves, (_, word: string | undefined, arabic: string | undefined) => (isVolume(word ?? arabic ?? '') ? '500 ml' : '500 g'))
    .replaceAll(halfAlone, (word) => (/lit/iu.test(word) ? '500 ml' : '500 g'));

/** The amounts of a message that a unit stands behind. */
export const measuredIn = (tokens: readonly Token[], used: ReadonlySet<Token>, isUnit: (word: string) => boolean): MeasuredAmount[] =>
  tokens.flatMap((token, at) => {
    const written = tokens[at + 1]?.text ?? '';
    const { amount } = token;
    if (!amount || amount.isMoney || amount.isPercent || used.has(token) || !(isUnit(written) || soldUnit(written))) return [];
    const quantity = quantityOf(`${amount.value} ${unitName[soldUnit(written) ?? ''] ?? written}`);
    return [{ value: amount.value, written, unit: soldUnit(written), quantity }];
  });

const unitName: Readonly<Record<string, string>> = { metre: 'm', kilo: 'kg', litre: 'litre' };
