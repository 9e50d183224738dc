import { getNotifications } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

export const notificationsQuery = queryOptions({
  queryKey: ['notifications', 'settings'] as const,
  queryFn: ({ signal }) => send(getNotifications, {}, { signal }),
});

/** What the owner is mailed about. */
export const useNotifications = () => useQuery(notificationsQuery);
