/** Measures how well questions can distinguish the products of a catalogue, and what the catalogue lacks. Pure. */
import type { CatalogueQuality, catalogueLacks } from '@parley/contract';
import type { FactFamily } from './fact.ts';
import type { FactIndex } from './fact-index.ts';

/** The number of products that are shown at once. */
const shownAtOnce = 3;
/** A draft whose questions can lead to a smaller share of the products is reported as not good. */
const goodShare = 0.8;
/** A family of facts counts as present when at least this share of the products has it. */
const usualShare = 0.5;

/**
 * The best quality that questions about these products can have, in any order: the share of products that they can lead to, and what the
 * catalogue lacks when that is too small.
 */
export function qualityOf(index: FactIndex): CatalogueQuality {
  const findable = index.size === 0 ? 0 : findableProducts(index) / index.size;
  const good = findable >= goodShare;
  return { findable: Math.round(findable * 100) / 100, good, lacks: good ? [] : lacksOf(index) };
}

/** The number of products that share all their values and their price with so few others that all of these are shown. */
function findableProducts({ size, offsets, valueIds, prices }: FactIndex): number {
  const alike = new Map<string, number>();
  for (let place = 0; place < size; place++) {
    const key = `${valueIds.slice(offsets[place], offsets[place + 1]).join(' ')} ${prices[place]}`;
    alike.set(key, (alike.get(key) ?? 0) + 1);
  }
  let findable = 0;
  for (const count of alike.values()) if (count <= shownAtOnce) findable += count;
  return findable;
}

function lacksOf(index: FactIndex): (typeof catalogueLacks)[number][] {
  const carries = (family: FactFamily) => {
    const places = new Set<number>();
    for (const value of index.values) if (value.family === family) for (const place of value.places) places.add(place);
    return places.size >= index.size * usualShare;
  };
  const priced = index.prices.reduce((sum, price) => sum + (Number.isNaN(price) ? 0 : 1), 0);
  const attributes = index.families.filter((family) => family !== 'kind' && family !== 'brand' && family !== 'feature' && carries(family));
  return [
    ...(carries('kind') ? [] : (['kinds'] as const)),
    ...(priced >= index.size * usualShare ? [] : (['prices'] as const)),
    ...(carries('colour') ? [] : (['colours'] as const)),
    ...(carries('material') ? [] : (['materials'] as const)),
    ...(attributes.length > 0 ? [] : (['attributes'] as const)),
  ];
}
