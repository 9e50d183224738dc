import { listTexts } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { knowledgeKeys } from './keys.ts';

/** The owner's texts. */
export const useTexts = () => useQuery({ queryKey: knowledgeKeys.texts, queryFn: ({ signal }) => send(listTexts, {}, { signal }) });
