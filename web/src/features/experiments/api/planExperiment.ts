import { type AnswerOf, planExperiment } from '@parley/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { experimentKeys } from './keys.ts';

export type Plan = AnswerOf<typeof planExperiment>;

/** How long an experiment would take. What is null is taken from what the recommender's visitors did. */
export const usePlan = (popupId: number | null, visitorsPerDay: number | null, orderRate: number | null) =>
  useQuery({
    queryKey: experimentKeys.plan(popupId ?? 0, visitorsPerDay, orderRate),
    queryFn: ({ signal }) =>
      send(
        planExperiment,
        {
          query: {
            popupId: String(popupId),
            ...(visitorsPerDay !== null && { visitorsPerDay }),
            ...(orderRate !== null && { orderRate }),
          },
        },
        { signal },
      ),
    enabled: popupId !== null,
    placeholderData: keepPreviousData,
  });
