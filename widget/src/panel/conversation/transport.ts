/** The requests of the conversation: answers and events go through the outbox, chat turns are streamed. */
import type { ChatEntry, SelectedAnswer, VisitorEvent } from '@parley/contract';
import { addressOf, visitorAnswer, visitorChat, visitorEvents } from '@parley/contract/paths';
import type { Embed } from '../../bridge.ts';
import { newId } from './ids.ts';
import { toJson } from './json.ts';
import { createOutbox, type Outcome, type Write } from './outbox.ts';
import { readEvents } from './sse.ts';

export interface RecordedAnswer {
  questionId: number;
  answers: readonly SelectedAnswer[];
  answerTime: number;
  requestId: string;
  /** The request ids of the records that this one replaces. */
  replaces: readonly string[];
}
export interface ChatTurn {
  input: string;
  nextQuestionId: number | null;
  selectedAnswers: readonly SelectedAnswer[];
  requestId: string;
}
/** A conversation's place on the server. */
export interface Place extends Embed {
  engagementId: string;
}
/** All requests that the panel makes. The owner's preview passes its own implementation. */
export interface Transport {
  recordAnswer(answer: RecordedAnswer): void;
  tell(event: Omit<VisitorEvent, 'requestId'>): void;
  /** Sends what was told a moment ago; the page is being left. */
  flush?(): void;
  /** Calls `streamed` with the text so far. Rejects when the assistant fails. */
  chat(
    turn: ChatTurn,
    streamed: (text: string) => void,
  ): Promise<Pick<ChatEntry, 'outputChatGPT' | 'recommendedProducts' | 'followUp'> & Partial<Pick<ChatEntry, 'person' | 'productsLeft'>>>;
  /** Where requests of the visitor for a person go; without it nothing is sent. */
  place?: Place;
  /** The writes not acknowledged yet, which are stored with the conversation. */
  waiting(): readonly Write[];
}

/** Milliseconds after which a chat turn is aborted; longer than the server's own deadline. */
const chatTimeout = 90_000;
/** Milliseconds until events are sent: after the frame that shows what they report. */
const reportAfter = 50;

/** The transport on the shop's page. `old` and `changed` are passed to the outbox; `engagement` is the server's signed token. */
export function createTransport(embed: Embed, engagement: string, old?: unknown, changed = () => {}): Transport {
  const { base } = embed;
  const conversation: Place = { ...embed, engagementId: engagement };

  async function send({ path, body }: Write): Promise<Outcome> {
    try {
      const headers = { 'Content-Type': 'application/json' };
      // keepalive: the visitor may leave the page during the request.
      const { ok, status } = await fetch(base + path, { method: 'POST', headers, body: toJson(body), keepalive: true });
      return ok ? 'stored' : status >= 500 || status === 429 || status === 408 ? 'later' : 'refused';
    } catch {
      return 'later';
    }
  }
  const outbox = createOutbox(old, send, changed);
  addEventListener('online', outbox.flush);
  outbox.flush();

  // Events wait a moment: reporting holds up nothing on the screen, and those of one act share a request.
  let unsent: VisitorEvent[] = [];
  function flush(): void {
    const events = unsent;
    unsent = [];
    if (events.length > 0) outbox.put({ path: addressOf(visitorEvents, conversation), body: { events } });
  }

  async function chat(turn: ChatTurn, streamed: (text: string) => void): Promise<ChatEntry> {
    const answer = await fetch(base + addressOf(visitorChat, conversation), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...csrf() },
      body: toJson({
        inputChatGPT: turn.input,
        next_question_id: turn.nextQuestionId,
        selectedAnswers: turn.selectedAnswers,
        requestId: turn.requestId,
      }),
      signal: AbortSignal.timeout(chatTimeout),
    });
    if (!answer.ok || !answer.body) throw answer.status;
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return lastOf(await answer.json());
    let text = '';
    let entry: ChatEntry | undefined;
    const read = readEvents((name, data) => {
      const value = JSON.parse(data);
      if (name === 'delta') {
        text += value.text;
        streamed(text);
      }
      if (name === 'entry') entry = value;
      if (name === 'error') throw value;
    });
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    while (!entry) {
      const { done, value } = await reader.read();
      if (done) break;
      read(decoder.decode(value, { stream: true }));
    }
    return lastOf({ chatgpt: [entry] });
  }
  return {
    recordAnswer: ({ questionId, answers, answerTime, requestId, replaces }) =>
      outbox.put({
        path: addressOf(visitorAnswer, { questionId }),
        body: { answer: answers, popup_engagement: engagement, answerTime, requestId, replaces },
      }),
    tell(event) {
      if (unsent.push({ ...event, requestId: newId() }) === 1) setTimeout(flush, reportAfter);
    },
    flush,
    chat,
    place: conversation,
    waiting: outbox.waiting,
  };
}

/** The newest entry of a chat answer.
 * @throws Error when there is none
 */
function lastOf({ chatgpt }: { chatgpt: (ChatEntry | undefined)[] }): ChatEntry {
  const entry = chatgpt.at(-1);
  if (!entry) throw new Error('no entry');
  return entry;
}

/** The header with the page's `csrftoken` cookie, if it has one (specification section 6). Sandboxed pages may not read their cookies. */
export function csrf(page: { cookie: string } = document): Record<string, string> {
  try {
    const token = /(?:^|; )csrftoken=([^;]+)/.exec(page.cookie)?.[1];
    return token ? { 'X-CSRFToken': token } : {};
  } catch {
    return {};
  }
}
