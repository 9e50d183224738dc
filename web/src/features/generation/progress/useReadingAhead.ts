import type { Generation } from '@parley/contract';
import { useEffect, useRef, useState } from 'react';
import { type Trouble, troubleOf } from '../../../lib/calls/trouble.ts';
import type { GenerationInput } from '../api/startGeneration.ts';
import { isUnderWay, loadCalls, watchGeneration } from './watch.ts';

/** The reading of a shop while its owner fills in the rest of a form. */
export interface Reading {
  /** What is being read; empty before its start. */
  website: string;
  generation: Generation | null;
  /** Why it could not be started. */
  trouble: Trouble | null;
}

const nothing: Reading = { website: '', generation: null, trouble: null };

/** Reads a shop while its owner fills in the rest of a form. A reading that failed does not stop the form: the shop is read again once the account is there. */
export const useReadingAhead = () => {
  const [reading, setReading] = useState(nothing);
  /** The address that was requested last. */
  const latest = useRef<GenerationInput | null>(null);
  /** The shop's address in the form; a feed of it or a sentence about it leave it as it is. */
  const startedFor = useRef('');
  const { generation } = reading;
  const id = generation?.id ?? null;

  useEffect(() => {
    if (id === null) return;
    return watchGeneration(id, {
      onSeen: (seen) => setReading((now) => ({ ...now, generation: seen })),
      onGone: () => {
        startedFor.current = '';
        setReading(nothing);
      },
      onTrouble: () => {},
    });
  }, [id]);

  const read = async (input: GenerationInput) => {
    latest.current = input;
    setReading({ ...nothing, website: input.website });
    // Another address may be given before an answer is there.
    const show = (change: Partial<Reading>) => latest.current === input && setReading((now) => ({ ...now, ...change }));
    try {
      const calls = await loadCalls();
      if (generation && isUnderWay(generation)) void calls.cancelGeneration(generation.id).catch(() => {});
      show({ generation: await calls.startGeneration(input) });
    } catch (error) {
      show({ trouble: troubleOf(error) });
    }
  };
  return {
    ...reading,
    /** The generation that becomes the account's recommender; null before its start and where it failed. */
    df: generation?.failure ? null : id,
    /** Reads the shop that was given; does nothing when it is the same as before. */
    begin: (website: string): void => {
      if (website === startedFor.current) return;
      startedFor.current = website;
      void read({ website });
    },
    /** Reads the same shop again, or something else in its place; `moved` when that is its address. */
    read: (input: GenerationInput, moved = false): void => {
      if (moved) startedFor.current = input.website;
      void read(input);
    },
  };
};
