import { useQuery } from '@tanstack/react-query';
import { questionnaireQuery } from './api/getQuestionnaire.ts';
import { useAnswersOf } from './api/listAnswers.ts';
import { questionsQuery } from './api/listQuestions.ts';
import { problemsOf } from './flowProblems.ts';

/** The number of faults that break the paths of a questionnaire; null while loading and without a questionnaire. */
export const usePathFaults = (id: number | null): number | null => {
  const options = { enabled: id !== null };
  const questionnaire = useQuery({ ...questionnaireQuery(String(id)), ...options });
  const questions = useQuery({ ...questionsQuery(String(id)), ...options });
  const list = questions.data ?? [];
  const answers = useAnswersOf(
    String(id),
    list.map((question) => question.id),
  );
  if (id === null || !questionnaire.data || !questions.data || answers.some(({ data }) => !data)) return null;
  const answersById = new Map(list.map((question, place) => [question.id, answers[place]?.data ?? []]));
  return problemsOf(questionnaire.data.first_question, list, answersById).filter(({ weight }) => weight === 'fault').length;
};
