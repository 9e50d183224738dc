/** SQL of recommenders, their suggestions and their websites. Every statement is bound to the owner. */
import { designPictures } from '@parley/contract';
import { and, asc, count, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { completeProductChoice } from './settings.ts';
import { allowedWebsites, recommenderPictures, recommenders, suggestions } from './tables.ts';

export type RecommenderRow = typeof recommenders.$inferSelect;
export type NewRecommender = typeof recommenders.$inferInsert;
export type SuggestionRow = typeof suggestions.$inferSelect;
export type WebsiteRow = typeof allowedWebsites.$inferSelect;

/** A recommender that is not in the bin (bin.ts). */
const recommenderIs = (ownerId: number, id: number) =>
  and(eq(recommenders.ownerId, ownerId), eq(recommenders.id, id), isNull(recommenders.deletedAt));
const websitesIn = (ownerId: number, recommenderId: number) =>
  and(eq(allowedWebsites.ownerId, ownerId), eq(allowedWebsites.recommenderId, recommenderId));
const suggestionsIn = (ownerId: number, recommenderId: number) =>
  and(eq(suggestions.ownerId, ownerId), eq(suggestions.recommenderId, recommenderId));

/** An owner's recommenders, newest first. */
export function recommendersOf(db: Executor, ownerId: number): Promise<RecommenderRow[]> {
  return db
    .select()
    .from(recommenders)
    .where(and(eq(recommenders.ownerId, ownerId), isNull(recommenders.deletedAt)))
    .orderBy(desc(recommenders.createdAt), desc(recommenders.id));
}

/** The owner's recommender with an id, or null. */
export async function findRecommender(db: Executor, ownerId: number, id: number): Promise<RecommenderRow | null> {
  const [row] = await db.select().from(recommenders).where(recommenderIs(ownerId, id));
  return row ?? null;
}

/** Finds a recommender and locks it until the transaction ends, so that changes to it run one after the other. */
export async function lockRecommender(tx: Executor, ownerId: number, id: number): Promise<RecommenderRow | null> {
  const [row] = await tx.select().from(recommenders).where(recommenderIs(ownerId, id)).for('no key update');
  return row ?? null;
}

/** Stores a recommender and returns it. */
export async function insertRecommender(tx: Executor, row: NewRecommender): Promise<RecommenderRow> {
  const [inserted] = await tx.insert(recommenders).values(row).returning();
  return inserted as RecommenderRow;
}

/** Moves the sequence past an id that was chosen by hand, so that it is not assigned again. */
export async function passId(tx: Executor, id: number): Promise<void> {
  await tx.execute(sql`select setval('recommenders_id_seq', greatest(${id}::bigint, (select last_value from recommenders_id_seq)))`);
}

/** Changes fields of a recommender and returns it. The caller has checked that it exists. */
export async function changeRecommender(
  tx: Executor,
  ownerId: number,
  id: number,
  change: Partial<Omit<NewRecommender, 'ownerId' | 'id'>>,
): Promise<RecommenderRow> {
  const [row] = await tx.update(recommenders).set(change).where(recommenderIs(ownerId, id)).returning();
  return row as RecommenderRow;
}

/** Notes that the snippet was seen, unless it was after `since` already. */
export async function noteSnippetSeen(db: Executor, ownerId: number, id: number, now: Date, since: Date): Promise<void> {
  await db
    .update(recommenders)
    .set({ snippetSeenAt: now })
    .where(and(recommenderIs(ownerId, id), or(isNull(recommenders.snippetSeenAt), lt(recommenders.snippetSeenAt, since))));
}

/** The suggestions of a recommender in their order. */
export function suggestionsOf(db: Executor, ownerId: number, recommenderId: number): Promise<SuggestionRow[]> {
  return db.select().from(suggestions).where(suggestionsIn(ownerId, recommenderId)).orderBy(asc(suggestions.slot));
}

/** Replaces the suggestions; one that keeps its position keeps its id. */
export async function replaceSuggestions(
  tx: Executor,
  ownerId: number,
  recommenderId: number,
  texts: { text: string; chatText: string }[],
): Promise<void> {
  await tx.delete(suggestions).where(and(suggestionsIn(ownerId, recommenderId), gte(suggestions.slot, texts.length)));
  if (texts.length === 0) return;
  await tx
    .insert(suggestions)
    .values(texts.map((suggestion, slot) => ({ ...suggestion, ownerId, recommenderId, slot })))
    .onConflictDoUpdate({
      target: [suggestions.ownerId, suggestions.recommenderId, suggestions.slot],
      set: { text: sql`excluded.text`, chatText: sql`excluded.chat_text` },
    });
}

/** An owner's recommenders that show a questionnaire, in the order of their ids. */
export function recommendersShowing(db: Executor, ownerId: number, questionnaireId: number) {
  return db
    .select({ id: recommenders.id, name: recommenders.name, active: recommenders.active })
    .from(recommenders)
    .where(and(eq(recommenders.ownerId, ownerId), eq(recommenders.questionnaireId, questionnaireId), isNull(recommenders.deletedAt)))
    .orderBy(asc(recommenders.id));
}

/** How each recommender that shows a questionnaire shows products, in the order of their ids. */
export async function showingOf(db: Executor, ownerId: number, questionnaireId: number) {
  const rows = await db
    .select({
      id: recommenders.id,
      name: recommenders.name,
      active: recommenders.active,
      askFollowUps: recommenders.askFollowUps,
      productChoice: recommenders.productChoice,
    })
    .from(recommenders)
    .where(and(eq(recommenders.ownerId, ownerId), eq(recommenders.questionnaireId, questionnaireId), isNull(recommenders.deletedAt)))
    .orderBy(asc(recommenders.id));
  return rows.map((row) => ({ ...row, productChoice: completeProductChoice(row.productChoice) }));
}

/** The websites of a recommender, oldest first. */
export function websitesOf(db: Executor, ownerId: number, recommenderId: number): Promise<WebsiteRow[]> {
  return db.select().from(allowedWebsites).where(websitesIn(ownerId, recommenderId)).orderBy(asc(allowedWebsites.id));
}

/** Every website on which any of an owner's recommenders may show. */
export async function websitesOfOwner(db: Executor, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ website: allowedWebsites.website })
    .from(allowedWebsites)
    .innerJoin(recommenders, and(eq(recommenders.ownerId, allowedWebsites.ownerId), eq(recommenders.id, allowedWebsites.recommenderId)))
    .where(and(eq(allowedWebsites.ownerId, ownerId), isNull(recommenders.deletedAt)));
  return rows.map(({ website }) => website);
}

/** The number of websites that a recommender may show on. */
export async function countWebsites(tx: Executor, ownerId: number, recommenderId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(allowedWebsites).where(websitesIn(ownerId, recommenderId));
  return row?.count ?? 0;
}

/** How many websites each of an owner's recommenders may show on; absent where none. */
export async function websiteCounts(db: Executor, ownerId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: allowedWebsites.recommenderId, count: count() })
    .from(allowedWebsites)
    .where(eq(allowedWebsites.ownerId, ownerId))
    .groupBy(allowedWebsites.recommenderId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** The entry of an allowed website, or null. */
export async function findWebsite(tx: Executor, ownerId: number, recommenderId: number, website: string): Promise<WebsiteRow | null> {
  const [row] = await tx
    .select()
    .from(allowedWebsites)
    .where(and(websitesIn(ownerId, recommenderId), eq(allowedWebsites.website, website)));
  return row ?? null;
}

/** Inserts websites that are not there yet. */
export async function insertWebsites(tx: Executor, ownerId: number, recommenderId: number, websites: string[]): Promise<WebsiteRow[]> {
  if (websites.length === 0) return [];
  return tx
    .insert(allowedWebsites)
    .values(websites.map((website) => ({ ownerId, recommenderId, website })))
    .onConflictDoNothing()
    .returning();
}

/** Lets recommenders show wherever another one may. */
export async function shareWebsites(tx: Executor, ownerId: number, from: number, to: readonly number[]): Promise<void> {
  const websites = (await websitesOf(tx, ownerId, from)).map(({ website }) => website);
  for (const recommenderId of to) if (recommenderId !== from) await insertWebsites(tx, ownerId, recommenderId, websites);
}

/** Deletes an allowed website; false when there was none. */
export async function deleteWebsite(db: Executor, ownerId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(allowedWebsites)
    .where(and(eq(allowedWebsites.ownerId, ownerId), eq(allowedWebsites.id, id)))
    .returning({ id: allowedWebsites.id });
  return gone.length > 0;
}

/** Notes an uploaded picture, so that it can be deleted when no recommender uses it. */
export async function insertPicture(db: Executor, ownerId: number, path: string, uploadedAt: Date): Promise<void> {
  await db.insert(recommenderPictures).values({ ownerId, path, uploadedAt });
}

/** The paths of all pictures that an owner uploaded for designs. */
export async function picturesOfDesigns(db: Executor, ownerId: number): Promise<string[]> {
  const rows = await db
    .select({ path: recommenderPictures.path })
    .from(recommenderPictures)
    .where(eq(recommenderPictures.ownerId, ownerId));
  return rows.map(({ path }) => path);
}

/** Deletes the rows of pictures uploaded before `before` that no recommender shows; returns their paths. */
export async function takeUnusedPictures(db: Executor, ownerId: number, before: Date): Promise<string[]> {
  const pictures = sql.join(
    designPictures.map((name) => sql`${recommenders.settings}->>${name}`),
    sql`, `,
  );
  const shown = sql`(select 1 from ${recommenders} where ${recommenders.ownerId} = ${ownerId} and ${recommenderPictures.path} in (${pictures}))`;
  const gone = await db
    .delete(recommenderPictures)
    .where(and(eq(recommenderPictures.ownerId, ownerId), lt(recommenderPictures.uploadedAt, before), sql`not exists ${shown}`))
    .returning({ path: recommenderPictures.path });
  return gone.map(({ path }) => path);
}
