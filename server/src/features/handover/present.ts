/** Requests as the contract names them. */
import type { Handover, HandoverSummary, ReplyPlace } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import { chatsOf, findConversation } from '../engagements/index.ts';
import type { MailRow } from './mailing/mail-store.ts';
import { isStopped, isWatching } from './service.ts';
import * as store from './store.ts';

const mostChats = 50;
const beginning = 200;

/** A request in the list. */
export const presentSummary = ({ id, at, email, name, message, recommenderId, settledAt }: store.HandoverRow): HandoverSummary => ({
  id,
  at: at.toISOString(),
  email,
  name,
  message: message.length > beginning ? `${message.slice(0, beginning).replace(/[\ud800-\udbff]$/, '')}…` : message,
  popup_id: recommenderId,
  open: settledAt === null,
});

/** A request with its conversation and answers. */
export async function presentHandover(platform: Platform, row: store.HandoverRow): Promise<Handover> {
  const { db, clock } = platform;
  const { ownerId, id, engagementId } = row;
  const [answers, states, visit, chats, stopped] = await Promise.all([
    store.answersOf(db, ownerId, [id]),
    store.mailStates(db, ownerId, id),
    findConversation(db, ownerId, engagementId),
    chatsOf(db, ownerId, engagementId, mostChats),
    isStopped(platform, db, row),
  ]);
  return {
    ...presentSummary(row),
    message: row.message,
    engagementId,
    page: visit?.page ?? '',
    consent: { text: row.consent, at: row.at.toISOString() },
    answers: answers.map((answer) => ({
      id: answer.id,
      at: answer.at.toISOString(),
      text: answer.text,
      by: store.wayOf(answer),
      place: answer.shownAt ? 'shown' : placeOf(states.get(answer.id)),
    })),
    chats: chats.map(({ id, input, output }) => ({ id, inputChatGPT: input, outputChatGPT: output })),
    watching: isWatching(row, clock.now()),
    stopped,
  };
}

const places: Record<MailRow['state'], ReplyPlace> = {
  due: 'waiting',
  tomorrow: 'tomorrow',
  sent: 'mailed',
  needless: 'shown',
  stopped: 'stopped',
  failed: 'failed',
};
const placeOf = (state: MailRow['state'] | undefined): ReplyPlace => (state ? places[state] : 'waiting');
