import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { live, type ProductRow } from './store.ts';
import { products } from './tables.ts';

const stemmers = ['english', 'german', 'french', 'spanish', 'italian', 'dutch', 'turkish', 'portuguese'];
const mostWords = 12;
/** Beyond this many hits the order of the catalogue is as good as a rank, and ranking them all would take long. */
const mostRanked = 1000;

/** The words of a search text, plain letters and digits, at most twelve. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, mostWords);
}

/**
 * A page of the live products that hold all words of `text` (their beginnings, or their stems in eight languages), the
 * best first; where none does, those whose title is spelt nearly so. And how many there are.
 */
export async function searchPage(db: Executor, ownerId: number, text: string, limit: number, offset: number) {
  const words = wordsOf(text);
  if (words.length === 0) return { rows: [], total: 0 };
  const query = allWords(ownerId, words);
  const total = await countOf(db, sql`from ${products} where ${live(ownerId)} and search_text @@ ${query}`);
  if (total === 0) return speltLike(db, ownerId, text, limit, offset);
  const rank = total <= mostRanked ? sql`ts_rank(search_text, ${query}) desc,` : sql``;
  const found = await db.execute<{ id: number }>(
    sql`select id from ${products} where ${live(ownerId)} and search_text @@ ${query} order by ${rank} id limit ${limit} offset ${offset}`,
  );
  return { rows: await inOrder(db, ownerId, found.rows), total };
}

/**
 * The live products that say most about any word of `text` (a question of a visitor, say), the best first. Words that
 * mean nothing in the catalogue's language ('the', 'do') do not count.
 */
export async function searchAnyWord(db: Executor, ownerId: number, text: string, limit: number): Promise<ProductRow[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const language = await mainLanguage(db, ownerId);
  const stemmed = sql`plainto_tsquery(product_stemmer(${language}::text), product_plain(${words.join(' ')}))`;
  const any = sql`(${ownerWord(ownerId)} && replace(${stemmed}::text, ' & ', ' | ')::tsquery)`;
  const found = await db.execute<{ id: number }>(sql`
    with wanted as materialized (select ${stemmed} as stems)
    select id from ${products}, wanted
    where numnode(stems) > 0 and ${live(ownerId)} and search_text @@ ${any}
    order by ts_rank(search_text, ${any}) desc, id limit ${limit}`);
  if (found.rows.length === 0 && words.length <= 4) return (await speltLike(db, ownerId, text, limit, 0)).rows;
  return inOrder(db, ownerId, found.rows);
}

async function speltLike(db: Executor, ownerId: number, text: string, limit: number, offset: number) {
  const wanted = wordsOf(text).join(' ');
  const total = await countOf(db, sql`from products_spelt_like(${ownerId}, ${wanted})`);
  if (total === 0) return { rows: [], total };
  const found = await db.execute<{ id: number }>(
    sql`select id from products_spelt_like(${ownerId}, ${wanted}) order by likeness desc, id limit ${limit} offset ${offset}`,
  );
  return { rows: await inOrder(db, ownerId, found.rows), total };
}

function allWords(ownerId: number, words: string[]): SQL {
  const text = sql`product_plain(${words.join(' ')})`;
  // PostgreSQL quotes the words itself; only then ':*' is put behind each, which asks for beginnings.
  const beginnings = sql`regexp_replace(plainto_tsquery('pg_catalog.simple', ${text})::text, ${"'( &|$)"}, ${"':*\\1"}, 'g')::tsquery`;
  const stems = stemmers.map((name) => sql`plainto_tsquery(${`pg_catalog.${name}`}::regconfig, ${text})`);
  return sql`(${ownerWord(ownerId)} && (${sql.join([beginnings, ...stems], sql` || `)}))`;
}

/** The word by which the index knows whose product it is (see product_search). */
function ownerWord(ownerId: number): SQL {
  return sql`${`'#${ownerId}'`}::tsquery`;
}

async function countOf(db: Executor, from: SQL): Promise<number> {
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`);
  return counted.rows[0]?.total ?? 0;
}

async function inOrder(db: Executor, ownerId: number, found: { id: number }[]): Promise<ProductRow[]> {
  const ids = found.map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(sql`${eq(products.ownerId, ownerId)} and ${inArray(products.id, ids)}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** The language of the catalogue, by a sample of it; null when it does not say. */
async function mainLanguage(db: Executor, ownerId: number): Promise<string | null> {
  const sample = await db.select({ language: products.language }).from(products).where(live(ownerId)).orderBy(asc(products.id)).limit(100);
  const counts = new Map<string, number>();
  for (const { language } of sample) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
