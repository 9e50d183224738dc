import { type AnswerOf, type Bootstrap, saveGeneratedPopup as call, type generatePopup } from '@parley/contract';
import { send } from '../../../lib/calls/api.ts';

/** Saves the draft as a recommender that can be tried. Takes the whole generate answer; repeating it returns the same recommender. */
export const saveGeneratedPopup = (draft: AnswerOf<typeof generatePopup>): Promise<Bootstrap> =>
  send(call, { body: { website: draft.Website, outputFromChatGPTAPI: JSON.stringify(draft) } });
