/** Versions that a wish names and that cannot be bought now: 'a suit in L' of what comes in L, where that is sold out. Pure. */
import { versionNamed } from '../../memory/versions/versions.ts';
import { variantsWith } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { Understood } from '../understanding.ts';

export interface GoneVersion {
  product: number;
  /** The shop's id of the version. */
  variant: string;
}

const mostGone = 2;

/** The versions that a message names of what was found, where all of a product are out of stock: who asks for one is told so, whatever comes near. */
export function goneVersions({ reading, text, request }: Understood, records: readonly ProductRecord[]): GoneVersion[] {
  if (request?.act !== 'search' && request?.act !== 'question') return [];
  const all = records.flatMap((record) => {
    const options = versionNamed(reading, text, record);
    const named = options.length > 0 ? variantsWith(record, options) : [];
    return named.every(({ inStock }) => inStock === false) ? named.map(({ id }) => ({ product: record.id, variant: id })) : [];
  });
  return all.slice(0, mostGone);
}
