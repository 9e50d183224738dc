/** Sums of things whose version was not chosen, where versions differ in price: each version that is meant is summed by itself. Pure. */

import { variantsWith } from '../../records/properties.ts';
import type { ProductRecord, VariantRecord } from '../../records/types.ts';
import type { SumItem } from '../basket/basket.ts';
import { type SumRequest, sumsOf } from '../request.ts';
import { versionNamed, withOptions } from '../versions/versions.ts';
import type { Moment } from './moment.ts';

/** More sums than that say little. */
const mostSums = 4;

/** The sum of each version that may be meant, where few are. */
export function withOpenVersions(request: SumRequest, moment: Moment): SumRequest {
  const sums = sumsOf(request);
  const versioned = sums.flatMap((items) => sumsOfVersions(items, moment));
  return versioned.length > sums.length && versioned.length <= mostSums ? { ...request, either: versioned } : request;
}

function sumsOfVersions(items: readonly SumItem[], moment: Moment): readonly (readonly SumItem[])[] {
  return items.reduce<readonly (readonly SumItem[])[]>(
    (sums, item) => {
      const versions = versionsOf(item, moment);
      if (versions.length === 0) return sums.map((sum) => [...sum, item]);
      return sums.flatMap((sum) => versions.map(({ id }) => [...sum, { ...item, variant: id }]));
    },
    [[]],
  );
}

/** The versions that an item may mean: those on sale with what was chosen of it; none where one is meant, or all cost the same. */
function versionsOf({ product: id, variant }: SumItem, { products, conversation, reading, message }: Moment): readonly VariantRecord[] {
  const product = products.get(id);
  if (!product || variant !== undefined || !isPricedByVersion(product)) return [];
  const options = withOptions(conversation.versions[id] ?? [], versionNamed(reading, message, product));
  const versions = variantsWith(product, options).filter(({ inStock }) => inStock !== false);
  return versions.length > 1 ? versions : [];
}

const isPricedByVersion = ({ priceMinor, priceMaxMinor }: ProductRecord): boolean => (priceMaxMinor ?? 0) > (priceMinor ?? 0);
