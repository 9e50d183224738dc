/** The cheapest and the dearest of a set, and the amounts between which its prices lie. Rule R6 of SPEC.md. */
import { sharesSign } from '../../../../../kit/money/currency.ts';
import type { ProductRecord } from '../../../records/types.ts';
import { minorOf } from '../../read/reading.ts';
import { mostSubjects } from '../subjects.ts';
import { type Frame, has, hasStrong } from './frame.ts';

/** 'The Halo is the cheapest' of what is named, else of all. */
export function readSuperlative(frame: Frame): void {
  const { reading, subjects, records } = frame;
  const extreme = hasStrong(reading, 'cheapest') ? 'cheapest' : hasStrong(reading, 'dearest') ? 'dearest' : null;
  if (!extreme) return;
  const singles = subjects.singles.map(({ product }) => product);
  const of = (subjects.set.length > 1 ? subjects.set : singles.length > 1 ? singles : records.products).filter(
    ({ priceMinor }) => priceMinor !== null,
  );
  const currency = of[0]?.currency;
  if (of.length < 2 || of.some((product) => product.currency !== currency)) return;
  const sorted = [...of].sort((a, b) => (a.priceMinor ?? 0) - (b.priceMinor ?? 0));
  const product = extreme === 'cheapest' ? sorted[0] : sorted.at(-1);
  if (!product) return;
  frame.say({ kind: 'superlative', product: product.id, of: of.map(({ id }) => id), extreme });
  frame.say({ kind: 'price', product: product.id });
  frame.explains(product.currency, product.priceMinor);
}

/** 'Under 50 euros', 'between 20 and 50': about all products of a set. */
export function readBounds(frame: Frame): void {
  const { reading, subjects } = frame;
  if (frame.claims.length > 0 || ['dearer', 'cheaper', 'difference', 'saving', 'total'].some((key) => hasStrong(reading, key))) return;
  const singles = subjects.singles.map(({ product }) => product);
  const all = (subjects.set.length > 0 ? subjects.set : singles.length > 0 ? singles : spokenOf(frame)).filter(
    ({ priceMinor }) => priceMinor !== null,
  );
  const currency = all[0]?.currency ?? null;
  if (all.length === 0 || all.some((product) => product.currency !== currency)) return;
  const amounts = frame.money.filter(
    (number) => !frame.explained.has(number) && (number.currency === null || (currency !== null && sharesSign(number.currency, currency))),
  );
  const [low, high] = amounts;
  if (low && high && (has(reading, 'range') || low.inRange) && all.length > 1) {
    frame.say({ kind: 'range', products: all.map(({ id }) => id) });
    const prices = all.map(({ priceMinor }) => priceMinor ?? 0);
    frame.explains(currency, Math.min(...prices), Math.max(...prices));
    return;
  }
  if (
    !low ||
    amounts.length > 1 ||
    all.some(({ priceMinor, regularPriceMinor }) => [priceMinor, regularPriceMinor].includes(minorOf(low, currency)))
  )
    return;
  const side = (['atMost', 'under', 'atLeast', 'over'] as const).find((key) =>
    reading.hits.some((hit) => hit.role === 'cue' && hit.key === key && hit.to <= low.from && low.from - hit.to <= 1),
  );
  if (!side) return;
  const amountMinor = minorOf(low, currency);
  const holds = (product: ProductRecord) => isBound(product, side, amountMinor);
  const fitting = all.filter(holds);
  if (currency && fitting.length === all.length) {
    frame.say({ kind: 'bound', products: all.map(({ id }) => id), side, amountMinor, currency });
    frame.explained.add(low);
  } else for (const product of all.slice(0, mostSubjects)) frame.say({ kind: 'price', product: product.id });
}

/** The products that 'they', 'all' and the like stand for. */
function spokenOf(frame: Frame): readonly ProductRecord[] {
  const refers = frame.reading.hits.some(
    ({ role, key }) =>
      role === 'they' ||
      role === 'both' ||
      (role === 'operator' && (key === 'all' || key === 'every')) ||
      (role === 'cue' && key === 'range'),
  );
  if (!refers) return [];
  const shown = frame.records.shownIds.flatMap((id) => frame.records.products.find((product) => product.id === id) ?? []);
  return shown.length > 0 ? shown : frame.records.products;
}

function isBound(
  { priceMinor, priceMaxMinor }: ProductRecord,
  side: 'under' | 'atMost' | 'over' | 'atLeast',
  amountMinor: number,
): boolean {
  if (priceMinor === null) return false;
  const highest = priceMaxMinor ?? priceMinor;
  if (side === 'under') return highest < amountMinor;
  if (side === 'atMost') return highest <= amountMinor;
  return side === 'over' ? priceMinor > amountMinor : priceMinor >= amountMinor;
}
