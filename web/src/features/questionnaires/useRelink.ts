import type { Answer } from '@parley/contract';
import { useState } from 'react';
import { type Relink, useRelinkAnswer } from './api/editAnswer.ts';

interface Undoable extends Relink {
  what: string;
}

const maxUndo = 50;

/** Changes the next question of answers, with undo step by step. `announce` speaks to screen readers. */
export const useRelink = (answers: readonly Answer[], announce: (what: string) => void) => {
  const change = useRelinkAnswer();
  const [past, setPast] = useState<readonly Undoable[]>([]);
  const describeNext = (next: number | null) => (next === null ? 'ends the questionnaire' : `leads to question ${next}`);

  const relink = (answerId: number, next: number | null) => {
    const answer = answers.find(({ id }) => id === answerId);
    if (!answer) return;
    const step = {
      questionId: answer.question,
      answerId,
      next: answer.next_question,
      what: `Undo: “${answer.text}” ${describeNext(next)}`,
    };
    setPast((before) => [...before, step].slice(-maxUndo));
    change.mutate(
      { questionId: answer.question, answerId, next },
      {
        onSuccess: () => announce(`“${answer.text}” now ${describeNext(next)}`),
        onError: () => setPast((before) => before.filter((entry) => entry !== step)),
      },
    );
  };
  const last = past.at(-1);
  const undo = last && {
    what: last.what,
    run: () => {
      setPast((before) => before.slice(0, -1));
      change.mutate(last, { onSuccess: () => announce(`Undone: it ${describeNext(last.next)} again`) });
    },
  };
  return { relink, undo: undo ?? null };
};
