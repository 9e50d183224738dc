import { matchProducts, type ProductRule } from '@parley/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

const matchingQuery = (rules: readonly ProductRule[], limit: number) =>
  queryOptions({
    queryKey: [...questionnaireKeys.matching, limit, rules],
    queryFn: ({ signal }) => send(matchProducts, { body: { rules: [...rules], limit } }, { signal }),
    staleTime: 60_000,
  });

/** The products that rules together would recommend; the last ones stay to be seen while new ones are looked up. */
export const useMatchingProducts = (rules: readonly ProductRule[], limit: number) =>
  useQuery({ ...matchingQuery(rules, limit), enabled: rules.length > 0, placeholderData: keepPreviousData });
