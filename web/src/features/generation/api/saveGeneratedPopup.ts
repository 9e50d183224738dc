import { type AnswerOf, type Bootstrap, saveGeneratedPopup as call, type generatePopup } from '@parley/contract';
import { send } from '../../../lib/api.ts';

/** Makes the draft a recommender that can be tried. Takes the whole generate answer; twice gives the same. */
export const saveGeneratedPopup = (draft: AnswerOf<typeof generatePopup>): Promise<Bootstrap> =>
  send(call, { body: { website: draft.Website, outputFromChatGPTAPI: JSON.stringify(draft) } });
