import { listAdvice } from '@parley/contract/advice';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

export const adviceKey = ['advice'] as const;

/** The open advice, the advice put aside, and the outcomes of advice that was followed. */
export const useAdvice = () => useQuery({ queryKey: adviceKey, queryFn: ({ signal }) => send(listAdvice, {}, { signal }) });
