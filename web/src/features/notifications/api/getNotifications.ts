import { getNotifications } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';

export const notificationsQuery = queryOptions({
  queryKey: ['notifications', 'settings'] as const,
  queryFn: ({ signal }) => send(getNotifications, {}, { signal }),
});

/** The owner's mail notifications. */
export const useNotifications = () => useQuery(notificationsQuery);
