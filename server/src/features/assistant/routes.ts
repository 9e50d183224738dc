/** The chat of visitors (contract: postChat), as JSON or as a stream, and the trials of owners. */
import { randomUUID } from 'node:crypto';
import { askAssistant, type ChatEntry, postChat, productChoice, tryPopup, tryQuestionnaire } from '@parley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onlyFieldsOf } from '../../platform/db/sql/field-map.ts';
import { signedInOwner } from '../../platform/http/auth.ts';
import { HttpError, notFound, unavailable } from '../../platform/http/errors.ts';
import { limiter, networkOf } from '../../platform/http/load/limits.ts';
import { arrivalOf, route, sent } from '../../platform/http/route.ts';
import { pageOf } from '../engagements/index.ts';
import { questionnaireExists, questionnaireLanguage } from '../questionnaires/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { type StreamError, sendStream } from './answering/stream.ts';
import { type AnsweredTurn, answerTurn, type Turn } from './answering/turn.ts';
import { inPlace } from './answering/turns.ts';
import type { Context } from './context.ts';

/** The specification's words for an assistant that failed (section 8). */
const failedMessage = 'Something went wrong, try again later';

interface Ids {
  userId: string;
  popupId: string;
}
const recommenderOf = ({ params }: FastifyRequest) => `${(params as Ids).userId}/${(params as Ids).popupId}`;

/** A person writes a few messages a minute; many people share one address of a mobile carrier. */
const perAddress = { name: 'chat', max: 60, seconds: 60 };
/** A questionnaire is tried without a recommender, so no product is excluded. */
const everything = productChoice.parse({});
const perRecommender = { name: 'chat-recommender', max: 1200, seconds: 60, key: recommenderOf };

const ownerOf = ({ ownerId }: FastifyRequest) => String(ownerId);
/** Trials are not counted anywhere; the budget limits their tokens, and these limits the number of requests. */
const trialLimits = [
  { name: 'try-minute', max: 30, seconds: 60, key: ownerOf },
  { name: 'try-day', max: 300, seconds: 86_400, key: ownerOf },
];

/** Registers the calls for chat turns and for trying the assistant. */
export function routes(app: FastifyInstance, context: Context): void {
  const { platform, engagements, recommenders } = context;
  const limitTries = limiter(app, trialLimits);
  const limitRecommender = limiter(app, [perRecommender]);

  route(app, postChat, { limits: [perAddress] }, async ({ params, body, request, reply }) => {
    const of = { ownerId: params.userId, recommenderId: params.popupId };
    const { visit } = await engagements.visitOf(request, params.engagementId, of);
    const { websites, askFollowUps, handover, language, productChoice: choice } = await usableRecommender(recommenders, request, of);
    // Counted after the engagement is verified, so that nobody can use up another's limit.
    await limitRecommender(request, reply);
    const signal = goneSignal(reply);
    const visitor = { engagementId: visit.engagementId, network: networkOf(request.ip) };
    const answer = beginTurn(context, request, {
      visit,
      visitor,
      websites,
      choice,
      askFollowUps,
      handover,
      language,
      page: refererOf(request),
      body,
      signal,
      arrivedAt: arrivalOf(reply),
    });
    if (/\btext\/event-stream\b/.test(request.headers.accept ?? '')) {
      sendStream(reply, entryOf(answer), (error) => streamError(request, errorForVisitor(request, error, signal)));
      return sent;
    }
    try {
      return { chatgpt: [(await lastOf(answer)).entry] };
    } catch (error) {
      throw errorForVisitor(request, error, signal);
    }
  });

  route(app, tryQuestionnaire, {}, async ({ ownerId, params, body, request, reply }) => {
    if (!(await questionnaireExists(platform.db, ownerId, params.id))) throw notFound('The questionnaire');
    return answerTrial(request, reply, {
      ...offstage(ownerId, params.id),
      websites: [],
      choice: everything,
      askFollowUps: body.askFollowUps ?? true,
      language: await questionnaireLanguage(platform.db, ownerId, params.id),
      body,
    });
  });

  route(app, tryPopup, {}, async ({ ownerId, params, body, request, reply }) => {
    const recommender = await recommenders.findForVisitor(ownerId, params.popupId);
    if (!recommender) throw notFound('The recommender');
    const { questionnaireId, websites, askFollowUps, handover, language } = recommender;
    return answerTrial(request, reply, {
      ...offstage(ownerId, questionnaireId),
      websites,
      choice: body,
      askFollowUps: body.askFollowUps ?? askFollowUps,
      handover: body.handover ?? handover,
      language,
      body,
    });
  });

  route(app, askAssistant, {}, async ({ ownerId, body: { message, popupId }, request, reply }) => {
    const recommender = popupId === null ? null : await recommenders.findForVisitor(ownerId, popupId);
    if (popupId !== null && !recommender) throw notFound('The recommender');
    return answerTrial(request, reply, {
      ...offstage(ownerId, recommender?.questionnaireId ?? null),
      websites: recommender?.websites ?? [],
      choice: recommender?.productChoice ?? everything,
      askFollowUps: false,
      language: recommender?.language ?? null,
      body: { inputChatGPT: message, next_question_id: null, selectedAnswers: [] },
    });
  });

  /** Answers an owner who tries the assistant: nothing is stored or counted. */
  async function answerTrial(request: FastifyRequest, reply: FastifyReply, turn: Omit<Turn, 'signal' | 'working' | 'arrivedAt'>) {
    await limitTries(request, reply);
    const signal = goneSignal(reply);
    try {
      const { entry, receipt } = await lastOf(beginTurn(context, request, { ...turn, signal, arrivedAt: arrivalOf(reply) }));
      if (!receipt) throw new Error('a trial was answered from the history');
      return onlyFieldsOf(tryQuestionnaire.answer, { ...entry, receipt });
    } catch (error) {
      throw errorForVisitor(request, error, signal);
    }
  }
}

const offstage = (ownerId: number, questionnaireId: number | null) => ({
  visit: { ownerId, recommenderId: 0, engagementId: randomUUID(), questionnaireId },
  visitor: null,
  offstage: true,
});

/** The recommender, if it is active or its owner views it from one of our pages. @throws HttpError 404 */
async function usableRecommender(
  recommenders: Recommenders,
  request: FastifyRequest,
  { ownerId, recommenderId }: { ownerId: number; recommenderId: number },
) {
  const recommender = await recommenders.findForVisitor(ownerId, recommenderId);
  if (!recommender) throw notFound('The recommender');
  if (!recommender.active && !isOwnPage(recommenders, request) && (await signedInOwner(request)) !== ownerId)
    throw notFound('The recommender');
  return recommender;
}

/** The page that the message was sent from, if the browser sends more than the origin. */
function refererOf({ headers }: FastifyRequest): string | null {
  const page = pageOf(headers.referer);
  return page && URL.parse(page)?.pathname !== '/' ? page : null;
}

/** Only the owner gets an engagement with an inactive recommender, so the preview on our own pages needs no sign-in here. */
function isOwnPage(recommenders: Recommenders, request: FastifyRequest): boolean {
  if (!request.headers.origin) return false;
  try {
    recommenders.assertOriginAllowed(request, { websites: [] });
    return true;
  } catch {
    return false;
  }
}

/** Aborted when the visitor leaves before the answer is complete, or when the process stops and can wait no longer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('the visitor is gone'));
  });
  return AbortSignal.any([gone.signal, reply.server.endNow]);
}

/** Begins a turn, which counts among the turns from now on and no longer among the requests. @throws HttpError 503 `busy` when there are too many */
function beginTurn(context: Context, request: FastifyRequest, turn: Omit<Turn, 'working'>): AsyncGenerator<string, AnsweredTurn> {
  const working = context.turns.enter(turn.visit.ownerId);
  request.endCount();
  return inPlace(working, turn.signal, answerTurn(context, { ...turn, working }));
}

/** The answer as visitors get it: without the receipt. */
async function* entryOf(answer: AsyncGenerator<string, AnsweredTurn>): AsyncGenerator<string, ChatEntry> {
  return (yield* answer).entry;
}

/** The end of an answer, when nobody reads it while it is written. */
async function lastOf(answer: AsyncGenerator<string, AnsweredTurn>): Promise<AnsweredTurn> {
  for (;;) {
    const { done, value } = await answer.next();
    if (done) return value;
  }
}

/** Maps an error to the one that the visitor gets; unexpected errors stay as they are. A provider's failure is none: another answers. */
function errorForVisitor({ server }: FastifyRequest, error: unknown, signal: AbortSignal): unknown {
  if (server.endNow.aborted) return unavailable('stopping', failedMessage);
  return signal.aborted ? new HttpError(400, 'gone', 'The visitor has left') : error;
}

/** An error as the last event of a stream; unexpected ones are logged and masked. */
function streamError(request: FastifyRequest, error: unknown): StreamError {
  if (error instanceof HttpError) return { code: error.code, message: error.message };
  request.log.error({ err: error }, 'a chat stream failed');
  return { code: 'internal', message: failedMessage };
}
