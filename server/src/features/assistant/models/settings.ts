/** The owner's choice of models: saving it, and opening the models it names. */
import { type AssistantProvider, type BodyOf, hasOwnModel, mayEmbed, type updateAssistant, usualVisitorShare } from '@parley/contract';
import { invalid } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Embedder, openEmbedder } from '../nearness/embedder.ts';
import { probe } from '../nearness/probe.ts';
import * as store from '../store.ts';
import { limitFor } from './budget.ts';
import { type Model, openModel } from './model.ts';

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
export const keyFor = (platform: Platform, row: store.ChoiceRow | null, choice: Choice): string | null =>
  row?.sealedKey ? sealer(platform).open(row.sealedKey, placeOf(row.ownerId, choice)) : null;

/** One of an owner's models. */
export interface Provider {
  slot: 'first' | 'second';
  /** Changes with any part of the choice, so that a corrected key is tried at once. */
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
  /** What finds passages by meaning; null for none. */
  embedder: Embedder | null;
  /** Whether it failed to answer the last time. */
  embedderFails: boolean;
}

/** The built-in assistant alone. */
export const builtinWriter: Writer = { providers: [], keys: [], limit: null, share: 100, embedder: null, embedderFails: false };

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
    embedder: storedEmbedder(platform, first),
    embedderFails: Boolean(settings?.embeddingFault),
  };
}

/** What finds passages by meaning: the owner's embedding model, or that of this installation; null for none. */
export function storedEmbedder(platform: Platform, row: store.ChoiceRow & { embeddingModel: string }): Embedder | null {
  const { ai } = platform.config;
  if (row.provider === 'default') {
    if (!ai?.embeddingModel) return null;
    // The operator's endpoint may move to another address without all texts being sent again.
    return openEmbedder({ ...ai, id: 'default', model: ai.embeddingModel, space: `installation ${ai.embeddingModel}` });
  }
  if (!row.embeddingModel || !mayEmbed(row.provider)) return null;
  const key = keyFor(platform, row, row) ?? '';
  return row.sealedKey && !key ? null : openChosenEmbedder(platform, providerId(row), row, row.embeddingModel, key);
}

/** Opens an owner's embedding model, beside the chosen one; it is called through the guarded client. */
const openChosenEmbedder = (platform: Platform, id: string, { provider, baseUrl }: Choice, model: string, apiKey: string): Embedder =>
  openEmbedder({ id, baseUrl: addresses[provider] ?? baseUrl, apiKey, model, fetch: platform.fetch.api });

/** The choice of an owner who has made none. */
export const untouched = {
  provider: 'default',
  baseUrl: '',
  model: '',
  sealedKey: null,
  keyEnd: '',
  keySetAt: null,
  embeddingModel: '',
} as const;

/** The providers of both models, as far as they are chosen. */
export const chosenProviders = (first: Choice, fallback: Choice | null): AssistantProvider[] => [
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

/** The id of a choice of a model; it differs after its key was changed, too. */
export const providerId = ({ ownerId, provider, baseUrl, model, keySetAt }: store.ChoiceRow): string =>
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

/**
 * Saves an owner's choice. A new embedding model is tried first.
 * @throws HttpError 400 naming `key` or `fallback.key` when a provider needs one and there is none for it, and `embeddingModel` when that does not answer
 */
export async function saveAssistant(platform: Platform, ownerId: number, body: Settings): Promise<void> {
  const { db } = platform;
  const [row, fallbackRow] = await Promise.all([store.settingsOf(db, ownerId), store.fallbackOf(db, ownerId)]);
  const first = toStore(platform, ownerId, { choice: own(body), key: body.key, row, field: 'key' });
  const second = body.fallback && fallbackToStore(platform, ownerId, body.fallback, fallbackRow);
  const embeddingModel = await embeddingToStore(platform, { ...first, ownerId }, body.embeddingModel, row);
  await db.transaction(async (tx) => {
    const share = body.visitorShare === undefined ? {} : { visitorShare: body.visitorShare };
    await store.saveSettings(tx, ownerId, { ...first, ...embeddingModel, dailyTokens: body.dailyTokens, ...share });
    if (second !== undefined) await store.saveFallback(tx, ownerId, second);
  });
}

/** The columns of the embedding model: `wanted`, or what is stored while its place stays. @throws HttpError 400 naming `embeddingModel` */
async function embeddingToStore(platform: Platform, first: store.ChoiceRow, wanted: string | undefined, row: store.SettingsRow | null) {
  const isSamePlace = row?.provider === first.provider && row.baseUrl === first.baseUrl;
  const model = mayEmbed(first.provider) ? (wanted ?? (isSamePlace ? row.embeddingModel : '')) : '';
  const isSame = isSamePlace && model === row.embeddingModel;
  if (isSame && first.keySetAt?.getTime() === row.keySetAt?.getTime()) return {};
  const key = keyFor(platform, first, first) ?? '';
  const message =
    model === '' || wanted === undefined ? null : await probe(openChosenEmbedder(platform, '', first, model, key), trialSeconds * 1000);
  if (message) throw invalid({ embeddingModel: message });
  return { embeddingModel: model, embeddingFault: null, embeddingFailingSince: null };
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
