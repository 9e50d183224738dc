import type { Answer } from '@parley/contract';
import { useState } from 'react';
import { type Lead, useLeadAnswer } from './api/editAnswer.ts';

interface Undoable extends Lead {
  what: string;
}

const mostUndone = 50;

/** Changes the next question of answers, with undo step by step. `announce` speaks to screen readers. */
export const useLeads = (answers: readonly Answer[], onSay: (what: string) => void) => {
  const change = useLeadAnswer();
  const [past, setPast] = useState<readonly Undoable[]>([]);
  const said = (next: number | null) => (next === null ? 'ends the questionnaire' : `leads to question ${next}`);

  const lead = (answerId: number, next: number | null) => {
    const answer = answers.find(({ id }) => id === answerId);
    if (!answer) return;
    const step = { questionId: answer.question, answerId, next: answer.next_question, what: `Undo: “${answer.text}” ${said(next)}` };
    setPast((before) => [...before, step].slice(-mostUndone));
    change.mutate(
      { questionId: answer.question, answerId, next },
      {
        onSuccess: () => onSay(`“${answer.text}” now ${said(next)}`),
        onError: () => setPast((before) => before.filter((one) => one !== step)),
      },
    );
  };
  const last = past.at(-1);
  const undo = last && {
    what: last.what,
    run: () => {
      setPast((before) => before.slice(0, -1));
      change.mutate(last, { onSuccess: () => onSay(`Undone: it ${said(last.next)} again`) });
    },
  };
  return { lead, undo: undo ?? null };
};
