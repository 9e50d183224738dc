/** The demo: from a shop's address to a recommender, and to an account (specification sections 2, 4 and 7). */
import { z } from 'zod';
import { session } from './accounts.ts';
import { defineCall } from './call.ts';
import { quickCustomizationLook } from './design.ts';
import { email, newPassword, prose, textId, webAddress } from './fields.ts';
import { bootstrapAnswer } from './visitor.ts';

/** A generated question as it is shown before it is saved. */
export const generatedQuestion = z.object({ questionText: z.string(), answerOptions: z.array(z.string()) });
export type GeneratedQuestion = z.output<typeof generatedQuestion>;

export const generatePopup = defineCall({
  method: 'POST',
  path: '/chatgptGeneratePopup',
  summary:
    'Reads a shop and proposes a questionnaire for it, within 60 s (section 7). `df` is the signed token of the draft. 422 says in plain words why a shop cannot be read.',
  auth: 'public',
  body: z.object({ website: webAddress, email }),
  files: [],
  filesOptional: true,
  answer: z.object({ Output: z.array(generatedQuestion), Website: z.string(), email: z.string(), df: z.string() }),
});

export const saveGeneratedPopup = defineCall({
  method: 'POST',
  path: '/chatgptSavePopup',
  summary:
    'Makes the draft a recommender that can be tried (section 7). `outputFromChatGPTAPI` is the JSON text of the generate answer, `df` included. 422 for a draft that ended or was changed.',
  auth: 'public',
  body: z.object({ website: webAddress, outputFromChatGPTAPI: z.string().max(200_000) }),
  files: [],
  filesOptional: true,
  answer: bootstrapAnswer,
});

export const quickCustomize = defineCall({
  method: 'POST',
  path: '/popup/quickCustomization/:userId/:popupId/',
  summary:
    'Customizes a draft, makes its account and signs in (section 7). 422 for a draft that ended or is not this one, 409 when the address has an account.',
  auth: 'public',
  params: z.object({ userId: textId, popupId: textId }),
  body: z.object({
    /** What the client holds of the popup; the server reads nothing from it but its id. */
    popup: z.object({ id: z.int().optional() }).optional(),
    df: prose(4000).min(1, 'This is required'),
    quickCustomization: quickCustomizationLook.extend({ username: email, password: newPassword }),
    website: webAddress,
  }),
  answer: session,
});
