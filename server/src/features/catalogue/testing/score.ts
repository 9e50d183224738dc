/** Scores a reading: for each field the number of products where it is right, wrong or missing. */
import type { CatalogueProduct } from '../readers/index.ts';

/** The expected fields. Absent fields are not scored. Amounts are in minor units. */
export type Expected = Partial<
  Pick<
    CatalogueProduct,
    | 'title'
    | 'priceMinor'
    | 'priceMaxMinor'
    | 'regularPriceMinor'
    | 'currency'
    | 'inStock'
    | 'image'
    | 'description'
    | 'sku'
    | 'vendor'
    | 'categories'
    | 'attributes'
  >
> & { title: string };

export interface Score {
  kind: string;
  source: string;
  expected: number;
  found: number;
  extra: number;
  pages: number;
  right: number;
  wrong: string[];
  fields: Record<string, { right: number; wrong: number; missing: number }>;
}

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Scores a reading against the expected products, which are matched by title. */
export function score(kind: string, source: string, expected: Expected[], products: CatalogueProduct[], pages = 0): Score {
  const left = [...products];
  const result: Score = { kind, source, expected: expected.length, found: 0, extra: 0, pages, right: 0, wrong: [], fields: {} };
  for (const each of expected) {
    const at = left.findIndex((product) => plain(product.title) === plain(each.title));
    if (at < 0) {
      result.wrong.push(`not found: ${each.title}`);
      continue;
    }
    const [product] = left.splice(at, 1) as [CatalogueProduct];
    result.found++;
    let right = true;
    for (const [field, value] of Object.entries(each)) {
      const actual = product[field as keyof CatalogueProduct];
      const tally = result.fields[field] ?? { right: 0, wrong: 0, missing: 0 };
      result.fields[field] = tally;
      if (same(field, value, actual)) tally.right++;
      else {
        right = false;
        const isMissing = actual === null || actual === '' || (Array.isArray(actual) && actual.length === 0);
        tally[isMissing ? 'missing' : 'wrong']++;
        result.wrong.push(`${each.title}: ${field} is ${JSON.stringify(actual)}, not ${JSON.stringify(value)}`.slice(0, 300));
      }
    }
    if (right) result.right++;
  }
  result.extra = left.length;
  for (const product of left) result.wrong.push(`not in the shop: ${product.title}`);
  return result;
}

function same(field: string, expected: unknown, actual: unknown): boolean {
  // Descriptions may be shortened or carry more; what is expected must be in them.
  if (field === 'description') return plain(String(actual)).includes(plain(String(expected)).slice(0, 200));
  if (field === 'image') return actual !== null && String(actual).split('?')[0] === String(expected).split('?')[0];
  if (Array.isArray(expected)) return expected.every((each) => (actual as string[]).some((other) => plain(other) === plain(String(each))));
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).every(([name, values]) => same('', values, (actual as Record<string, unknown>)[name] ?? []));
  return typeof expected === 'string' && typeof actual === 'string' ? plain(expected) === plain(actual) : expected === actual;
}
