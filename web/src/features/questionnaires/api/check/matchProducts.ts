import { matchProducts, type ProductRule } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { questionnaireKeys } from '../keys.ts';

const matchingQuery = (rules: readonly ProductRule[], limit: number) =>
  queryOptions({
    queryKey: [...questionnaireKeys.matching, limit, rules],
    queryFn: ({ signal }) => send(matchProducts, { body: { rules: [...rules], limit } }, { signal }),
    staleTime: 60_000,
  });

/** The products that a set of rules matches; previous results stay visible while new ones load. */
export const useMatchingProducts = (rules: readonly ProductRule[], limit: number) =>
  useQuery({ ...matchingQuery(rules, limit), enabled: rules.length > 0, placeholderData: keepPreviousData });
