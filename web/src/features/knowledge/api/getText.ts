import { getText } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { knowledgeKeys } from './keys.ts';

/** A text as a whole. */
export const useText = (id: number) =>
  useQuery({
    queryKey: knowledgeKeys.text(id),
    queryFn: async ({ signal }) => (await send(getText, { params: { id: String(id) } }, { signal })).text,
    // The form must begin with what is stored now.
    gcTime: 0,
    staleTime: 0,
  });
