import { brandAttribute } from '@parley/contract';
import { and, count, desc, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { products } from '../tables.ts';

/** Counts the products that match `which` by category, tag, brand and attribute value, most frequent first, and finds the price range. */
export async function countFacets(db: Executor, which: SQL, most: number) {
  const value = sql<string>`value`;
  const counted = async (list: SQL) =>
    (
      await db.execute<{ value: string; count: number }>(
        sql`select ${value}, count(*)::int as count from ${products}, ${list} as value where ${which} group by 1 order by 2 desc, 1 limit ${most}`,
      )
    ).rows;
  const attributes = await db.execute<{ name: string; value: string; count: number }>(sql`
    select name, value, count(*)::int as count from (
      select ${products.id} as id, name, value
      from ${products}, jsonb_each(${products.attributes}) as each(name, list), jsonb_array_elements_text(list) as value
      where ${which}
      union
      select ${products.id}, ${brandAttribute}, ${products.vendor} from ${products} where ${which} and ${products.vendor} <> ''
    ) as carried group by 1, 2 order by 3 desc, 1, 2 limit ${most * 5}`);
  const prices = await db
    .select({
      currency: products.currency,
      count: count(),
      min: sql<number>`min(${products.priceMinor})`,
      max: sql<number>`max(${products.priceMinor})`,
    })
    .from(products)
    .where(and(which, sql`${products.priceMinor} is not null`))
    .groupBy(products.currency)
    .orderBy(desc(count()));
  return {
    categories: await counted(sql`unnest(${products.categories})`),
    tags: await counted(sql`unnest(${products.tags})`),
    vendors: await counted(sql`unnest(array_remove(array[${products.vendor}], null))`),
    attributes: attributes.rows,
    prices,
  };
}
