/** The rules of recommenders and of the websites they show on (specification sections 3, 5 and 7). */
import {
  type AnswerOf,
  type BodyOf,
  type createPopup,
  type listPopupDays,
  type PopupChange,
  type PopupPage,
  type PopupSettings,
  type PopupSummary,
  popupDayCount,
} from '@parley/contract';
import { platformNamed } from '@parley/contract/platforms';
import { dayOf } from '../../platform/clock.ts';
import { type Executor, isMissingReference } from '../../platform/db/index.ts';
import { conflict, HttpError, invalid, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { addresseeOf } from '../accounts/index.ts';
import { productsByIds, requireProductsOfRules, unknownProduct } from '../catalogue/index.ts';
import { displayedByDay, recommenderTotals } from '../counters/index.ts';
import { platformOfSignUp } from '../leads/index.ts';
import { announceChange, keepChoice, questionnaireExists } from '../questionnaires/index.ts';
import { presentRecommender, presentSummary, presentWebsite } from './present.ts';
import { changeProductChoice, changeSettings } from './settings.ts';
import * as store from './store.ts';
import { type RecommenderUpkeep, recommenderFields } from './tables.ts';
import { normaliseWebsite, whyNoWebsite } from './visitors/websites.ts';

/** Every visitor's page view contains the list. */
export const maxWebsites = 50;

const unknownQuestionnaire = () =>
  new HttpError(404, 'not_found', 'The questionnaire was not found', { fields: { questionnaireId: 'Must be one of your questionnaires' } });

/** The definition of a new recommender: its columns, and settings of other tables. Absent settings have the contract's default. */
export interface RecommenderDefinition extends Omit<store.NewRecommender, RecommenderUpkeep> {
  platform?: string;
  /** At most three. */
  suggestions?: { text: string; chatText: string }[];
  /** As an owner would enter them. */
  websites?: string[];
  /** Only when the id is chosen beforehand (the demo's). */
  id?: number;
}

/**
 * Creates a recommender in the caller's transaction; returns its id.
 * @throws RangeError for an entry that is not a website, and the database's error for a fourth suggestion: both are bugs of the caller.
 */
export async function createRecommender(tx: Executor, ownerId: number, definition: RecommenderDefinition): Promise<number> {
  const { suggestions = [], websites = [], settings = {}, ...columns } = definition;
  const { id } = await store.insertRecommender(tx, { ...columns, ownerId, settings: changeSettings({}, settings) });
  if (columns.id !== undefined) await store.passId(tx, id);
  await store.replaceSuggestions(tx, ownerId, id, suggestions);
  await store.insertWebsites(
    tx,
    ownerId,
    id,
    websites.map((entry) => {
      const website = normaliseWebsite(entry);
      if (!website) throw new RangeError(`${entry} is not a website`);
      return website;
    }),
  );
  return id;
}

/** The names of an owner's recommenders, by id. */
export async function recommenderNames(db: Executor, ownerId: number): Promise<Map<number, string>> {
  return new Map((await store.recommendersOf(db, ownerId)).map(({ id, name }) => [id, name]));
}

/** The Dashboard's rows, newest first, with their counts over all time. */
export async function list(db: Executor, ownerId: number): Promise<PopupSummary[]> {
  const rows = await store.recommendersOf(db, ownerId);
  const totals = await recommenderTotals(db, ownerId);
  return rows.map((row) => presentSummary(row, totals.get(row.id)));
}

const dayMs = 86_400_000;

/** How often each recommender was displayed on each of the 30 UTC days that end with `now`. */
export async function listDays(db: Executor, ownerId: number, now: Date): Promise<AnswerOf<typeof listPopupDays>['popups']> {
  const days = Array.from({ length: popupDayCount }, (_, i) => dayOf(new Date(now.getTime() - (popupDayCount - 1 - i) * dayMs)));
  const rows = await store.recommendersOf(db, ownerId);
  const counted = await displayedByDay(db, ownerId, days[0] as string, dayOf(now));
  const of = new Map(counted.map(({ recommenderId, day, displayed }) => [`${recommenderId} ${day}`, displayed]));
  return rows.map(({ id }) => ({ popup_id: id, displayed: days.map((day) => of.get(`${id} ${day}`) ?? 0) }));
}

/** The whole recommender. @throws HttpError 404 */
export async function get(db: Executor, ownerId: number, id: number): Promise<PopupSettings> {
  const row = await store.findRecommender(db, ownerId, id);
  if (!row) throw notFound('The recommender');
  return presentRecommender(row, await store.suggestionsOf(db, ownerId, id));
}

/** Saves the given fields. @throws HttpError 404 also for an unknown questionnaire, 409 `stale` when somebody saved in between. */
export async function update(platform: Platform, ownerId: number, id: number, change: PopupChange): Promise<PopupSettings> {
  const saved = await platform.db
    .transaction((tx) => saveRecommender(tx, ownerId, id, change, platform.clock.now()))
    .catch((error: unknown) => {
      // The questionnaire was deleted between the check and the save.
      throw isMissingReference(error) ? unknownQuestionnaire() : error;
    });
  await announceChange(platform, ownerId);
  return saved;
}

/**
 * Saves the given fields in the caller's transaction; the caller announces the change after the commit. @throws HttpError as `update` does.
 */
export async function saveRecommender(tx: Executor, ownerId: number, id: number, change: PopupChange, now: Date): Promise<PopupSettings> {
  const { questionnaireId, popupAdditionals, version } = change;
  const row = await store.lockRecommender(tx, ownerId, id);
  if (!row) throw notFound('The recommender');
  if (version !== undefined && version !== row.version)
    throw conflict('stale', 'Somebody saved this recommender in between; load it again', { version: 'Is not the newest' });
  if (typeof questionnaireId === 'number' && !(await questionnaireExists(tx, ownerId, questionnaireId))) throw unknownQuestionnaire();
  if (questionnaireId !== undefined && questionnaireId !== row.questionnaireId) await keepChoice(tx, ownerId, id);
  await requireProductsOfRules(tx, ownerId, change.product_rules ?? [], 'product_rules');
  if (change.pinnedProducts) await requirePinnedProducts(tx, ownerId, change.pinnedProducts, row.productChoice.pinnedProducts ?? []);
  const saved = await store.changeRecommender(tx, ownerId, id, {
    ...recommenderFields.toChange(change),
    settings: changeSettings(row.settings, change),
    productChoice: changeProductChoice(row.productChoice, change),
    version: row.version + 1,
    updatedAt: now,
  });
  if (popupAdditionals) {
    const texts = popupAdditionals.map(({ popupAdditionalText: text, popupAdditionalChatText: chatText }) => ({ text, chatText }));
    await store.replaceSuggestions(tx, ownerId, id, texts);
  }
  return presentRecommender(saved, await store.suggestionsOf(tx, ownerId, id));
}

const copySuffix = ' (copy)';
const maxName = 200;

/** Copies all settings of a recommender, its suggestions too, but no websites and counts; null for an unknown one. */
async function copy(tx: Executor, ownerId: number, id: number, change: (row: store.RecommenderRow) => Partial<store.NewRecommender>) {
  // Locked, so that its questionnaire cannot be deleted before the copy points at it.
  const row = await store.lockRecommender(tx, ownerId, id);
  if (!row) return null;
  const { id: original, version, snippetSeenAt, deletedAt, createdAt, updatedAt, ...columns } = row;
  const made = await store.insertRecommender(tx, { ...columns, active: false, ...change(row) });
  const texts = (await store.suggestionsOf(tx, ownerId, original)).map(({ text, chatText }) => ({ text, chatText }));
  await store.replaceSuggestions(tx, ownerId, made.id, texts);
  return made;
}

/**
 * Copies a recommender; the copy is inactive. Websites and counts are not copied: a copy is for trying something else, and must not show
 * beside its original. @throws HttpError 404
 */
export async function duplicate({ db }: Platform, ownerId: number, id: number): Promise<PopupSummary> {
  // The cut must not split a surrogate pair.
  const nameOf = (name: string) => name.slice(0, maxName - copySuffix.length).replace(/[\ud800-\udbff]$/, '') + copySuffix;
  const made = await db.transaction((tx) => copy(tx, ownerId, id, ({ name }) => ({ name: nameOf(name) })));
  if (!made) throw notFound('The recommender');
  return presentSummary(made);
}

/** Creates a recommender from its name, and from a template and a questionnaire where they are given; returns its id. @throws HttpError 404 */
export const createNamed = (
  { db }: Platform,
  ownerId: number,
  { name, questionnaireId, template }: BodyOf<typeof createPopup>,
): Promise<number> =>
  db.transaction(async (tx) => {
    if (questionnaireId !== undefined && !(await questionnaireExists(tx, ownerId, questionnaireId))) throw unknownQuestionnaire();
    const shows = questionnaireId === undefined ? {} : { questionnaireId };
    if (template === undefined) return createRecommender(tx, ownerId, { name, ...shows });
    const made = await copy(tx, ownerId, template, () => ({ name, ...shows }));
    if (made) return made.id;
    throw new HttpError(404, 'not_found', 'The template was not found', { fields: { template: 'Must be one of your recommenders' } });
  });

/**
 * Newly pinned products must be in the catalogue. Products that were pinned before may have been removed since, and saving must still work.
 * @throws HttpError 404 naming the position in `pinnedProducts`.
 */
async function requirePinnedProducts(tx: Executor, ownerId: number, ids: readonly number[], before: readonly number[]): Promise<void> {
  const added = [...new Set(ids)].filter((id) => !before.includes(id));
  const found = new Set((await productsByIds(tx, ownerId, added)).map(({ id }) => id));
  const place = ids.findIndex((id) => added.includes(id) && !found.has(id));
  if (place >= 0) throw unknownProduct(`pinnedProducts.${place}`);
}

/** What the owner said at sign-up that the shop runs on, as the Embed steps name it; empty where nothing was said, or another system. */
async function platformSaid(db: Executor, ownerId: number): Promise<string> {
  const owner = await addresseeOf(db, ownerId);
  return platformNamed(owner ? await platformOfSignUp(db, owner.username) : null) ?? '';
}

/** Where a recommender may show, and when its snippet was last seen there. @throws HttpError 404 */
export async function listWebsites(db: Executor, ownerId: number, id: number) {
  const row = await store.findRecommender(db, ownerId, id);
  if (!row) throw notFound('The recommender');
  const websites = await store.websitesOf(db, ownerId, id);
  const platform = row.platform || (await platformSaid(db, ownerId));
  return { popupPages: websites.map(presentWebsite), snippetSeenAt: row.snippetSeenAt?.toISOString() ?? null, platform };
}

/**
 * Allows a website; adding an allowed website again returns the same entry.
 * @throws HttpError 400 for an entry that is not a website, 404 for an unknown recommender, 409 `too_many_websites`.
 */
export async function addWebsite(platform: Platform, ownerId: number, id: number, entry: string): Promise<PopupPage> {
  const website = normaliseWebsite(entry);
  if (!website) throw invalid({ showOnWebsite: whyNoWebsite(entry) });
  const row = await platform.db.transaction(async (tx) => {
    if (!(await store.lockRecommender(tx, ownerId, id))) throw notFound('The recommender');
    const there = await store.findWebsite(tx, ownerId, id, website);
    if (there) return there;
    if ((await store.countWebsites(tx, ownerId, id)) >= maxWebsites)
      throw conflict('too_many_websites', `A recommender may show on at most ${maxWebsites} websites`);
    const [row] = await store.insertWebsites(tx, ownerId, id, [website]);
    return row as store.WebsiteRow;
  });
  await announceChange(platform, ownerId);
  return presentWebsite(row);
}

/** Removes a website from the list. @throws HttpError 404 */
export async function removeWebsite(platform: Platform, ownerId: number, id: number): Promise<void> {
  if (!(await store.deleteWebsite(platform.db, ownerId, id))) throw notFound('The website');
  await announceChange(platform, ownerId);
}
