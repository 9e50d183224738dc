import { getOutline } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { questionnaireKeys } from '../keys.ts';

/** A questionnaire's questions and answers, as they are saved. */
export const outlineQuery = (id: string) =>
  queryOptions({
    queryKey: questionnaireKeys.outline(id),
    queryFn: ({ signal }) => send(getOutline, { params: { id } }, { signal }),
  });

/** A questionnaire's questions and answers, as they are saved. */
export const useOutline = (id: string) => useQuery(outlineQuery(id));
