import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '../api/outline/getOutline.ts';
import { problemsOf } from './flowProblems.ts';

/** The number of faults that break the paths of a questionnaire; null while loading and without a questionnaire. */
export const usePathFaults = (id: number | null): number | null => {
  const { data } = useQuery({ ...outlineQuery(String(id)), enabled: id !== null });
  if (id === null || !data) return null;
  const answers = new Map(data.questions.map((question) => [question.id, question.answers]));
  return problemsOf(data.first_question, data.questions, answers).filter(({ weight }) => weight === 'fault').length;
};
