/** The owner's choice of a model: reading it, saving it, and opening the model it names. */
import type { AssistantProvider, AssistantSettings, BodyOf, updateAssistant } from '@parley/contract';
import { hasOwnModel } from '@parley/contract';
import { dayOf } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import * as store from '../store.ts';
import { limitFor, tokensToday } from './budget.ts';
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
const keyFor = (platform: Platform, row: store.SettingsRow | null, choice: Choice): string | null =>
  row?.sealedKey ? sealer(platform).open(row.sealedKey, placeOf(row.ownerId, choice)) : null;

/** The model for an owner's visitors, its secrets, and its maximum use per day. `model` null: the built-in assistant. */
export interface Writer {
  model: Model | null;
  key: string;
  limit: number | null;
}

/** The writer of an owner's answers. `standard` is the model of this installation, or null. */
export async function writerOf(platform: Platform, standard: Model | null, ownerId: number): Promise<Writer> {
  const row = await store.settingsOf(platform.db, ownerId);
  const limit = limitFor(platform, row);
  if (!row || row.provider === 'default') return { model: standard, key: platform.config.ai?.apiKey ?? '', limit };
  if (row.provider === 'builtin') return { model: null, key: '', limit };
  const key = keyFor(platform, row, row) ?? '';
  // The secret of the installation was changed: the key cannot be decrypted any more, and the screen tells the owner.
  if (row.sealedKey && !key) return { model: null, key: '', limit };
  return { model: openChosen(platform, row, key, modelTimeoutSeconds), key, limit };
}

/** Opens the model of an owner's choice; it is called through the guarded client. */
const openChosen = (platform: Platform, { provider, baseUrl, model }: Choice, apiKey: string, timeoutSeconds: number): Model =>
  openModel({
    speaks: provider === 'openai' || provider === 'anthropic' ? provider : 'compatible',
    baseUrl: addresses[provider] ?? baseUrl,
    model,
    apiKey,
    timeoutSeconds,
    fetch: platform.fetch.api,
  });

/**
 * The model of an unsaved choice, with the key just entered or the stored one; null for the built-in assistant.
 * @throws HttpError 400 naming `key` when there is none and the provider needs one.
 */
export async function modelToTry(platform: Platform, ownerId: number, choice: Choice, typed: string | undefined): Promise<Model | null> {
  const { ai } = platform.config;
  if (choice.provider === 'default' && ai) return openModel({ speaks: 'compatible', ...ai, timeoutSeconds: trialSeconds });
  if (!hasOwnModel(choice.provider)) return null;
  const key = typed ?? keyFor(platform, await store.settingsOf(platform.db, ownerId), choice) ?? '';
  if (!key && choice.provider !== 'compatible') throw keyMissing();
  return openChosen(platform, choice, key, trialSeconds);
}

const keyMissing = () => invalid({ key: 'This is required' });

/** Saves an owner's choice. @throws HttpError 400 naming `key` when the provider needs one and there is none for it. */
export async function saveAssistant(platform: Platform, ownerId: number, body: BodyOf<typeof updateAssistant>): Promise<AssistantSettings> {
  const choice = own(body);
  const row = await store.settingsOf(platform.db, ownerId);
  const keepsKey = body.key === undefined && keyFor(platform, row, choice) !== null;
  const needsKey = choice.provider === 'openai' || choice.provider === 'anthropic';
  if (needsKey && !keepsKey && !body.key) throw keyMissing();
  const saved = await store.saveSettings(platform.db, ownerId, {
    ...choice,
    dailyTokens: body.dailyTokens,
    ...(!keepsKey && sealed(platform, ownerId, choice, hasOwnModel(choice.provider) ? body.key : null)),
  });
  return present(platform, ownerId, saved);
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

/** The owner's model settings with today's use of tokens. */
export const readAssistant = async (platform: Platform, ownerId: number): Promise<AssistantSettings> =>
  present(platform, ownerId, await store.settingsOf(platform.db, ownerId));

async function present(platform: Platform, ownerId: number, row: store.SettingsRow | null): Promise<AssistantSettings> {
  const { config, clock, db } = platform;
  const now = clock.now();
  const readable = row !== null && keyFor(platform, row, row) !== null;
  return {
    provider: row?.provider ?? 'default',
    baseUrl: row?.baseUrl ?? '',
    model: row?.model ?? '',
    key: readable && row.keySetAt ? { setAt: row.keySetAt.toISOString(), endsIn: row.keyEnd } : null,
    dailyTokens: row?.dailyTokens ?? null,
    installation: { model: config.ai?.model ?? null, dailyTokens: config.aiDailyTokens },
    today: { tokens: await tokensToday(db, ownerId, now), limit: limitFor(platform, row), endsAt: nextDay(now) },
  };
}

const nextDay = (now: Date) => new Date(Date.parse(dayOf(now)) + 86_400_000).toISOString();
