import { eraseConversation } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { notifyDone } from '../../../ui/overlays/notify.tsx';
import { t } from '../../../words/t.ts';
import { historyKeys } from './keys.ts';

/** Permanently erases a visitor's conversation and activity. */
export const useEraseConversation = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (engagementId: string) => send(eraseConversation, { params: { engagementId } }),
    onSuccess: (_done, engagementId) => {
      notifyDone(t('Everything of this visitor was deleted'));
      queryClient.removeQueries({ queryKey: historyKeys.one(engagementId) });
      return queryClient.invalidateQueries({ queryKey: historyKeys.pages });
    },
  });
};
