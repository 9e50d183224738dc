/** What owners read of their models: the choice without keys, today's use, and whether the models answer. */
import type { AssistantSettings, FallbackProvider, ModelHealth } from '@parley/contract';
import { dayOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/index.ts';
import { embeddingsState } from '../nearness/state.ts';
import * as store from '../store.ts';
import type { Breakers } from './breaker.ts';
import { limitFor } from './budget.ts';
import { chosenProviders, keyFor, providerId, storedEmbedder, untouched } from './settings.ts';
import { dayOfAnswers, spentOn } from './spending/store.ts';

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
    embeddingModel: row?.embeddingModel ?? '',
    embeddings: await embeddingsState(db, ownerId, storedEmbedder(platform, first), row),
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
  // Whatever was stored before the choice or its key changed is about another model.
  fault: message && at && row && at > (row.keySetAt ?? new Date(0)) ? { message, at: at.toISOString() } : null,
});

const nextDay = (now: Date) => new Date(Date.parse(dayOf(now)) + 86_400_000).toISOString();
