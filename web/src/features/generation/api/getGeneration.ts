import { type Generation, getGeneration } from '@parley/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { generationKeys } from './keys.ts';

export const isUnderWay = ({ phase }: Pick<Generation, 'phase'>): boolean =>
  phase === 'queued' || phase === 'reading' || phase === 'writing';

const askEvery = 600;

/** How a generation stands, asked again and again while it is under way; `null` asks nothing. */
export const useGeneration = (id: string | null) =>
  useQuery({
    queryKey: generationKeys.one(id ?? ''),
    queryFn: id === null ? skipToken : async ({ signal }) => (await send(getGeneration, { params: { id } }, { signal })).generation,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : askEvery),
    staleTime: 0,
  });
