import { correctProductFact } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../../lib/calls/api.ts';
import { notifyDone, notifyUndo } from '../../../../ui/overlays/notify.tsx';
import { t } from '../../../../words/t.ts';
import { type FactChange, isSame, undoOfChange } from '../../product/factWords.ts';
import { catalogueKeys } from '../keys.ts';
import type { Facts } from './listFacts.ts';

interface Correction extends FactChange {
  /** Shown when it is done. */
  message: string;
  /** True for an undo, which offers no undo of its own. */
  undoing?: boolean;
}

/** Adds, removes or restores a fact of a product at once, and shows a notification with an undo. */
export const useCorrectFact = (product: number) => {
  const queryClient = useQueryClient();
  const key = catalogueKeys.factsOf(product);
  const mutation = useMutation({
    // One after the other: each answer holds all facts, and an earlier one must not replace a later one.
    scope: { id: key.join() },
    mutationFn: async ({ action, family, value }: Correction) => {
      const before = queryClient.getQueryData<Facts>(key);
      const correct = (body: FactChange): Promise<Facts> => send(correctProductFact, { params: { id: String(product) }, body });
      const has = (facts: Facts | undefined) => facts?.facts.find((fact) => isSame(fact, { family, value }));
      // A fact that is the owner's alone leaves no trace; one that the product has as well is removed.
      if (action !== 'remove' || has(before)?.source !== 'owner') return { before, after: await correct({ action, family, value }) };
      const undone = await correct({ action: 'undo', family, value });
      return { before, after: has(undone) ? await correct({ action, family, value }) : undone };
    },
    onSuccess: async ({ before, after }, { message, undoing, ...change }) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<Facts>(key, after);
      const back = before && undoOfChange(change, before, after);
      if (undoing || !back) notifyDone(message);
      else notifyUndo(message, () => mutation.mutate({ ...back, message: t('Undone'), undoing: true }), key.join());
    },
  });
  return mutation;
};
