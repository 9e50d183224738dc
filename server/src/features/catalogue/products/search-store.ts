import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { allLanguages, languageData } from '../../../kit/languages/index.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { products } from '../tables.ts';
import { live, type ProductRow } from './product-store.ts';

/** The same configurations as in the schema's `product_stemmer`, which has one more language. */
const stemmers = [...new Set(allLanguages.map((language) => languageData(language).stemmer)), 'portuguese'].filter(
  (name) => name !== 'simple',
);
const mostWords = 12;
/** With more hits than this, the catalogue's order is used, because ranking all of them takes long. */
const mostRanked = 1000;

/** The words of a search text, plain letters and digits, at most twelve. */
export function searchWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, mostWords);
}

/** The condition and order of a search: rows with all its words, or with a similar title. */
export interface SearchCondition {
  /** A condition on `products`. */
  where: SQL;
  /** The beginning of an `order by`; empty for the catalogue's order. */
  best: SQL;
}

/**
 * Finds products that match `which` and contain all words of `text` (as prefixes, or by their stems in eight languages), best first; if
 * there are none, those with a similarly spelt title. Null when the text has no words.
 */
export async function findByWords(
  db: Executor,
  ownerId: number,
  text: string,
  which: SQL,
): Promise<(SearchCondition & { total: number }) | null> {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const query = allWords(ownerId, words);
  const where = sql`${which} and search_text @@ ${query}`;
  const total = await countOf(db, sql`from ${products} where ${where}`);
  if (total > 0) return { where, best: total <= mostRanked ? sql`ts_rank(search_text, ${query}) desc,` : sql``, total };
  // One query for the closest titles only: comparing the spelling of every title is expensive.
  const near = await db.execute<{ id: number }>(
    sql`select id from products_spelt_like(${ownerId}, ${words.join(' ')}, true) order by likeness desc, id limit ${mostRanked}`,
  );
  const ids = sql`${sql.param(near.rows.map((row) => row.id))}::bigint[]`;
  const fits = sql`${which} and ${products.id} = any(${ids})`;
  return { where: fits, best: sql`array_position(${ids}, ${products.id}),`, total: await countOf(db, sql`from ${products} where ${fits}`) };
}

/** The live products that best match any word of `text`, such as a visitor's question, best first. Stop words ('the', 'do') are ignored. */
export async function searchAnyWord(db: Executor, ownerId: number, text: string, limit: number): Promise<ProductRow[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const language = await mainLanguage(db, ownerId);
  const stemmed = sql`plainto_tsquery(product_stemmer(${language}::text), product_plain(${words.join(' ')}))`;
  const any = sql`(${ownerWord(ownerId)} && replace(${stemmed}::text, ' & ', ' | ')::tsquery)`;
  const found = await db.execute<{ id: number }>(sql`
    with wanted as materialized (select ${stemmed} as stems)
    select id from ${products}, wanted
    where numnode(stems) > 0 and ${live(ownerId)} and search_text @@ ${any}
    order by ts_rank(search_text, ${any}) desc, id limit ${limit}`);
  if (found.rows.length === 0 && words.length <= 4) return speltLike(db, ownerId, text, limit);
  return rowsInOrder(db, ownerId, found.rows);
}

async function speltLike(db: Executor, ownerId: number, text: string, limit: number): Promise<ProductRow[]> {
  const words = searchWords(text).join(' ');
  const found = await db.execute<{ id: number }>(
    sql`select id from products_spelt_like(${ownerId}, ${words}, false) order by likeness desc, id limit ${limit}`,
  );
  return rowsInOrder(db, ownerId, found.rows);
}

function allWords(ownerId: number, words: string[]): SQL {
  const text = sql`product_plain(${words.join(' ')})`;
  // PostgreSQL quotes the words first; then ':*' is appended to each, which searches for prefixes.
  const beginnings = sql`regexp_replace(plainto_tsquery('pg_catalog.simple', ${text})::text, ${"'( &|$)"}, ${"':*\\1"}, 'g')::tsquery`;
  const stems = stemmers.map((name) => sql`plainto_tsquery(${`pg_catalog.${name}`}::regconfig, ${text})`);
  return sql`(${ownerWord(ownerId)} && (${sql.join([beginnings, ...stems], sql` || `)}))`;
}

/** The lexeme that marks an owner's products in the index (see product_search in constraints.sql). */
function ownerWord(ownerId: number): SQL {
  return sql`${`'#${ownerId}'`}::tsquery`;
}

/** The number of rows of `from`. */
export async function countOf(db: Executor, from: SQL): Promise<number> {
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  return counted.rows[0]?.total ?? 0;
}

/** The rows of these ids, in the given order. */
export async function rowsInOrder(db: Executor, ownerId: number, hits: { id: number }[]): Promise<ProductRow[]> {
  const ids = hits.map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(sql`${eq(products.ownerId, ownerId)} and ${inArray(products.id, ids)}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** The most frequent language in a sample of the catalogue; null when no product has one. */
export async function mainLanguage(db: Executor, ownerId: number): Promise<string | null> {
  const sample = await db.select({ language: products.language }).from(products).where(live(ownerId)).orderBy(asc(products.id)).limit(100);
  const counts = new Map<string, number>();
  for (const { language } of sample) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
