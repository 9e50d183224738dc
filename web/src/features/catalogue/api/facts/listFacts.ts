import { type AnswerOf, listProductFacts } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { catalogueKeys } from '../keys.ts';

export type Facts = AnswerOf<typeof listProductFacts>;

/** The facts of a product, and those that the owner removed. */
export const useFacts = (product: number) =>
  useQuery({
    queryKey: catalogueKeys.factsOf(product),
    queryFn: ({ signal }): Promise<Facts> => send(listProductFacts, { params: { id: String(product) } }, { signal }),
  });
