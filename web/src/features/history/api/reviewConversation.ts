import { reviewConversation } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { notifyUndo } from '../../../ui/overlays/notify.tsx';
import { t } from '../../../words/t.ts';
import { historyKeys } from './keys.ts';

export interface Review {
  engagementId: string;
  reviewed: boolean;
  /** True for an undo, which offers no undo of its own. */
  undoing?: boolean;
}

/** Marks a conversation as reviewed or not, with an undo. */
export const useReviewConversation = () => {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ engagementId, reviewed }: Review) => send(reviewConversation, { params: { engagementId }, body: { reviewed } }),
    onSuccess: (_done, { engagementId, reviewed, undoing }) => {
      const back = { engagementId, reviewed: !reviewed, undoing: true };
      if (!undoing) notifyUndo(reviewed ? t('Marked as reviewed') : t('Marked as not reviewed'), () => mutation.mutate(back));
      return queryClient.invalidateQueries({ queryKey: historyKeys.all });
    },
  });
  return mutation;
};
