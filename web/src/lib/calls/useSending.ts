import { useState } from 'react';
import { type Trouble, troubleOf } from './trouble.ts';

/** One call at a time for a public page: its busy state, its result and its error. */
export const useSending = <Answer>() => {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const run = async (work: () => Promise<Answer>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      setAnswer(await work());
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, answer, trouble, run };
};
