import { type SendInput, simulateVisits } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { questionnaireKeys } from '../keys.ts';

type Flow = SendInput<typeof simulateVisits>['body'];

/** Simulated visits through a questionnaire as it is edited; null asks for none. What they found last stays while others are under way. */
export const useSimulation = (id: string, flow: Flow | null) =>
  useQuery({
    // With the products' check, which knows when products may have changed.
    queryKey: [...questionnaireKeys.productCheck(id), 'simulation', JSON.stringify(flow)],
    queryFn: async ({ signal }) => {
      if (!flow) throw new Error('Nothing to simulate');
      return (await send(simulateVisits, { body: flow }, { signal })).simulation;
    },
    enabled: flow !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
