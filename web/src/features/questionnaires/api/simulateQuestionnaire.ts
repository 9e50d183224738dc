import { simulateQuestionnaire } from '@parley/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { questionnaireKeys } from './keys.ts';

/** Simulated visits through a questionnaire as it is saved; asked for when they are first shown, and again whenever products may have changed. */
export const useSimulation = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: [...questionnaireKeys.productCheck(id), 'simulation'],
    queryFn: async ({ signal }) => (await send(simulateQuestionnaire, { params: { id } }, { signal })).simulation,
    enabled,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
