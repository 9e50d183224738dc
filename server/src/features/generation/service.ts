/** Turns a draft into a recommender to try, and then into an account (specification sections 2 and 7). */
import { type AnswerOf, type adoptGeneration, type BodyOf, type Bootstrap, generatePopup, type quickCustomize } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { type Executor, isDuplicate } from '../../platform/db/index.ts';
import { conflict, impossible, invalid, notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { claimOwner, createProvisionalOwner, hashInTurn, requireGoodPassword, startSession } from '../accounts/index.ts';
import { sampleSource, savePages, saveProducts, startImport } from '../catalogue/index.ts';
import { createQuestionnaireWith, visitorQuestionnaire } from '../questionnaires/index.ts';
import {
  bootstrapOf,
  companyProfile,
  createRecommender,
  mintEngagement,
  type RecommenderDefinition,
  saveCompanyProfile,
  saveRecommender,
} from '../recommenders/index.ts';
import type { Context } from './context.ts';
import { draftKeyOf, firstLook, outputOf, questionnaireOf, settingsOf, suggestionsOf } from './drafts/draft.ts';
import { announceChanges } from './drafts/expiring.ts';
import { shopAt } from './looks/service.ts';
import { saveLook } from './looks/store.ts';
import { profileOf } from './shop/company.ts';
import { designOf } from './shop/palette.ts';
import { websitesOfShop } from './shop/websites.ts';
import * as store from './store.ts';

const ended = () => impossible('draft_ended', 'This draft has ended or was saved already. Please generate it again.');
const changed = (field: string) =>
  impossible('draft_changed', 'This is not the draft that was generated. Please generate it again.', {
    [field]: 'Is not what was generated',
  });
/** Does not reveal whether the address has an account. */
const taken = () =>
  conflict(
    'account_not_made',
    'We could not make an account with these details. If you have used Parley before, log in or set a new password.',
  );

interface Made {
  ownerId: number;
  recommenderId: number;
}

/**
 * Creates a working recommender from a draft, under a provisional owner whom nobody can sign in as. Saving the same draft again returns the
 * same recommender. The client's copy of the draft is only compared with the stored one.
 * @throws HttpError 400 when the copy is not a draft in JSON, 422 when the draft has expired or differs
 */
export async function tryDraft(context: Context, input: { website: string; outputFromChatGPTAPI: string }): Promise<Bootstrap> {
  const { platform } = context;
  const sent = readOutput(input.outputFromChatGPTAPI);
  const made = await platform.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, platform, sent.df);
    if (!sameAddress(input.website, draft.website)) throw changed('website');
    if (JSON.stringify(sent.Output) !== JSON.stringify(outputOf(draft.content.questions))) throw changed('outputFromChatGPTAPI');
    return madeOf(draft) ?? (await createTrial(tx, draft, platform.clock.now()));
  });
  // Another process may have cached that these ids do not exist.
  await announceChanges(platform, made.ownerId);
  return bootstrap(context, made);
}

/**
 * Applies the chosen look to a tried draft, turns its provisional owner into an account and signs in. A draft can be used once. `client` is
 * the user agent.
 * @throws HttpError 400 for a password that is easy to guess, 409 when the address has an account, 422 when the draft has expired, was used
 * or differs
 */
export async function takeDraft(
  app: FastifyInstance,
  { platform }: Context,
  popupId: number,
  { df, popup, website, quickCustomization: { username, password, shopColors, ...look } }: BodyOf<typeof quickCustomize>,
  client: string,
): Promise<AnswerOf<typeof quickCustomize>> {
  if (draftKeyOf(platform, df) === null) throw ended();
  await requireGoodPassword(password, { username, website }, 'quickCustomization.password');
  const passwordHash = await hashInTurn(platform, password);
  const transaction = platform.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, platform, df);
    const made = madeOf(draft);
    if (made?.recommenderId !== popupId || (popup?.id ?? popupId) !== popupId) throw changed('popup');
    if (!sameAddress(website, draft.website)) throw changed('website');
    if ((await claimOwner(tx, made.ownerId, { username, passwordHash })) === 'taken') throw taken();
    const popupAdditionals = suggestionsOf(look).map(({ text, chatText }) => ({
      popupAdditionalText: text,
      popupAdditionalChatText: chatText,
    }));
    await saveRecommender(
      tx,
      made.ownerId,
      made.recommenderId,
      { ...designOf(look, shopColors ? draft.content.colors : null), popupAdditionals, handover: 'asked' },
      platform.clock.now(),
    );
    await store.deleteDraft(tx, draft.id);
    return { ownerId: made.ownerId, rest: draft.content.complete ? null : draft.content.origin };
  });
  const { ownerId, rest } = await transaction.catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error;
  });
  await announceChanges(platform, ownerId);
  if (rest !== null) await importRest(platform, ownerId, rest);
  return startSession(app, platform, { id: ownerId, username }, client);
}

/**
 * Turns a finished draft into an inactive recommender of an owner who is signed in. A draft can be adopted once.
 * @throws HttpError 404 when it is unknown, expired or adopted already, 409 while it runs, 422 with the reason when it failed
 */
export async function adoptDraft({ platform }: Context, ownerId: number, df: string): Promise<AnswerOf<typeof adoptGeneration>> {
  const now = platform.clock.now();
  const key = draftKeyOf(platform, df);
  const found = key && (await store.findGeneration(platform.db, key, now));
  if (!found || found.ownerId !== null) throw notFound('This draft');
  if (found.failure) throw impossible(found.failure.code, found.failure.message);
  const recommenderId = await platform.db.transaction(async (tx) => {
    const draft = await store.lockDraft(tx, found.key, now);
    if (!draft || draft.ownerId !== null) throw conflict('not_ready', 'This draft is not ready to be adopted.');
    const id = await make(tx, ownerId, draft, { active: false, handover: 'asked' }, now);
    await store.deleteDraft(tx, draft.id);
    return id;
  });
  await announceChanges(platform, ownerId);
  if (found.content && !found.content.complete) await importRest(platform, ownerId, found.content.origin);
  return { popup_id: recommenderId, clientId: ownerId };
}

/** Imports the whole shop, because a draft only has what was found in the first minute. */
async function importRest(platform: Platform, ownerId: number, url: string): Promise<void> {
  await startImport(platform, ownerId, { url }).catch((error: unknown) => {
    // The account exists already, and the owner can start the import from the catalogue.
    platform.log.warn({ err: error, ownerId }, 'the import of the rest of a shop could not be started');
  });
}

/** Makes the recommender of a draft under a new provisional owner. */
async function createTrial(tx: Executor, draft: store.Draft, now: Date): Promise<Made> {
  const ownerId = await createProvisionalOwner(tx);
  // Nobody reads messages before the draft has an owner.
  const recommenderId = await make(tx, ownerId, draft, { active: true, handover: 'off' }, now);
  await store.bindDraft(tx, draft, { ownerId, recommenderId });
  return { ownerId, recommenderId };
}

/** Stores everything that a draft contains under an owner; returns the recommender's id. */
async function make(
  tx: Executor,
  ownerId: number,
  draft: store.Draft,
  state: Pick<RecommenderDefinition, 'active' | 'handover'>,
  now: Date,
): Promise<number> {
  const { origin, products, pages, questions, facts } = draft.content;
  const name = nameOf(draft);
  const look = firstLook(draft.content);
  if (products.length > 0) await saveProducts(tx, ownerId, draft.source === 'sample' ? sampleSource : origin, products);
  if (pages.length > 0) await savePages(tx, ownerId, origin, pages, now);
  // What an owner wrote about the shop counts more than what its pages say.
  if ((await companyProfile(tx, ownerId)) === null) await saveCompanyProfile(tx, ownerId, profileOf(facts), { now });
  if (draft.content.colors) await saveLook(tx, ownerId, { shop: shopAt(origin), colors: draft.content.colors, readAt: now });
  const { questionnaireId } = await createQuestionnaireWith(tx, ownerId, questionnaireOf(name, questions));
  return createRecommender(tx, ownerId, {
    ...state,
    name,
    questionnaireId,
    settings: settingsOf(draft.content, look),
    suggestions: suggestionsOf(look),
    websites: websitesOfShop(origin),
    platform: draft.content.platform ?? '',
  });
}

/** The shop's own name, where its pages say it; else its address. */
const nameOf = ({ source, content: { origin, facts } }: store.Draft): string =>
  (source === 'shop' && profileOf(facts).companyName) || new URL(origin).host;

async function bootstrap({ platform, recommenders, recommendation }: Context, { ownerId, recommenderId }: Made): Promise<Bootstrap> {
  const recommender = await recommenders.findForVisitor(ownerId, recommenderId);
  if (!recommender) throw ended();
  const { questions } =
    recommender.questionnaireId === null
      ? { questions: [] }
      : await visitorQuestionnaire(platform.db, ownerId, recommender.questionnaireId);
  return {
    ...bootstrapOf(
      recommender,
      await recommendation.withPictures(ownerId, questions, recommender.productChoice),
      platform.config.publicUrl,
    ),
    popupEngagementUniqueIdentifier: mintEngagement(platform, ownerId, recommenderId),
  };
}

async function lockDraft(tx: Executor, platform: Platform, df: string): Promise<store.Draft> {
  const key = draftKeyOf(platform, df);
  const draft = key && (await store.lockDraft(tx, key, platform.clock.now()));
  if (!draft) throw ended();
  return draft;
}

const madeOf = ({ ownerId, recommenderId }: store.Draft): Made | null =>
  ownerId !== null && recommenderId !== null ? { ownerId, recommenderId } : null;

function readOutput(text: string): AnswerOf<typeof generatePopup> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid({ outputFromChatGPTAPI: 'Must be JSON' });
  }
  const parsed = generatePopup.answer.safeParse(value);
  if (!parsed.success) throw invalid({ outputFromChatGPTAPI: 'Must be what the generate call answered' });
  return parsed.data;
}

const sameAddress = (first: string, second: string) => URL.parse(first)?.href === URL.parse(second)?.href;
