import { settleHandover } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { notifyUndo } from '../../../ui/overlays/notify.tsx';
import { t } from '../../../words/t.ts';
import { handoverKeys } from './keys.ts';

interface Settling {
  id: number;
  open: boolean;
  /** True for an undo, which offers no undo of its own. */
  undoing?: boolean;
}

/** Marks a message as answered or as open, with an undo. */
export const useSettleHandover = () => {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id, open }: Settling) => send(settleHandover, { params: { id: String(id) }, body: { open } }),
    onSuccess: ({ handover: { id, open } }, { undoing }) => {
      if (!undoing)
        notifyUndo(
          open ? t('Marked as open') : t('Marked as answered'),
          () => mutation.mutate({ id, open: !open, undoing: true }),
          `message-${id}`,
        );
      return queryClient.invalidateQueries({ queryKey: handoverKeys.all });
    },
  });
  return mutation;
};
