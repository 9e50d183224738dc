import { changePassword } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send, session } from '../../../lib/calls/api.ts';
import { accountKeys } from './keys.ts';

/** Changes the password; all other devices are signed out. */
export const useChangePassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { current: string; password: string }) =>
      send(changePassword, { body: { ...body, refresh: session.read()?.refresh_token ?? '' } }),
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountKeys.devices }),
  });
};
