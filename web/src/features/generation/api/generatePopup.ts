import { generatePopup } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Reads a shop and proposes a questionnaire for it; takes up to a minute. */
export const useGeneratePopup = () =>
  useMutation({
    mutationFn: (body: { website: string; email: string }) => send(generatePopup, { body }),
    meta: { shownByForm: true },
  });
