/**
 * Keeps the states of conversations in memory, so that a message is not read beside all before it again, which was a tenth of what a turn
 * computes (decision 159). A state only depends on what its key names: nothing is ever stale, and another process merely computes it itself.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Conversation } from './conversation.ts';
import { afterTurn, beginning, type ConversationSource } from './conversation-of.ts';

/** At one to three kilobytes each. */
const mostStates = 5_000;

export interface States {
  /** As `conversationOf`. `edition`: another one whenever the catalogue may have changed. */
  of(source: ConversationSource, edition: string): Conversation;
}

/** Creates the memory, once per process. */
export function createStates(): States {
  const states = new LRUCache<string, Conversation>({ max: mostStates });
  return {
    of(source, edition) {
      const { turns, language, quizAnswers, page } = source;
      const keyOf = (count: number) =>
        hash('sha256', JSON.stringify([edition, language, quizAnswers, page, turns.slice(0, count)]), 'base64');
      const upTo = (count: number): Conversation => {
        if (count === 0) return beginning(source);
        const key = keyOf(count);
        const state = states.get(key) ?? afterTurn(upTo(count - 1), source, count - 1);
        states.set(key, state);
        return state;
      };
      return upTo(turns.length);
    },
  };
}
