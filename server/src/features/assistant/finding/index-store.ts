/** The SQL of the passages: storing an owner's index, and searching it. */
import { eq, type SQL, sql } from 'drizzle-orm';
import { type ChatLanguage, isChatLanguage } from '../../../kit/languages/replies/index.ts';
import { remembered } from '../../../platform/caches/remembered.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { inOneTrip } from '../../../platform/db/sql/trips.ts';
import { unnest } from '../../../platform/db/sql/unnest.ts';
import type { PassageRecord } from '../records/types.ts';
import { passageIndexes, passages } from '../tables.ts';
import { beginningsOfWords } from './asked-words.ts';
import type { BuiltIndex } from './index-build.ts';
import { type MarkedWords, markedWords, type TitledPassage } from './letters.ts';
import { placeMark } from './marks.ts';

/** The data of an owner's index besides its passages. */
export interface ShopIndex {
  fingerprint: string;
  languages: ChatLanguage[];
  words: ReadonlySet<string>;
  productWords: ReadonlySet<string>;
  rangeWords: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
  /** The words of a passage, read once as long as the index is kept. */
  wordsOf: (passage: TitledPassage) => MarkedWords;
}

/** The owner's index as it is stored; null when there is none yet. */
export async function storedIndex(db: Executor, ownerId: number): Promise<ShopIndex | null> {
  const [row] = await db.select().from(passageIndexes).where(eq(passageIndexes.ownerId, ownerId));
  if (!row) return null;
  return shopIndexOf(row.fingerprint, { ...row, languages: row.languages.filter(isChatLanguage) });
}

/** A value that changes whenever the stored index does, for a select list; '' when there is none. */
export const indexStamp = (ownerId: number): SQL =>
  sql`coalesce((select xmin::text || ctid::text from ${passageIndexes} where ${passageIndexes.ownerId} = ${ownerId}), '')`;

/** An index as questions use it. */
export const shopIndexOf = (fingerprint: string, { languages, words, productWords, rangeWords }: Omit<BuiltIndex, 'rows'>): ShopIndex => ({
  fingerprint,
  languages,
  words: new Set(words),
  productWords: new Set(productWords),
  rangeWords: new Set(rangeWords),
  beginnings: beginningsOfWords(words, productWords),
  wordsOf: remembered(markedWords, { keyOf: ({ id }) => id }),
});

/** Waits until no other transaction makes the owner's index; the lock ends with the transaction. */
export async function lockIndex(tx: Executor, ownerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('passages', ${ownerId}))`);
}

/** Removes the owner's index. To be called in a transaction. */
export async function eraseIndex(tx: Executor, ownerId: number): Promise<void> {
  await tx.delete(passages).where(eq(passages.ownerId, ownerId));
  await tx.delete(passageIndexes).where(eq(passageIndexes.ownerId, ownerId));
}

/** Replaces the owner's passages. To be called in a transaction. */
export async function storeIndex(tx: Executor, ownerId: number, fingerprint: string, index: BuiltIndex, at: Date): Promise<void> {
  await eraseIndex(tx, ownerId);
  if (index.rows.length > 0) await insertRows(tx, ownerId, index);
  const { rows: _, ...kept } = index;
  const row = { fingerprint, ...kept, builtAt: at };
  await tx.insert(passageIndexes).values({ ownerId, ...row });
}

async function insertRows(tx: Executor, ownerId: number, { rows }: BuiltIndex): Promise<void> {
  const columns = {
    id: 'text',
    position: 'int',
    source: 'text',
    heading: 'text',
    title: 'text',
    text: 'text',
    url: 'text',
    language: 'text',
    stemmer: 'text',
    searchedHeading: 'text',
    searchedTopHeading: 'text',
    searchedTitle: 'text',
    searchedText: 'text',
  } as const;
  const vector = (column: string, weight: string) =>
    sql.raw(`setweight(to_tsvector('simple', "${column}") || to_tsvector(stemmer::regconfig, "${column}"), '${weight}')`);
  await tx.execute(sql`
    insert into ${passages} (owner_id, id, position, source, heading, title, text, url, language, search)
    select ${ownerId}::bigint, id, position, source, heading, title, text, url, language,
      ${ownerMark(ownerId)}::tsvector || ${vector('searchedHeading', 'A')} || ${vector('searchedTopHeading', 'B')} || ${vector('searchedTitle', 'C')} || ${vector('searchedText', 'D')}
    from ${unnest('made', rows, columns)}`);
}

/** The query of a term for one part of the passages: each of its words with the label of that part. */
const inPart = (label: string) => sql.raw(`regexp_replace(query::text, '(''[^'']+''):?(\\*)?', '\\1:\\2${label}', 'g')::tsquery`);

/** The word that marks an owner's passages, so that one index serves all owners. */
const ownerMark = (ownerId: number) => sql`${`'#${ownerId}'`}`;

/** All of the owner's passages, in the order of the texts. */
export async function storedPassages(db: Executor, ownerId: number): Promise<PassageRecord[]> {
  const { id, source, heading, text, url, language, position } = passages;
  const rows = await db
    .select({ id, source, heading, text, url, language })
    .from(passages)
    .where(eq(passages.ownerId, ownerId))
    .orderBy(position);
  return rows.map((row) => ({ ...row, language: isChatLanguage(row.language) ? row.language : null }));
}

/** A thing that a passage may be about, as it is searched. */
export interface SearchTerm {
  /** A tsquery of words and beginnings. */
  beginnings: string;
  /** Words for the stemmers. */
  words: string;
  weight: number;
}

/** A passage with the numbers of the terms that it has. */
export interface Candidate extends TitledPassage {
  /** Its place among the owner's passages. */
  position: number;
  score: number;
  terms: ReadonlySet<number>;
  /** Whether it names any place of the world. */
  isPlaced: boolean;
}

interface CandidateRow extends Record<string, unknown> {
  id: string;
  position: number;
  source: PassageRecord['source'];
  heading: string;
  title: string;
  text: string;
  url: string | null;
  language: ChatLanguage;
  score: number;
  terms: number[];
  isPlaced: boolean;
}

/** Matches the marks of all places. */
const anyPlace = `'${placeMark('')}':*`;

/** How much more a hit in a heading, or in a text that the owner wrote, counts. */
const bonus = { heading: 1.5, topHeading: 1.35, own: 1.6 };

/**
 * The owner's passages that have any of the terms, best first: rare terms count for more, and terms in headings.
 * @param also ids of passages that are found whatever they have
 */
export async function searchIndex(
  db: Executor,
  ownerId: number,
  terms: readonly SearchTerm[],
  { stemmers, limit, also = [] }: { stemmers: readonly string[]; limit: number; also?: readonly string[] },
): Promise<Candidate[]> {
  const termRows = terms.map(({ beginnings, words, weight }, no) => ({ no, beginnings, words, weight: String(weight) }));
  const stems = stemmers.map((stemmer) => sql.raw(` || plainto_tsquery('${stemmer}', words)`));
  // Each passage is unpacked once (`search || ''`) and then compared with every term (`offset 0` keeps that order): to unpack it for each term takes
  // most of the time. How rare each term is stands in one array, and the hits carry ids along: joins and windows over some thousand hits take longer.
  // Prepared, because planning it takes as long as a small search; it has one text for each set of stemmers.
  const search = sql`
    with asked_for as materialized (
      select no, weight::float as weight, to_tsquery('simple', beginnings)${sql.join(stems, sql``)} as query
      from ${unnest('asked', termRows, { no: 'int', beginnings: 'text', words: 'text', weight: 'text' })}
    ), term as materialized (
      select *, ${inPart('A')} as in_headings, ${inPart('B')} as in_tops from asked_for where numnode(query) > 0
    ), wanted as (select ${ownerMark(ownerId)}::tsquery && string_agg(format('(%s)', query), ' | ')::tsquery as query from term
    ), passage as materialized (
      select id, position, source, search || '' as search from ${passages} p
      where p.owner_id = ${ownerId} and p.search @@ (select query from wanted)
    ), hit as materialized (
      select p.id, p.position, found.no, found.weight * case when p.source = 'page' then 1 else ${bonus.own}::float end as weight
      from passage p cross join lateral (
        select no, weight * case
          when p.search @@ in_headings then ${bonus.heading}::float when p.search @@ in_tops then ${bonus.topHeading}::float else 1 end as weight
        from term where p.search @@ query offset 0
      ) as found
    ), rarity as (
      select array_agg(ln(1 + ((select count(*) from passage) + 1) / (coalesce(hits, 0) + 1)::float) order by no) as of_term
      from asked_for left join (select no, count(*) as hits from hit group by no) as found using (no)
    ), scored as materialized (
      select position, (array_agg(id))[1] as id, sum(weight * (select of_term from rarity)[no + 1] order by no) as score, array_agg(no) as terms
      from hit group by position
    ), best as (select position from scored order by score desc, position limit ${limit}
    ), also as (select distinct id from unnest(${sql.param(also)}::text[]) as id
    ), chosen as materialized (
      select id, score, terms from scored where position in (select position from best) or id in (select id from also)
    )
    select p.id, p.position, source, heading, title, text, url, language, coalesce(terms, '{}') as terms, coalesce(score, 0) as score,
      p.search @@ ${anyPlace}::tsquery as "isPlaced"
    from (select id, score, terms from chosen union all select id, null, null from also where id not in (select id from chosen)) as shown
      join ${passages} p on p.owner_id = ${ownerId} and p.id = shown.id
    order by score desc, p.position`;
  const { rows } = await inOneTrip(db, (trip) => trip.execute<CandidateRow>(search));
  return rows.map(({ terms: hits, ...row }) => ({ ...row, terms: new Set(hits) }));
}
