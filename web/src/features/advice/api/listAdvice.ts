import { listAdvice } from '@parley/contract/advice';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

export const adviceKey = ['advice'] as const;

/** What to do next, what was put aside, and what came of what was done. */
export const useAdvice = () => useQuery({ queryKey: adviceKey, queryFn: ({ signal }) => send(listAdvice, {}, { signal }) });
