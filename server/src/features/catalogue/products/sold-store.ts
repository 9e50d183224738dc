/** Finds the products of the catalogue that the lines of an order name. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { productKey } from '../readers/product.ts';
import { products } from '../tables.ts';

/** Everything that a shop may call a product by. */
export interface SoldNames {
  ids: readonly string[];
  skus: readonly string[];
  links: readonly string[];
  titles: readonly string[];
}

type SoldCandidate = Record<string, unknown> & {
  id: number;
  key: string;
  sku: string | null;
  title: string;
  variants: string[];
  skus: string[];
};

/**
 * The products that these lines name, in their order; null for a line of no product, or of several. A shop's id, its variant's id and an address
 * decide before a SKU, and that before a title. Products that the shop no longer sells are found too.
 */
export async function productsSold(db: Executor, ownerId: number, lines: readonly SoldNames[]): Promise<(number | null)[]> {
  const all = (of: keyof SoldNames) => [...new Set(lines.flatMap((line) => line[of]))].filter((text) => text !== '');
  const [ids, skus, titles] = [all('ids'), all('skus'), all('titles').map(folded)];
  const keys = [...new Set(all('links').map(productKey))];
  if ([ids, skus, titles, keys].every((list) => list.length === 0)) return lines.map(() => null);
  const param = (texts: string[]) => sql`any(${sql.param(texts)}::text[])`;
  const variants = sql`jsonb_array_elements(${products.variants})`;
  const { rows } = await db.execute<SoldCandidate>(sql`
    select id, external_key as key, sku, lower(title) as title,
      array(select v->>'id' from ${variants} v where v->>'id' = ${param(ids)}) as variants,
      array(select v->>'sku' from ${variants} v where v->>'sku' = ${param(skus)}) as skus
    from ${products}
    where owner_id = ${ownerId} and deleted_at is null and (
      external_key = ${param([...ids, ...keys])} or sku = ${param(skus)} or lower(title) = ${param(titles)}
      or exists (select from ${variants} v where v->>'id' = ${param(ids)} or v->>'sku' = ${param(skus)}))
    order by id limit 1000`);
  return lines.map((line) => {
    const tests: ((found: SoldCandidate) => boolean)[] = [
      ({ key, variants }) =>
        line.ids.includes(key) || line.links.map(productKey).includes(key) || variants.some((id) => line.ids.includes(id)),
      ({ sku, skus }) => (sku !== null && line.skus.includes(sku)) || skus.some((sku) => line.skus.includes(sku)),
      ({ title }) => line.titles.map(folded).includes(title),
    ];
    for (const fits of tests) {
      const fitting = rows.filter(fits);
      if (fitting.length > 0) return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
    }
    return null;
  });
}

const folded = (title: string) => title.trim().toLowerCase();

/** The highest price of an owner's products in a currency, in minor units; null when there is none. */
export async function dearestPrice(db: Executor, ownerId: number, currency: string): Promise<number | null> {
  const { rows } = await db.execute<{ dearest: number | null }>(sql`
    select max(greatest(price_minor, price_max_minor)) as dearest from ${products}
    where owner_id = ${ownerId} and currency = ${currency} and deleted_at is null`);
  const dearest = rows[0]?.dearest ?? null;
  return dearest === null ? null : Number(dearest);
}
