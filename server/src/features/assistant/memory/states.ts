/**
 * Keeps the states of conversations in memory, so that a message is not read beside all before it again, which was a tenth of what a turn
 * computes (decision 159). A state only depends on what its key names: nothing is ever stale, and another process merely computes it itself.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Conversation } from './conversation.ts';
import { afterTurn, beginning, type ConversationSource, productsSeen } from './conversation-of.ts';

/** At one to three kilobytes each. */
const mostStates = 5_000;

/** What tells whether goods are still as they were: the same objects as long as nothing of the catalogue changes. */
export interface Editions {
  shelf: object;
  /** By product id. */
  rows: ReadonlyMap<number, object>;
}

export interface States {
  /** As `conversationOf`. */
  of(source: ConversationSource, editions: Editions): Conversation;
}

/** Creates the memory, once per process. */
export function createStates(): States {
  const states = new LRUCache<string, Conversation>({ max: mostStates });
  const numberOf = numbering();
  return {
    of(source, { shelf, rows }) {
      const { turns, language, quizAnswers, page } = source;
      const keyOf = (count: number) => {
        const seen = turns.slice(0, count);
        const goods = productsSeen(seen, page).map((id) => [id, numberOf(rows.get(id))]);
        return hash('sha256', JSON.stringify([numberOf(shelf), goods, language, quizAnswers, page, seen]), 'base64');
      };
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

/** Gives each object a number, and 0 to none. */
function numbering(): (object: object | undefined) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (object) => {
    if (!object) return 0;
    const number = numbers.get(object) ?? ++last;
    numbers.set(object, number);
    return number;
  };
}
