/** Counts what the products of a catalogue lack. */
import { and, count, desc, isNull, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { products } from '../tables.ts';
import { live } from './product-store.ts';

export interface Gap {
  count: number;
  /** Titles of some of these products. */
  examples: string[];
}

export interface CatalogueGaps {
  /** Live products. */
  total: number;
  withoutPrice: Gap;
  withoutPicture: Gap;
  /** In stock or not, and not among `shown`. */
  notShown: Gap;
}

/** The live products that lack a price or a picture, and those not among `shown`. */
export async function catalogueGaps(db: Executor, ownerId: number, shown: readonly number[]): Promise<CatalogueGaps> {
  const conditions = {
    withoutPrice: isNull(products.priceMinor),
    withoutPicture: sql`${products.image} = ''`,
    notShown: shown.length > 0 ? notInArray(products.id, [...shown]) : sql`true`,
  };
  const filtered = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await db
    .select({
      total: count(),
      withoutPrice: filtered(sql`${conditions.withoutPrice}`),
      withoutPicture: filtered(conditions.withoutPicture),
      notShown: filtered(sql`${conditions.notShown}`),
    })
    .from(products)
    .where(live(ownerId));
  const gap = async (name: keyof typeof conditions): Promise<Gap> => {
    const number = counts?.[name] ?? 0;
    if (number === 0) return { count: 0, examples: [] };
    const rows = await db
      .select({ title: products.title })
      .from(products)
      .where(and(live(ownerId), conditions[name]))
      .orderBy(desc(products.id))
      .limit(3);
    return { count: number, examples: rows.map(({ title }) => title) };
  };
  return {
    total: counts?.total ?? 0,
    withoutPrice: await gap('withoutPrice'),
    withoutPicture: await gap('withoutPicture'),
    notShown: await gap('notShown'),
  };
}
