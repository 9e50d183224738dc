import { type AnswerOf, type generatePopup, saveGeneratedPopup } from '@parley/contract';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api.ts';

/** Makes the draft a recommender that can be tried. Takes the whole generate answer. */
export const useSaveGeneratedPopup = () =>
  useMutation({
    mutationFn: (draft: AnswerOf<typeof generatePopup>) =>
      send(saveGeneratedPopup, { body: { website: draft.Website, outputFromChatGPTAPI: JSON.stringify(draft) } }),
    meta: { shownByForm: true },
  });
