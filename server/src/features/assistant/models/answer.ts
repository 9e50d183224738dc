/**
 * Asks the owner's models for an answer, one after the other, within one deadline (decision 034): the first model, a second time if that may help,
 * then the second model. When none answers, the built-in assistant must. A provider that fails never makes the turn fail.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Platform } from '../../../platform/index.ts';
import { counterIn } from '../../../platform/observability/metrics.ts';
import { type Breakers, createBreakers, type Permission } from './breaker.ts';
import { tellOnce } from './budget.ts';
import { type Ended, type Progress, type Prompt, type Usage, usualInputTokens } from './model.ts';
import { AssistantFailed, explain, isFree, isTransient, retryAfterMs } from './provider/failure.ts';
import type { Provider, Writer } from './settings.ts';
import { createSpending, type Refusal, type Spending, type Visitor } from './spending/spending.ts';
import { type Answered, countAnswer } from './spending/store.ts';
import { createWaiting, type Waiting } from './waiting.ts';

/** What a process knows about its models. */
export interface Models {
  platform: Platform;
  breakers: Breakers;
  waiting: Waiting;
  spending: Spending;
  meter: Meter;
  /** What was learned about each provider by its id. */
  learned: Map<string, Learned>;
}

interface Learned {
  /** How many times the expected maximum an answer took, at least 1: some providers count more tokens than were sent and requested. */
  ratio: number;
  /** It wrote reasoning without an opening mark, so its answers are held back until their end. */
  thinksAloud: boolean;
}

/** What answers cost: tokens, and whose model wrote them. */
function createMeter(registry: Platform['metrics']) {
  const labels = ['model'] as const;
  return {
    answers: counterIn(registry, 'parley_model_answers_total', 'Requests to models by outcome', [...labels, 'outcome']),
    tokens: counterIn(registry, 'parley_model_tokens_total', 'Tokens that models were charged with', labels),
    seconds: counterIn(registry, 'parley_model_seconds_total', 'Seconds that requests to models took', labels),
  };
}
type Meter = ReturnType<typeof createMeter>;
const labelsOf = ({ isStandard }: Provider) => ({ model: isStandard ? 'installation' : 'owner' });

/** Creates what a process keeps about its models. `maxWaiting`: how many answers may wait for models, the usual number when left out. */
export const createModels = (platform: Platform, maxWaiting?: number): Models => ({
  platform,
  breakers: createBreakers(() => platform.clock.now().getTime()),
  waiting: createWaiting(maxWaiting),
  spending: createSpending(platform),
  meter: createMeter(platform.metrics),
  learned: new Map(),
});

export interface Question {
  ownerId: number;
  /** null for the owner, who tries the assistant: it costs tokens, but is not counted as an answer. */
  visitor: Visitor | null;
  writer: Writer;
  prompt: Prompt;
  signal: AbortSignal;
  /** The visitor's request; the provider gets it as X-Request-Id, and the log of a failure has it. */
  requestId?: string;
}

export interface Written extends Usage {
  /** False: the built-in assistant must answer, or complete what was yielded. */
  complete: boolean;
  /** The text may end in the middle of a sentence. */
  cut: boolean;
}

const nothing: Written = { complete: false, cut: false, inputTokens: 0, outputTokens: 0 };

/** Less time than this is not enough for a model. */
const shortestMs = 300;
const retryMs = 200;
/** The longest wait that a provider may ask for; it is shorter when another provider could answer. */
const longestWaitMs = { alone: 5_000, withOther: 2_000 };
/** The share of the time left that such a wait may take. */
const waitShare = 0.6;
/** The share of the time left after which a model must have begun, when another one could answer. */
const beginShare = 0.5;
const mostLearned = 10_000;
/** A count beyond this is a mistake, and must not keep the provider from answering. */
const mostRatio = 10;

/** How asking a provider ended. `fault`: why it failed, as the owner reads it. */
type Outcome =
  | { kind: 'answered'; ended: Ended }
  | { kind: 'refused'; by: Refusal }
  | { kind: 'failed'; begun: boolean; fault: string | null };

/**
 * Yields the text of the first model that answers, and returns whether it is complete. It is not when there is no model, when none may be asked,
 * when all failed, or when one broke off after its first text. What a call took, or may have taken, is charged.
 * @throws the reason of `signal` when that is aborted; errors of the database
 */
export async function* writeAnswer(models: Models, question: Question): AsyncGenerator<string, Written> {
  const { providers, limit } = question.writer;
  const [first] = providers;
  if (!first) return nothing;
  const until = performance.now() + first.model.timeoutMs;
  const faults: Omit<Answered, 'by'> = {};
  const end = async (by: Answered['by'], written: Written): Promise<Written> => {
    const { platform } = models;
    if (question.visitor) await countAnswer(platform.db, question.ownerId, platform.clock.now(), { by, ...faults });
    return written;
  };
  for (const [at, provider] of providers.entries()) {
    const hasOther = providers.slice(at + 1).some(({ id }) => models.breakers.pausedUntil(id) === null);
    const outcome = yield* askIfThereIsRoom(models, question, { provider, until, hasOther });
    if (outcome.kind === 'answered') return end(provider.slot === 'first' ? 'byFirst' : 'bySecond', { ...outcome.ended, complete: true });
    if (outcome.kind === 'refused') {
      if (outcome.by === 'limit' && limit !== null) await tellOnce(models.platform, question.ownerId, limit);
      return end(outcome.by === 'share' ? 'overShare' : 'overLimit', nothing);
    }
    if (outcome.fault) faults[provider.slot === 'first' ? 'firstFault' : 'secondFault'] = outcome.fault;
    if (outcome.begun) return end('byBuiltin', { ...nothing, cut: true });
  }
  return end('byBuiltin', nothing);
}

interface Turn {
  provider: Provider;
  /** The deadline, on the clock of `performance.now()`. */
  until: number;
  /** Whether another provider could answer. */
  hasOther: boolean;
}

const skipped: Outcome = { kind: 'failed', begun: false, fault: null };

/** Asks one provider unless too many answers wait for it. */
async function* askIfThereIsRoom(models: Models, question: Question, turn: Turn): AsyncGenerator<string, Outcome> {
  const { waiting, meter } = models;
  const { id } = turn.provider;
  if (!waiting.enter(id)) {
    meter.answers.inc({ ...labelsOf(turn.provider), outcome: 'crowded' });
    return skipped;
  }
  try {
    return yield* askProvider(models, question, turn);
  } finally {
    waiting.leave(id);
  }
}

/** Asks one provider, once more where that may help, and tells its breaker. */
async function* askProvider(models: Models, question: Question, turn: Turn): AsyncGenerator<string, Outcome> {
  const { breakers, platform } = models;
  const { id } = turn.provider;
  const permission = breakers.mayAsk(id);
  if (permission === 'skip') return skipped;
  let decided = false;
  try {
    const outcome = yield* askUpToTwice(models, question, turn, permission);
    if (outcome.kind === 'answered') breakers.succeeded(id);
    else if (outcome.kind === 'failed' && outcome.error && !outcome.error.aboutQuestion)
      breakers.failed(id, retryAfterMs(outcome.error, platform.clock.now().getTime()));
    else breakers.undecided(id);
    decided = true;
    if (turn.provider.isStandard && outcome.kind !== 'refused') platform.condition.note('model', breakers.pausedUntil(id) !== null);
    if (outcome.kind !== 'failed') return outcome;
    if (outcome.error) logFailure(models, question, turn.provider, outcome.error);
    return { kind: 'failed', begun: outcome.begun, fault: outcome.error && explain(outcome.error).message };
  } finally {
    if (!decided) breakers.undecided(id);
  }
}

type AskOutcome = Exclude<Outcome, { kind: 'failed' }> | { kind: 'failed'; begun: boolean; error: AssistantFailed | null };

async function* askUpToTwice(models: Models, question: Question, turn: Turn, permission: Permission): AsyncGenerator<string, AskOutcome> {
  let outcome: AskOutcome = { kind: 'failed', begun: false, error: null };
  for (const again of [true, false]) {
    if (turn.until - performance.now() < shortestMs) return outcome;
    outcome = yield* askOnce(models, question, turn);
    if (outcome.kind !== 'failed' || outcome.begun || !outcome.error || !again || permission === 'probe') return outcome;
    const waitMs = waitBefore(models, outcome.error, turn);
    if (waitMs === null) return outcome;
    // Aborting is noticed by the next call.
    await delay(waitMs, undefined, { signal: question.signal }).catch(() => question.signal.throwIfAborted());
  }
  return outcome;
}

/** The milliseconds to wait before the same provider is asked again; null when it should not be. */
function waitBefore({ platform }: Models, error: AssistantFailed, { until, hasOther }: Turn): number | null {
  if (!isTransient(error)) return null;
  const waitMs = retryAfterMs(error, platform.clock.now().getTime()) ?? retryMs;
  const most = Math.min(hasOther ? longestWaitMs.withOther : longestWaitMs.alone, (until - performance.now()) * waitShare);
  return waitMs <= most ? waitMs : null;
}

/** Reserves the most that an answer may take, asks, and charges what it took. */
async function* askOnce(models: Models, question: Question, { provider, until, hasOther }: Turn): AsyncGenerator<string, AskOutcome> {
  const { writer, ownerId, visitor, prompt, signal } = question;
  const { id, model } = provider;
  const labels = labelsOf(provider);
  const learned = () => models.learned.get(id);
  const expected = usualInputTokens(prompt);
  const most = model.mostTokens(prompt);
  const size = () => ({ tokens: Math.ceil(most * (learned()?.ratio ?? 1)), isFirst: !learned() });
  const ms = until - performance.now();
  const wish = { ownerId, visitor, limit: writer.limit, share: writer.share, size, expected, ms };
  const reservation = await models.spending.reserve(wish);
  if (typeof reservation === 'string') return { kind: 'refused', by: reservation };
  const progress: Progress = { outputTokens: 0 };
  // What is charged when the reader leaves or the signal aborts: the provider has read the prompt by then.
  let charge = (): number => expected + progress.outputTokens;
  let begun = false;
  let outcome = 'abandoned';
  const since = performance.now();
  let writing: AsyncGenerator<string, Ended> | null = null;
  try {
    const left = until - performance.now();
    const options = {
      ms: left,
      firstTextMs: hasOther ? left * beginShare : left,
      holdAll: learned()?.thinksAloud ?? false,
      progress,
      requestId: question.requestId,
    };
    writing = model.write(prompt, signal, options);
    for (;;) {
      const { done, value } = await writing.next();
      if (done) {
        const took = value.inputTokens + value.outputTokens;
        charge = () => took;
        learn(models, id, took / most, value.thoughtAloud);
        outcome = 'answered';
        return { kind: 'answered', ended: value };
      }
      begun = true;
      yield value;
    }
  } catch (error) {
    if (!(error instanceof AssistantFailed)) throw error;
    outcome = 'failed';
    if (isFree(error) && progress.outputTokens === 0) charge = () => 0;
    return { kind: 'failed', begun, error };
  } finally {
    // Ends the request of a reader who stopped reading.
    await writing?.return(undefined as never);
    models.meter.answers.inc({ ...labels, outcome });
    models.meter.tokens.inc(labels, charge());
    models.meter.seconds.inc(labels, (performance.now() - since) / 1000);
    await reservation.settle(charge());
  }
}

function learn({ learned }: Models, id: string, ratio: number, thinksAloud: boolean): void {
  const before = learned.get(id);
  learned.delete(id);
  learned.set(id, {
    ratio: Math.min(mostRatio, Math.max(before?.ratio ?? 1, ratio)),
    thinksAloud: thinksAloud || (before?.thinksAloud ?? false),
  });
  const [oldest] = learned.keys();
  if (learned.size > mostLearned && oldest !== undefined) learned.delete(oldest);
}

/** The provider's message may contain the visitor's words or the key, so only the kind of error is logged. */
function logFailure({ platform }: Models, { ownerId, requestId }: Question, { slot }: Provider, error: AssistantFailed): void {
  const cause = error.cause instanceof Error ? error.cause.name : undefined;
  platform.log.warn({ ownerId, requestId, model: slot, reason: error.reason, cause }, 'a model did not answer');
}
