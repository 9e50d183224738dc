import type { Answer, Question } from '@parley/contract';
import { useMemo, useRef } from 'react';
import { useAnswersOf } from './api/listAnswers.ts';

/** Keeps the identity of the previous list while it has the same items, so that memoised values derived from it stay. */
const useStableList = <T>(list: readonly T[]): readonly T[] => {
  const last = useRef(list);
  if (last.current.length !== list.length || last.current.some((item, place) => item !== list[place])) last.current = list;
  return last.current;
};

/** The answers of all questions: by question for the path check and the map (null until all are loaded), and as one list. */
export const useAllAnswers = (questionnaireId: string, questions: readonly Question[]) => {
  const ids = questions.map(({ id }) => id);
  const queries = useAnswersOf(questionnaireId, ids);
  const lists = useStableList(queries.map(({ data }) => data));
  const byQuestion = useMemo(
    (): ReadonlyMap<number, readonly Answer[]> | null =>
      lists.every((list) => list) ? new Map(questions.map(({ id }, place) => [id, lists[place] ?? []])) : null,
    [questions, lists],
  );
  const all = useMemo(() => lists.flatMap((list) => list ?? []), [lists]);
  return { queries, byQuestion, all, failed: queries.filter(({ data, isError }) => !data && isError) };
};
