import { answerHandover } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { handoverKeys } from './keys.ts';

/** Answers a message. */
export const useAnswerHandover = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) => send(answerHandover, { params: { id: String(id) }, body: { text } }),
    meta: { shownByForm: true },
    onSuccess: ({ handover }) => {
      queryClient.setQueryData(handoverKeys.one(handover.id), handover);
      // Not waited for: the form would keep the text until then, below the answer that is shown already.
      void queryClient.invalidateQueries({ queryKey: handoverKeys.all });
    },
  });
};
