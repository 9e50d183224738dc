import type { Answer, Outline, OutlineQuestion } from '@parley/contract';
import { maxAnswersPerQuestion } from '@parley/contract';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useStableHandlers } from '../../../../lib/stableHandlers.ts';
import { errorText } from '../../../../ui/forms/formErrors.ts';
import { notifyProblem, notifyUndo } from '../../../../ui/overlays/notify.tsx';
import { plural, t } from '../../../../words/t.ts';
import type { OutlineActions } from '../actions.ts';
import {
  answerKey,
  changeAnswer,
  duplicate,
  homeOf,
  insertAnswer,
  insertQuestions,
  newAnswer,
  newQuestion,
  questionKey,
  questionOf,
  type RowKey,
  remove,
  setQuestionText,
  shift,
} from '../document/model.ts';
import { readPasted } from '../document/pasted.ts';
import { focusRow, rowsOf, type Target, targetsFor, withoutJump } from '../document/rows.ts';
import { deedOfKey } from './rowKeys.ts';
import type { OutlineDraft } from './useOutlineDraft.ts';

const idOfKey = (key: RowKey): number => Number(key.slice(1));
const isQuestion = (key: RowKey): boolean => key.startsWith('q');

interface Options {
  draft: OutlineDraft;
  announce: (what: string) => void;
  onEditAnswer: (answer: Answer) => void;
  onShowOnMap: (questionId: number) => void;
}

/** The actions of keys, buttons and pasted text on the outline, and the selected rows. */
export const useOutlineActions = ({ draft, announce, onEditAnswer, onShowOnMap }: Options) => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const [focusTarget, setFocusTarget] = useState<{ key: RowKey } | null>(null);
  const outline = draft.draft;

  // A new row is on the screen only after it was drawn.
  useEffect(() => {
    if (focusTarget) focusRow(focusTarget.key);
  }, [focusTarget]);

  const focus = (key: RowKey) => {
    if (!focusRow(key)) setFocusTarget({ key });
  };
  const questionAt = (key: RowKey) => (isQuestion(key) ? questionOf(outline, idOfKey(key)) : homeOf(outline, idOfKey(key)));
  const textAt = (key: RowKey) => {
    const question = questionAt(key);
    return (isQuestion(key) ? question?.text : question?.answers.find(({ id }) => id === idOfKey(key))?.text) ?? '';
  };
  const rowsFor = (key: RowKey): ReadonlySet<RowKey> => (selected.has(key) ? selected : new Set([key]));

  const nextQuestion = (key: RowKey) => {
    const question = questionAt(key);
    const place = question ? outline.questions.indexOf(question) : -1;
    const following = outline.questions[place + 1];
    if (following) return focus(questionKey(following.id));
    const made = newQuestion();
    draft.change((before) => insertQuestions(before, before.questions.length, [made]), null, key);
    return setFocusTarget({ key: questionKey(made.id) });
  };
  const addAnswer = (questionId: number, place: number, row: RowKey) => {
    const answer = newAnswer(questionId);
    draft.change((before) => insertAnswer(before, answer, place), null, row);
    setFocusTarget({ key: answerKey(answer.id) });
  };
  const nextAnswer = (key: RowKey) => {
    const question = questionAt(key);
    if (!question) return;
    const place = isQuestion(key) ? 0 : question.answers.findIndex(({ id }) => id === idOfKey(key)) + 1;
    const following = question.answers[place];
    if (following && (isQuestion(key) || following.text === '' || question.answers.length >= maxAnswersPerQuestion))
      return focus(answerKey(following.id));
    if (question.answers.length >= maxAnswersPerQuestion) return nextQuestion(key);
    return addAnswer(question.id, place, key);
  };
  const move = (key: RowKey, by: -1 | 1, extend: boolean) => {
    const rows = rowsOf(outline);
    const next = rows[rows.indexOf(key) + by];
    if (!next) return;
    if (extend) setSelected(new Set([...selected, key, next]));
    focus(next);
  };
  const removeRows = (keys: ReadonlySet<RowKey>) => {
    const rows = rowsOf(outline);
    const first = rows.findIndex((key) => keys.has(key));
    const after = rowsOf(remove(outline, keys));
    const leading = outline.questions
      .flatMap(({ answers }) => answers)
      .filter(
        ({ id, next_in_order, next_question }) =>
          !next_in_order && next_question !== null && keys.has(questionKey(next_question)) && !keys.has(answerKey(id)),
      );
    const empty = [...keys].every((key) => textAt(key) === '' && (!isQuestion(key) || questionAt(key)?.answers.length === 0));
    draft.change((before) => remove(before, keys), null, [...keys][0] ?? null);
    setSelected(new Set());
    const near = after[Math.min(Math.max(first - 1, 0), after.length - 1)];
    if (near) focus(near);
    if (empty) return;
    const sentences = [plural(keys.size, '“{text}” is deleted.', '{n} rows deleted.', { text: textAt([...keys][0] as RowKey) })];
    if (leading.length > 0)
      sentences.push(
        plural(leading.length, '1 answer that led there now follows the order.', '{n} answers that led there now follow the order.'),
      );
    notifyUndo(sentences.join(' '), () => draft.undo(), 'outline');
  };
  const shiftRows = (keys: ReadonlySet<RowKey>, by: -1 | 1, key: RowKey) => {
    draft.change((before) => shift(before, keys, by), null, key);
    announce(by < 0 ? t('Moved up') : t('Moved down'));
    setFocusTarget({ key });
  };
  const duplicateRows = (keys: ReadonlySet<RowKey>, key: RowKey | null) => {
    draft.change((before) => duplicate(before, keys), null, key);
    announce(t('Duplicated'));
  };

  const onRowKey = (event: KeyboardEvent<HTMLTextAreaElement>, key: RowKey) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const row = {
      isEmpty: textAt(key) === '',
      hasAnswers: isQuestion(key) && questionAt(key)?.answers.length !== 0,
      isSelecting: selected.size > 0,
    };
    const deed = deedOfKey(event, row, {
      shift: (by) => shiftRows(rowsFor(key), by, key),
      move: (by, extend) => move(key, by, extend),
      nextAnswer: () => nextAnswer(key),
      nextQuestion: () => nextQuestion(key),
      remove: () => removeRows(new Set([key])),
      clearSelection: () => setSelected(new Set()),
    });
    if (!deed) return;
    event.preventDefault();
    deed();
  };

  const pasteQuestions = (questions: readonly OutlineQuestion[], after: OutlineQuestion, key: RowKey) => {
    const place = outline.questions.indexOf(after);
    const isEmpty = after.text === '' && after.answers.length === 0;
    draft.change(
      (before) =>
        insertQuestions(isEmpty ? remove(before, new Set([questionKey(after.id)])) : before, isEmpty ? place : place + 1, questions),
      null,
      key,
    );
    setFocusTarget({ key: questionKey((questions.at(-1) ?? after).id) });
    announce(plural(questions.length, '1 question pasted', '{n} questions pasted'));
  };
  /** Gives how many lines found no room. */
  const pasteAnswers = (lines: readonly string[], question: OutlineQuestion, key: RowKey): number => {
    const [first = '', ...rest] = lines;
    const fills = !isQuestion(key) && textAt(key) === '';
    const room = maxAnswersPerQuestion - question.answers.length;
    const added = (fills ? rest : [first, ...rest]).slice(0, room).map((words) => newAnswer(question.id, words));
    draft.change(
      (before) => {
        const filled = fills ? changeAnswer(before, idOfKey(key), { text: first }) : before;
        return added.reduce((now, answer) => insertAnswer(now, answer, questionOf(now, question.id)?.answers.length ?? 0), filled);
      },
      null,
      key,
    );
    announce(plural(added.length, '1 answer pasted', '{n} answers pasted'));
    return lines.length - added.length - (added.length === rest.length && added.length < lines.length ? 1 : 0);
  };
  /** Several lines become questions after this one, or answers of it. */
  const takePasted = async (text: string, key: RowKey) => {
    const { questions, loose, notes } = await readPasted(text);
    const question = questionAt(key);
    if (!question) return;
    if (questions.length > 0) pasteQuestions(questions, question, key);
    else {
      const left = pasteAnswers(loose, question, key);
      if (left > 0)
        notes.push(
          plural(
            left,
            '1 line left out: a question has at most {most} answers.',
            '{n} lines left out: a question has at most {most} answers.',
            { most: maxAnswersPerQuestion },
          ),
        );
    }
    if (notes.length > 0) notifyProblem(notes.join(' '));
  };

  const actions = useStableHandlers<OutlineActions>({
    onText: (id, text) => draft.change((before) => setQuestionText(before, id, text), questionKey(id), questionKey(id)),
    onChange: (id, change) => {
      const typing = Object.keys(change).join() === 'text' ? answerKey(id) : null;
      draft.change((before) => changeAnswer(before, id, change), typing, answerKey(id));
    },
    onRowKey,
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>, key) => {
      const text = event.clipboardData.getData('text/plain');
      if (!/\S[\r\n]+[\s\S]*\S|\S\t+\S/.test(text)) return;
      event.preventDefault();
      void takePasted(text, key);
    },
    targetsFor: (words) => targetsFor(outline, words),
    onJump: (id, target: Target) => {
      const text = withoutJump(textAt(answerKey(id)));
      const lead = (change: Partial<Answer>) =>
        draft.change((before) => changeAnswer(before, id, { ...change, text }), null, answerKey(id));
      if (target.kind === 'question') lead({ next_question: target.id });
      else if (target.kind === 'end') lead({ next_question: null });
      else if (target.kind === 'order') lead({ next_in_order: true });
      else {
        const made = newQuestion(target.text);
        draft.change(
          (before) => changeAnswer(insertQuestions(before, before.questions.length, [made]), id, { next_question: made.id, text }),
          null,
          answerKey(id),
        );
      }
      announce(t('Leads there now'));
    },
    onAskWhere: (answer) => {
      draft.change(
        (before) => changeAnswer(before, answer.id, { text: `${answer.text} @`.trimStart() }),
        answerKey(answer.id),
        answerKey(answer.id),
      );
      setFocusTarget({ key: answerKey(answer.id) });
    },
    onPictureRefused: (error) => notifyProblem(errorText(error)),
    onSelect: (key) =>
      setSelected((before) => (before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]))),
    onDelete: (key) => removeRows(rowsFor(key)),
    onDuplicate: (key) => duplicateRows(rowsFor(key), key),
    onShift: (key, by) => shiftRows(rowsFor(key), by, key),
    onAddAnswer: (questionId) => addAnswer(questionId, questionOf(outline, questionId)?.answers.length ?? 0, questionKey(questionId)),
    onEditAnswer,
    onShowOnMap,
  });

  const createQuestion = () => {
    const made = newQuestion();
    draft.change((before: Outline) => insertQuestions(before, before.questions.length, [made]));
    setFocusTarget({ key: questionKey(made.id) });
  };

  return {
    actions,
    selected,
    clearSelection: () => setSelected(new Set()),
    removeSelected: () => removeRows(selected),
    duplicateSelected: () => duplicateRows(selected, null),
    shiftSelected: (by: -1 | 1) => {
      const [key] = selected;
      if (key) shiftRows(selected, by, key);
    },
    createQuestion,
    focus,
  };
};
