/** The order in which a test can make every call in one shop. */
import {
  type Call,
  deleteAccount,
  deleteExperiment,
  deletePopup,
  deleteQuestion,
  deleteQuestionnaire,
  deleteSource,
  endSession,
  eraseConversation,
  generateAssistantTests,
  saveOutline,
  undoAnswer,
} from '@parley/contract';

/** What contains other things is deleted after them. Tests of the assistant are made at the end, because all of them run again after each change. */
const last: Call[] = [deleteSource, deletePopup, deleteQuestion, deleteQuestionnaire, eraseConversation, generateAssistantTests];

/** Calls on what an earlier call has ended, changed or started, which therefore need a shop of their own. */
export const inNewShops: Call[] = [endSession, deleteExperiment, undoAnswer, saveOutline, deleteAccount];

const rank = (call: Call) => (last.includes(call) ? 2 + last.indexOf(call) : call.method === 'DELETE' ? 1 : 0);

/** All calls with their names, those that delete after most others. */
export const inOrder = (calls: Record<string, { call: Call }>): { name: string; call: Call }[] =>
  Object.entries(calls)
    .map(([name, { call }]) => ({ name, call }))
    .toSorted((a, b) => rank(a.call) - rank(b.call));
