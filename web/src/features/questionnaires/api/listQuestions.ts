import { listQuestions } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

/** The questions of a questionnaire, in order. */
export const questionsQuery = (questionnaireId: string) =>
  queryOptions({
    queryKey: questionnaireKeys.questions(questionnaireId),
    queryFn: async ({ signal }) => (await send(listQuestions, { params: { questionnaire_id: questionnaireId } }, { signal })).questions,
  });

/** The questions of a questionnaire in their order. */
export const useQuestions = (questionnaireId: string) => useQuery(questionsQuery(questionnaireId));
