/** Converts tests and runs to the shapes of the contract. */
import type { AssistantTest, TestRun } from '@parley/contract';
import { differencesOf } from './answers/lines.ts';
import type { RunRow } from './runs/runs-store.ts';
import type { ResultRow, TestWithResults } from './store.ts';

const notRun: AssistantTest['builtin'] = { status: 'new', failures: [], differences: [], answers: [], acceptedAt: null, at: null };

const presentResult = ({ status, failures, accepted, acceptedAt, latest, at }: ResultRow): AssistantTest['builtin'] => ({
  status,
  failures,
  differences: status === 'broken' ? [] : differencesOf(accepted, latest),
  answers: latest,
  acceptedAt: acceptedAt.toISOString(),
  at: at.toISOString(),
});

/** A test with its results. @param modelFrom results of the model before that are outdated; null: all of them are */
export const presentTest = ({ test, builtin, model }: TestWithResults, modelFrom: Date | null): AssistantTest => ({
  id: test.id,
  popupId: test.recommenderId,
  turns: test.turns,
  expectations: test.expectations,
  origin: test.origin,
  createdAt: test.createdAt.toISOString(),
  builtin: builtin ? presentResult(builtin) : notRun,
  model: model && { ...presentResult(model), outdated: modelFrom === null || model.at < modelFrom },
});

/** A run with how far it is. */
export const presentRun = ({ id, writtenBy, causes, status, total, done, requestedAt, startedAt, finishedAt }: RunRow): TestRun => ({
  id,
  writtenBy,
  causes: causes.toSorted(),
  status,
  total,
  done,
  requestedAt: requestedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  ms: startedAt && finishedAt ? Math.max(0, finishedAt.getTime() - startedAt.getTime()) : null,
});
