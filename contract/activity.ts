/** What was done with an owner's account, so that the owner can tell what somebody else did. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instant } from './fields.ts';
import * as paths from './paths.ts';

/** What is recorded, as the owner reads it: signing in, and the owner's calls by their names in the code. */
export const deeds = {
  signedIn: 'Signed in',
  wrongPassword: 'Tried to sign in with a wrong password',
  wrongCode: 'Tried to sign in with a wrong second step',
  reusedToken: 'Ended a sign-in that may have been copied',
  setPasswordByMail: 'Set a new password by a link in a mail',
  usedRecoveryCode: 'Signed in with a recovery code',
  confirmSecondStep: 'Switched the second step on',
  renewRecoveryCodes: 'Made new recovery codes',
  endSecondStep: 'Switched the second step off',
  changePassword: 'Changed the password',
  endSession: 'Signed a device out',
  updateAccount: 'Changed the name',
  createPopup: 'Created a recommender',
  deletePopup: 'Deleted a recommender',
  duplicatePopup: 'Duplicated a recommender',
  updatePopup: 'Changed a recommender',
  createPopupPage: 'Allowed a website',
  deletePopupPage: 'Removed an allowed website',
  createCompanyProfile: 'Wrote the company profile',
  updateCompanyProfile: 'Changed the company profile',
  createQuestionnaire: 'Created a questionnaire',
  deleteQuestionnaire: 'Deleted a questionnaire',
  duplicateQuestionnaire: 'Duplicated a questionnaire',
  updateQuestionnaire: 'Changed a questionnaire',
  saveOutline: 'Changed a questionnaire’s outline',
  restoreFromBin: 'Restored something from the bin',
  createQuestion: 'Added a question',
  updateQuestions: 'Changed questions',
  deleteQuestion: 'Deleted a question',
  createAnswer: 'Added an answer',
  editAnswer: 'Changed an answer',
  deleteAnswer: 'Deleted an answer',
  changeProducts: 'Changed several products',
  createProduct: 'Added a product',
  updateProduct: 'Changed a product',
  deleteProduct: 'Deleted a product',
  deleteSource: 'Removed a shop from the products',
  startImport: 'Imported products',
  correctProductFact: 'Corrected a property of a product',
  deleteLearnt: 'Deleted what the assistant learnt from a page',
  reviewLearnt: 'Reviewed what the assistant learnt from a page',
  eraseConversation: 'Erased a conversation',
  answerHandover: 'Answered a visitor',
  settleHandover: 'Closed or reopened a message',
  adoptGeneration: 'Took over a generated recommender',
  updateAssistant: 'Changed the assistant’s model or budget',
  acceptAnswer: 'Accepted an answer of a test',
  createAssistantTest: 'Added a test of the assistant',
  createTestFromConversation: 'Made a test from a conversation',
  deleteAssistantTest: 'Deleted a test of the assistant',
  generateAssistantTests: 'Made tests of the assistant',
  importAssistantTests: 'Imported tests of the assistant',
  restoreAssistantTest: 'Restored a test of the assistant',
  updateAssistantTest: 'Changed a test of the assistant',
  updateTestSettings: 'Changed when tests of the assistant stop publishing',
  createExperiment: 'Created an experiment',
  startExperiment: 'Started an experiment',
  splitExperiment: 'Changed how an experiment is split',
  stopExperiment: 'Stopped an experiment',
  archiveExperiment: 'Archived an experiment',
  deleteExperiment: 'Deleted an experiment',
  setMeasuring: 'Changed whether visitors are told apart',
  addText: 'Added a text for the assistant',
  updateText: 'Changed a text for the assistant',
  deleteText: 'Deleted a text for the assistant',
  restoreText: 'Restored a text for the assistant',
  answerUnanswered: 'Answered an open question',
  undoAnswer: 'Took back the answer to an open question',
  importOrderFile: 'Imported orders',
  judgeOrder: 'Decided about an order in doubt',
  renewOrderSecret: 'Renewed the secret for orders',
  updateOrderSettings: 'Changed the settings of orders',
  markAdvice: 'Put advice aside or noted it as done',
  setRetention: 'Changed how long conversations are kept',
  startExport: 'Exported all data',
  updateNotifications: 'Changed the notifications',
} as const;
export type Deed = keyof typeof deeds;

/** The owner's calls that change nothing lasting, although they are not GET. `deleteAccount` is here because it leaves no account to list it in. */
export const unrecordedCalls: readonly string[] = [
  ...[
    'beginSecondStep',
    'findSession',
    'checkSite',
    'readShopLook',
    'uploadPopupPicture',
    'uploadAnswerPicture',
    'suggestQuestionnaire',
    'uploadProductPicture',
    'rereadLearnt',
  ],
  ...[
    'matchProducts',
    'tryProductChoice',
    'simulateVisits',
    'reviewConversation',
    'askAssistant',
    'tryAssistant',
    'tryPopup',
    'tryQuestionnaire',
  ],
  ...['rehearseProfile', 'startTestRun', 'previewOrderFile', 'deleteAccount'],
];

/** The same deed of one device within ten minutes is one entry, however often it was done. */
export const activityEntry = z.object({
  id: z.int(),
  /** A key of `deeds`; entries of older versions may have others. */
  deed: z.string(),
  times: z.int(),
  at: instant,
  /** The time of the latest such action in this entry. */
  lastAt: instant,
  /** The browser and the system; empty when unknown. */
  device: z.string(),
  /** Whether it was done by the sign-in that asks. */
  isThisDevice: z.boolean(),
});
export type ActivityEntry = z.output<typeof activityEntry>;

export const listActivity = defineCall({
  method: 'GET',
  path: paths.activity,
  summary:
    'Lists what was done with the owner’s account in the last year, newest first, 50 at a time; `before` is the `next` of the page before.',
  auth: 'owner',
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  answer: z.object({ entries: z.array(activityEntry), next: z.int().nullable() }),
});
