import { changeProducts } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { notifyDone, notifyUndo } from '../../../ui/overlays/notify.tsx';
import { actionDone, type ProductAction, undoOf } from '../list/actionWords.ts';
import { catalogueKeys } from './keys.ts';

export interface ProductsChange {
  action: ProductAction;
  ids: number[];
  /** True for an undo, which offers no undo of its own. */
  undoing?: boolean;
}

/** Excludes, includes, deletes or restores products, and shows a notification with an undo. */
export const useChangeProducts = () => {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ action, ids }: ProductsChange) => (await send(changeProducts, { body: { action, ids } })).changed,
    onSuccess: (changed, { action, undoing }) => {
      for (const queryKey of [catalogueKeys.facets, catalogueKeys.sources]) void queryClient.invalidateQueries({ queryKey });
      const message = actionDone(action, changed.length);
      if (undoing || changed.length === 0) notifyDone(message);
      else notifyUndo(message, () => mutation.mutate({ action: undoOf[action], ids: changed, undoing: true }));
      return queryClient.invalidateQueries({ queryKey: catalogueKeys.products });
    },
  });
  return mutation;
};
