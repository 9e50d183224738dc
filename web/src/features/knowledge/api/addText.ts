import { addText } from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { knowledgeKeys } from './keys.ts';

/** Adds a text: a file, or title and words. */
export const useAddText = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { file: File } | { title: string; text: string }) =>
      'file' in input ? send(addText, { body: {}, files: input }) : send(addText, { body: input }),
    meta: { shownByForm: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: knowledgeKeys.texts }),
  });
};
