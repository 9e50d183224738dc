import { type NotificationSettings, updateNotifications } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { notificationsQuery } from './getNotifications.ts';

/** Sets the owner's mail notifications; optimistic, rolled back on failure. */
export const useUpdateNotifications = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationSettings) => send(updateNotifications, { body }),
    onMutate: async (body) => {
      await queryClient.cancelQueries({ queryKey: notificationsQuery.queryKey });
      const before = queryClient.getQueryData(notificationsQuery.queryKey);
      queryClient.setQueryData(notificationsQuery.queryKey, body);
      return before;
    },
    onError: (_error, _body, before) => queryClient.setQueryData(notificationsQuery.queryKey, before),
  });
};
