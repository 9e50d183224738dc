import { reviewConversation } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';
import { notifyUndo } from '../../../ui/notify.tsx';
import { historyKeys } from './keys.ts';

export interface Review {
  engagementId: string;
  reviewed: boolean;
  /** Set for what takes another review back, which is not offered to be taken back itself. */
  undoing?: boolean;
}

/** Marks a conversation as reviewed, or not, and offers the way back. */
export const useReviewConversation = () => {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ engagementId, reviewed }: Review) => send(reviewConversation, { params: { engagementId }, body: { reviewed } }),
    onSuccess: (_done, { engagementId, reviewed, undoing }) => {
      const back = { engagementId, reviewed: !reviewed, undoing: true };
      if (!undoing) notifyUndo(reviewed ? 'Marked as reviewed' : 'Marked as not reviewed', () => mutation.mutate(back));
      return queryClient.invalidateQueries({ queryKey: historyKeys.all });
    },
  });
  return mutation;
};
