/** Finds passages by meaning, where the owner's endpoint offers embeddings: README.md. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../../platform/index.ts';
import type { Working } from '../answering/turns.ts';
import type { Models } from '../models/answer.ts';
import { explain } from '../models/provider/failure.ts';
import type { Writer } from '../models/settings.ts';
import type { Visitor } from '../models/spending/spending.ts';
import type { PassageRecord } from '../records/types.ts';
import { askEmbedder } from './ask.ts';
import { embeddedText, embedPassages } from './embedding.ts';
import { type Nearness, nearnessOf, type PassageVectors, passageVectors } from './nearness.ts';
import { noteEmbedding, vectorsOf } from './store.ts';

/** How near the passages are to a question; null where that is not known in time. */
export type Near = (question: string) => Promise<Nearness | null>;

/** The owner of the passages, the model, and the visitor who asks. */
export interface Asker {
  ownerId: number;
  writer: Writer;
  passages: readonly PassageRecord[];
  /** null for the owner, who tries the assistant and can wait longer. */
  visitor: Visitor | null;
  /** The turn's place, which it does not take while the endpoint is asked. */
  working: Working;
}

export interface Meanings {
  /** What a turn asks: all of its questions together wait no longer than a moment. */
  nearFor(asker: Asker): Near;
  /** Registers the worker that makes the vectors of passages. */
  work(): Promise<void>;
  /** Queues a job that makes the owner's vectors. */
  send(ownerId: number): void;
}

/** A visitor's answer takes a second or more with a model, and some 50 ms without: what comes later than this is not waited for. */
const mostWaitMs = { visitor: 300, owner: 5_000 };
/** What is kept in memory, in bytes, and what a passage usually takes of it: 1,536 numbers. */
const maxBytes = 256_000_000;
const usualBytes = 6_144;
const mostQuestions = 2_000;
/** Nearly all passages need a vector: the nearest of only some of them says little. */
const enoughShare = 0.9;
/** Questions ask for missing vectors no more often than this. */
const askAgainMs = 300_000;
const job = 'assistant-vectors';

interface Loaded {
  /** null while too few passages have one. */
  vectors: PassageVectors | null;
  isWhole: boolean;
}

/** Creates what a process keeps of meanings. */
export function createMeanings(platform: Platform, models: Models, writerOf: (ownerId: number) => Promise<Writer>): Meanings {
  const loadedByOwner = new LRUCache<number, { passages: Asker['passages']; loaded: Promise<Loaded> }>({
    max: 2_000,
    maxSize: maxBytes,
    sizeCalculation: ({ passages }) => Math.min(maxBytes, 1 + passages.length * usualBytes),
  });
  const questions = new LRUCache<string, Float32Array>({ max: mostQuestions });
  const sentAt = new LRUCache<number, number>({ max: 10_000 });

  const send = (ownerId: number) => void platform.queue.send(job, { ownerId }).catch(() => {});

  const sendSometimes = (ownerId: number) => {
    const now = platform.clock.now().getTime();
    if (now - (sentAt.get(ownerId) ?? 0) < askAgainMs) return;
    sentAt.set(ownerId, now);
    send(ownerId);
  };

  const load = async ({ ownerId, passages }: Asker, space: string): Promise<Loaded> => {
    const stored = await vectorsOf(platform.db, ownerId, space);
    const texts = Map.groupBy(passages, (passage) => embeddedText(passage).digest);
    const made = [...texts].flatMap(([digest, same]) => {
      const vector = stored.get(digest);
      return vector ? [{ ids: same.map(({ id }) => id), vector }] : [];
    });
    return { vectors: made.length < texts.size * enoughShare ? null : passageVectors(made), isWhole: made.length === texts.size };
  };

  /** The vectors of the owner's passages. What is known of an owner, passages included, is read again whenever vectors were made. */
  const vectorsFor = async (asker: Asker, space: string): Promise<PassageVectors | null> => {
    const { ownerId, passages } = asker;
    let entry = loadedByOwner.get(ownerId);
    if (entry?.passages !== passages) {
      const loaded = load(asker, space);
      entry = { passages, loaded };
      loadedByOwner.set(ownerId, entry);
      loaded.catch(() => loadedByOwner.delete(ownerId));
    }
    const { vectors, isWhole } = await entry.loaded;
    if (!isWhole) sendSometimes(ownerId);
    return vectors;
  };

  const questionVector = async ({ ownerId, writer, visitor }: Asker, question: string, ms: number): Promise<Float32Array | null> => {
    const { embedder, embedderFails, limit, share } = writer;
    if (!embedder) return null;
    const key = createHash('sha256').update(`${ownerId}/${embedder.id}/${question}`).digest('base64');
    const before = questions.get(key);
    if (before) return before;
    const texts = [question];
    const outcome = await askEmbedder(models, { ownerId, visitor, embedder, limit, share, texts, ms, purpose: 'question' });
    const note = (fault: string | null) => noteEmbedding(platform.db, ownerId, { at: platform.clock.now(), fault });
    if (outcome.kind === 'failed') {
      platform.log.warn({ ownerId, reason: outcome.error.reason }, 'a question was not embedded');
      if (!embedderFails) await note(explain(outcome.error).message);
    }
    if (outcome.kind !== 'vectors') return null;
    const [vector] = outcome.vectors;
    if (vector) questions.set(key, vector);
    if (embedderFails) await note(null);
    return vector ?? null;
  };

  return {
    send,
    nearFor(asker) {
      const { embedder } = asker.writer;
      if (!embedder || asker.passages.length === 0) return async () => null;
      let left = asker.visitor ? mostWaitMs.visitor : mostWaitMs.owner;
      return async (question) => {
        if (left <= 1) return null;
        const since = performance.now();
        try {
          const inTime = within(left);
          const vectors = await inTime(vectorsFor(asker, embedder.space));
          const rest = left - (performance.now() - since);
          const vector = vectors && rest > 1 ? await asker.working.waitFor(inTime(questionVector(asker, question, rest))) : null;
          return vectors && vector ? nearnessOf(vectors, vector) : null;
        } catch (error) {
          // Then the question is answered by its words alone; a broken database is reported elsewhere.
          platform.log.warn({ err: error, ownerId: asker.ownerId }, 'nearness is not known');
          return null;
        } finally {
          left -= performance.now() - since;
        }
      };
    },
    async work() {
      await platform.queue.work<{ ownerId: number }>(job, { retries: 2, expireSeconds: 900 }, async ({ ownerId }, signal) => {
        await embedPassages(platform, models, await writerOf(ownerId), ownerId, signal);
      });
    },
  };
}

/** The result if it is there within `ms` from now, else null. */
function within(ms: number): <T>(work: Promise<T>) => Promise<T | null> {
  let expire: (value: null) => void = () => {};
  const late = new Promise<null>((resolve) => {
    expire = resolve;
  });
  setTimeout(() => expire(null), ms).unref();
  return (work) => Promise.race([work, late]);
}
