import { checkQuestionnaireProducts } from '@parley/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { questionnaireKeys } from '../keys.ts';

const productCheckQuery = (id: string) =>
  queryOptions({
    queryKey: questionnaireKeys.productCheck(id),
    queryFn: ({ signal }) => send(checkQuestionnaireProducts, { params: { id } }, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** Checks which products the rules of a questionnaire recommend. */
export const useProductCheck = (id: string) => useQuery(productCheckQuery(id));

/** Called after changes that can affect the recommended products. */
export const refreshProductCheck = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: questionnaireKeys.productCheckOfAll });
