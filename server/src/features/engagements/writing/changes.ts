/** Computes how a batch of visitor writes changes their engagements. Pure. */
import { engages, type Step, stepsOf } from './steps.ts';
import type { CountedWrite, Visit } from './writes.ts';

/** The effect of a batch of writes on one engagement. */
export interface EngagementChange extends Visit {
  startedAt: Date;
  /** When the visitor first did something in this batch. */
  engagedAt: Date | null;
  /** null when the engagement is still open after the batch: any write after 'closed' reopens it, except the answer to a question that was asked before. */
  endedAt: Date | null;
  page: string;
  path: string;
  trigger: string;
  device: string;
  steps: Step[];
  chats: number;
  firstChatAt: Date | null;
  lastChatAt: Date | null;
}

/** Combines the writes of each engagement, in order of arrival, into one change. The changes are sorted by `engagementKey`. */
export function changesOf(writes: readonly CountedWrite[]): EngagementChange[] {
  const byEngagement = Map.groupBy(writes, (write) => engagementKey(write.ownerId, write.engagementId));
  return [...byEngagement].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, engagementWrites]) => changeOf(engagementWrites));
}

/** A sortable key that is unique to an engagement. */
export const engagementKey = (ownerId: number, engagementId: string): string => `${String(ownerId).padStart(10, '0')}/${engagementId}`;

function changeOf(writes: CountedWrite[]): EngagementChange {
  const [first, last] = [writes[0], writes.at(-1)];
  if (!first || !last) throw new Error('no writes');
  const events = writes.filter((write) => write.kind === 'event');
  const chats = writes.filter((write) => write.kind === 'chat');
  const firstNamed = (name: 'page' | 'path' | 'trigger' | 'device') => events.find((event) => event[name] !== '')?.[name] ?? '';
  return {
    ownerId: first.ownerId,
    recommenderId: first.recommenderId,
    engagementId: first.engagementId,
    questionnaireId: first.questionnaireId,
    firstQuestionId: first.firstQuestionId ?? null,
    startedAt: first.at,
    engagedAt: writes.find(engages)?.at ?? null,
    endedAt: last.kind === 'event' && last.type === 'closed' ? last.at : null,
    page: firstNamed('page'),
    path: firstNamed('path'),
    trigger: firstNamed('trigger'),
    device: firstNamed('device'),
    steps: stepsOf(writes),
    chats: chats.length,
    firstChatAt: chats[0]?.at ?? null,
    lastChatAt: chats.at(-1)?.at ?? null,
  };
}
