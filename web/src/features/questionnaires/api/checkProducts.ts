import { checkQuestionnaireProducts } from '@parley/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

const productCheckQuery = (id: string) =>
  queryOptions({
    queryKey: questionnaireKeys.productCheck(id),
    queryFn: ({ signal }) => send(checkQuestionnaireProducts, { params: { id } }, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** What the rules of a questionnaire come to. */
export const useProductCheck = (id: string) => useQuery(productCheckQuery(id));

/** After a change that what is recommended may hang on. */
export const refreshProductCheck = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: questionnaireKeys.productCheckOfAll });
