import { judgeOrder, type Order } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { notifyUndo } from '../../../ui/overlays/notify.tsx';
import { t } from '../../../words/t.ts';
import { orderKeys } from './keys.ts';

interface Judging {
  order: Order;
  verdict: Order['verdict'];
  /** True for an undo, which offers no undo of its own. */
  undoing?: boolean;
}

/** Lets an order count or leaves it out, with an undo. */
export const useJudgeOrder = () => {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ order, verdict }: Judging) => send(judgeOrder, { params: { id: String(order.id) }, body: { verdict } }),
    onSuccess: ({ order: { counts } }, { order, undoing }) => {
      const name = order.shop_order_id ?? '';
      if (!undoing)
        notifyUndo(
          counts ? t('Order {name} counts now.', { name }) : t('Order {name} is left out now.', { name }),
          () => mutation.mutate({ order, verdict: order.verdict, undoing: true }),
          `order-${order.id}`,
        );
      return queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
  return mutation;
};
