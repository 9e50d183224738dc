/** The owner's choice of models: reading it, saving it, and opening the models it names. */
import {
  type AssistantProvider,
  type AssistantSettings,
  type BodyOf,
  type FallbackProvider,
  hasOwnModel,
  type ModelHealth,
  type updateAssistant,
  usualVisitorShare,
} from '@parley/contract';
import { dayOf } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import * as store from '../store.ts';
import type { Breakers } from './breaker.ts';
import { limitFor } from './budget.ts';
import { type Model, openModel } from './model.ts';
import { dayOfAnswers, spentOn } from './spending/store.ts';

/** The endpoint of each provider; `compatible` has its own. */
const addresses: Partial<Record<AssistantProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/** An owner's endpoint may be a slow machine, but nobody waits longer than this for an answer. */
const modelTimeoutSeconds = 30;
const trialSeconds = 20;
const shownOfKey = 4;

export interface Choice {
  provider: AssistantProvider;
  baseUrl: string;
  model: string;
}

/**
 * A key can only be decrypted for the owner, provider and address that it was set for, so it cannot be sent elsewhere by changing the address.
 */
const placeOf = (ownerId: number, { provider, baseUrl }: Choice) => `${ownerId}/${provider}/${baseUrl}`;
const sealer = (platform: Platform) => platform.sealer('assistant-key');

/** The key stored for this choice, or null. */
const keyFor = (platform: Platform, row: store.ChoiceRow | null, choice: Choice): string | null =>
  row?.sealedKey ? sealer(platform).open(row.sealedKey, placeOf(row.ownerId, choice)) : null;

/** One of an owner's models. */
export interface Provider {
  slot: 'first' | 'second';
  /** Another one as soon as anything of the choice changes, so that a corrected key is tried at once. */
  id: string;
  model: Model;
  /** The model of this installation, not the owner's own. */
  isStandard?: boolean;
}

/** The models for an owner's visitors, first to last, their secrets, and their maximum use. Without any: the built-in assistant. */
export interface Writer {
  providers: Provider[];
  keys: string[];
  /** Tokens per day; null for no limit. */
  limit: number | null;
  /** Percent of the limit that one visitor may use. */
  share: number;
}

/** The built-in assistant alone. */
export const builtinWriter: Writer = { providers: [], keys: [], limit: null, share: 100 };

/** The writer of an owner's answers. `standard` is the model of this installation, or null. */
export async function writerOf(platform: Platform, standard: Model | null, ownerId: number): Promise<Writer> {
  const { db } = platform;
  const [settings, fallback] = await Promise.all([store.settingsOf(db, ownerId), store.fallbackOf(db, ownerId)]);
  const first = settings ?? { ...untouched, ownerId };
  const opened =
    first.provider === 'builtin' ? [] : [open(platform, standard, 'first', first), open(platform, standard, 'second', fallback)];
  const used = opened.filter((each) => each !== null);
  return {
    providers: used.map(({ provider }) => provider),
    keys: used.map(({ key }) => key),
    limit: limitFor(platform, settings?.dailyTokens ?? null, chosenProviders(first, fallback)),
    share: settings?.visitorShare ?? usualVisitorShare,
  };
}

const untouched = { provider: 'default', baseUrl: '', model: '', sealedKey: null, keyEnd: '', keySetAt: null } as const;

const chosenProviders = (first: Choice, fallback: Choice | null): AssistantProvider[] => [
  first.provider,
  ...(fallback ? [fallback.provider] : []),
];

/** Opens the model of a stored choice; null when there is none, or when its key cannot be decrypted any more, which the screen tells. */
function open(platform: Platform, standard: Model | null, slot: Provider['slot'], row: store.ChoiceRow | null) {
  if (!row) return null;
  const id = providerId(row);
  if (row.provider === 'default')
    return standard && { provider: { slot, id, model: standard, isStandard: true }, key: platform.config.ai?.apiKey ?? '' };
  const key = keyFor(platform, row, row) ?? '';
  if (row.sealedKey && !key) return null;
  return { provider: { slot, id, model: openChosen(platform, row, key, modelTimeoutSeconds) }, key };
}

const providerId = ({ ownerId, provider, baseUrl, model, keySetAt }: store.ChoiceRow): string =>
  [ownerId, provider, baseUrl, model, keySetAt?.getTime() ?? 0].join('/');

/** Opens the model of an owner's choice; it is called through the guarded client. */
const openChosen = (platform: Platform, { provider, baseUrl, model }: Choice, apiKey: string, timeoutSeconds: number): Model =>
  openModel({
    speaks: provider === 'openai' || provider === 'anthropic' ? provider : 'compatible',
    baseUrl: addresses[provider] ?? baseUrl,
    model,
    apiKey,
    timeoutSeconds,
    tracing: platform.tracing,
    fetch: platform.fetch.api,
  });

/**
 * The model of an unsaved choice, with the key just entered or the one stored for its provider and address; null for the built-in assistant.
 * @throws HttpError 400 naming `key` when there is none and the provider needs one.
 */
export async function modelToTry(platform: Platform, ownerId: number, choice: Choice, typed: string | undefined): Promise<Model | null> {
  const { config, tracing } = platform;
  if (choice.provider === 'default' && config.ai)
    return openModel({ speaks: 'compatible', ...config.ai, tracing, timeoutSeconds: trialSeconds });
  if (!hasOwnModel(choice.provider)) return null;
  const stored = async () => {
    const rows = await Promise.all([store.settingsOf(platform.db, ownerId), store.fallbackOf(platform.db, ownerId)]);
    return rows.map((row) => keyFor(platform, row, choice)).find((key) => key !== null) ?? '';
  };
  const key = typed ?? (await stored());
  if (!key && needsKey(choice.provider)) throw keyMissing('key');
  return openChosen(platform, choice, key, trialSeconds);
}

const needsKey = (provider: AssistantProvider) => provider === 'openai' || provider === 'anthropic';
const keyMissing = (field: string) => invalid({ [field]: 'This is required' });

type Settings = BodyOf<typeof updateAssistant>;

/** Saves an owner's choice. @throws HttpError 400 naming `key` or `fallback.key` when a provider needs one and there is none for it. */
export async function saveAssistant(platform: Platform, breakers: Breakers, ownerId: number, body: Settings): Promise<AssistantSettings> {
  const { db } = platform;
  const [row, fallbackRow] = await Promise.all([store.settingsOf(db, ownerId), store.fallbackOf(db, ownerId)]);
  const first = toStore(platform, ownerId, { choice: own(body), key: body.key, row, field: 'key' });
  const second = body.fallback && fallbackToStore(platform, ownerId, body.fallback, fallbackRow);
  await db.transaction(async (tx) => {
    const share = body.visitorShare === undefined ? {} : { visitorShare: body.visitorShare };
    await store.saveSettings(tx, ownerId, { ...first, dailyTokens: body.dailyTokens, ...share });
    if (second !== undefined) await store.saveFallback(tx, ownerId, second);
  });
  return readAssistant(platform, breakers, ownerId);
}

function fallbackToStore(platform: Platform, ownerId: number, body: NonNullable<Settings['fallback']>, row: store.ChoiceRow | null) {
  const { provider } = body;
  if (provider === 'none') return null;
  return toStore(platform, ownerId, { choice: own({ ...body, provider }), key: body.key, row, field: 'fallback.key' });
}

interface ToStore {
  choice: Choice;
  /** A new key, null to remove the stored one, undefined to keep it. */
  key: string | null | undefined;
  row: store.ChoiceRow | null;
  field: string;
}

/** The columns of a choice. The stored key stays while the provider and address stay. @throws HttpError 400 naming `field` */
function toStore(platform: Platform, ownerId: number, { choice, key, row, field }: ToStore): Omit<store.ChoiceRow, 'ownerId'> {
  const keepsKey = key === undefined && keyFor(platform, row, choice) !== null;
  if (needsKey(choice.provider) && !keepsKey && !key) throw keyMissing(field);
  if (keepsKey && row) return { ...choice, sealedKey: row.sealedKey, keyEnd: row.keyEnd, keySetAt: row.keySetAt };
  return { ...choice, ...sealed(platform, ownerId, choice, hasOwnModel(choice.provider) ? key : null) };
}

/** Fields that a provider does not need are not stored. */
const own = ({ provider, baseUrl, model }: Choice): Choice => ({
  provider,
  baseUrl: provider === 'compatible' ? baseUrl : '',
  model: hasOwnModel(provider) ? model : '',
});

function sealed(platform: Platform, ownerId: number, choice: Choice, key: string | null | undefined) {
  if (!key) return { sealedKey: null, keyEnd: '', keySetAt: null };
  return {
    sealedKey: sealer(platform).seal(key, placeOf(ownerId, choice)),
    keyEnd: key.slice(-shownOfKey),
    keySetAt: platform.clock.now(),
  };
}

/** The owner's model settings with today's use of tokens, who answered today, and whether the models answer. */
export async function readAssistant(platform: Platform, breakers: Breakers, ownerId: number): Promise<AssistantSettings> {
  const { config, clock, db } = platform;
  const now = clock.now();
  const day = dayOf(now);
  const [row, fallback, tokens, answers] = await Promise.all([
    store.settingsOf(db, ownerId),
    store.fallbackOf(db, ownerId),
    spentOn(db, ownerId, day),
    dayOfAnswers(db, ownerId, day),
  ]);
  const first = row ?? { ...untouched, ownerId };
  return {
    ...presentChoice(platform, first),
    provider: first.provider,
    fallback: { ...presentChoice(platform, fallback), provider: (fallback?.provider ?? 'none') as FallbackProvider },
    dailyTokens: row?.dailyTokens ?? null,
    visitorShare: row?.visitorShare ?? null,
    installation: { model: config.ai?.model ?? null, dailyTokens: config.aiDailyTokens },
    today: {
      tokens,
      limit: limitFor(platform, row?.dailyTokens ?? null, chosenProviders(first, fallback)),
      endsAt: nextDay(now),
      answers: {
        first: answers?.byFirst ?? 0,
        second: answers?.bySecond ?? 0,
        builtin: answers?.byBuiltin ?? 0,
        overLimit: answers?.overLimit ?? 0,
        overShare: answers?.overShare ?? 0,
      },
    },
    health: {
      first: healthOf(breakers, first, answers?.firstFault, answers?.firstFaultAt),
      second: healthOf(breakers, fallback, answers?.secondFault, answers?.secondFaultAt),
    },
  };
}

function presentChoice(platform: Platform, row: store.ChoiceRow | null) {
  const readable = row !== null && keyFor(platform, row, row) !== null;
  return {
    baseUrl: row?.baseUrl ?? '',
    model: row?.model ?? '',
    key: readable && row.keySetAt ? { setAt: row.keySetAt.toISOString(), endsIn: row.keyEnd } : null,
  };
}

const healthOf = (
  breakers: Breakers,
  row: store.ChoiceRow | null,
  message: string | null | undefined,
  at: Date | null | undefined,
): ModelHealth => ({
  pausedUntil: (row && breakers.pausedUntil(providerId(row))?.toISOString()) ?? null,
  // What was stored before the choice or its key was changed is about another one.
  fault: message && at && row && at > (row.keySetAt ?? new Date(0)) ? { message, at: at.toISOString() } : null,
});

const nextDay = (now: Date) => new Date(Date.parse(dayOf(now)) + 86_400_000).toISOString();
