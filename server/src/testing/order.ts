/** The order in which a test can make every call in one shop. */
import {
  archiveExperiment,
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
  splitExperiment,
  startExperiment,
  stopExperiment,
  undoAnswer,
} from '@parley/contract';

/** Calls of which each needs what the one before it did. */
const inTurn: Call[] = [startExperiment, splitExperiment, stopExperiment, archiveExperiment];

/** Containers are deleted after what they contain. Tests of the assistant are made at the end, because all of them run again after each change. */
const last: Call[] = [deleteSource, deletePopup, deleteQuestion, deleteQuestionnaire, eraseConversation, generateAssistantTests];

/** Calls on what an earlier call has ended, changed or started, which therefore need a shop of their own. */
export const inNewShops: Call[] = [endSession, deleteExperiment, undoAnswer, saveOutline, deleteAccount];

function rank(call: Call): number {
  if (last.includes(call)) return inTurn.length + 2 + last.indexOf(call);
  return call.method === 'DELETE' ? inTurn.length + 1 : inTurn.indexOf(call) + 1;
}

/** All calls with their names, those that delete after most others. */
export const inOrder = (calls: Record<string, { call: Call }>): { name: string; call: Call }[] =>
  Object.entries(calls)
    .map(([name, { call }]) => ({ name, call }))
    .toSorted((a, b) => rank(a.call) - rank(b.call));
