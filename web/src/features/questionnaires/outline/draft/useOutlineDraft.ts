import type { Outline } from '@parley/contract';
import { useMemo, useReducer, useRef, useState } from 'react';
import { isStale } from '../../../../lib/calls/apiError.ts';
import { notifyDone } from '../../../../ui/overlays/notify.tsx';
import { t } from '../../../../words/t.ts';
import { useSaveOutline } from '../../api/outline/saveOutline.ts';
import { incomplete, type RowKey, written } from '../document/model.ts';
import { begun, changed, type History, redone, undone } from './history.ts';
import { bodyOf, changesBetween, type RealIds, withRealIds } from './saving.ts';

type Saved = Outline & { revision: number };

type Action = { kind: 'change'; to: (outline: Outline) => Outline; about: string | null; row: RowKey | null } | { kind: 'undo' | 'redo' };

const reduce = (history: History, action: Action): History => {
  if (action.kind === 'change') return changed(history, action.to(history.present), action.about, action.row);
  return action.kind === 'undo' ? undone(history) : redone(history);
};

interface DraftOptions {
  questionnaireId: string;
  /** As it was last fetched. */
  outline: Saved;
  /** Fetches it again. */
  reload: () => Promise<Saved | undefined>;
  /** Called with the rows that need words before it can be saved. */
  onIncomplete: (rows: RowKey[]) => void;
}

/** The outline as it is edited: undo, redo, and saving. Visitors see what was saved last until then. */
export const useOutlineDraft = ({ questionnaireId, outline, reload, onIncomplete }: DraftOptions) => {
  const [history, dispatch] = useReducer(reduce, outline, begun);
  const [saved, setSaved] = useState<Saved>(outline);
  const [questionIds, setQuestionIds] = useState<RealIds>(new Map());
  const [answerIds, setAnswerIds] = useState<RealIds>(new Map());
  const save = useSaveOutline(questionnaireId);
  const busy = useRef(false);
  const draft = history.present;
  const real = useMemo(() => withRealIds(draft, questionIds, answerIds), [draft, questionIds, answerIds]);
  const changes = useMemo(() => changesBetween(saved, real), [saved, real]);

  const change = (to: (before: Outline) => Outline, about: string | null = null, row: RowKey | null = null) =>
    dispatch({ kind: 'change', to, about, row });

  const saveOn = (revision: number, base: Outline) => {
    const rows = incomplete(draft);
    if (rows.length > 0) return onIncomplete(rows);
    if (busy.current) return undefined;
    busy.current = true;
    return save.mutate(bodyOf(written(real), base, revision), {
      onSuccess: ({ newQuestions, newAnswers, ...now }) => {
        const learn = (pairs: typeof newQuestions) => (before: RealIds) =>
          new Map([...before, ...pairs.map(({ given, id }): [number, number] => [given, id])]);
        setQuestionIds(learn(newQuestions));
        setAnswerIds(learn(newAnswers));
        setSaved(now);
        notifyDone(t('Saved. Visitors see it now.'));
      },
      onSettled: () => {
        busy.current = false;
      },
    });
  };

  return {
    draft,
    /** The same with the server's ids. */
    real,
    changes,
    saving: save.isPending,
    error: isStale(save.error) ? null : save.error,
    /** Somebody else saved in between. */
    stale: isStale(save.error),
    change,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** The row where the last undo or redo would be seen. */
    lastRow: history.past.at(-1)?.row ?? null,
    save: () => {
      if (changes > 0) saveOn(saved.revision, saved);
    },
    discard: () => change(() => saved),
    /** After a conflict: takes what the other one saved; the own state stays one undo away. */
    takeTheirs: async () => {
      const theirs = await reload();
      if (!theirs) return;
      setSaved(theirs);
      save.reset();
      change(() => ({ first_question: theirs.first_question, questions: theirs.questions }));
    },
    /** After a conflict: saves over what the other one saved, which stays a version. */
    keepMine: async () => {
      const theirs = await reload();
      if (!theirs) return;
      setSaved({ ...saved, revision: theirs.revision });
      // With all answers, because it is not known which of them the other one changed.
      saveOn(theirs.revision, { first_question: null, questions: [] });
    },
  };
};

export type OutlineDraft = ReturnType<typeof useOutlineDraft>;
