import { listFactValues } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { questionnaireKeys } from '../keys.ts';

/** The facts of the catalogue by family, for choosing rules. */
export const useFactValues = () =>
  useQuery({ queryKey: questionnaireKeys.factValues, queryFn: ({ signal }) => send(listFactValues, {}, { signal }), staleTime: 60_000 });
