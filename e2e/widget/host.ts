/**
 * Two tiny servers on loopback: a shop (the pages of ../shops) and a stand-in for Parley that speaks the visitor's calls of the
 * contract, so that the widget is tested without the real server. It keeps every write in `answers` and `chats`, by request id.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Bootstrap, type CartOffers, type ChatEntry, cartWords, type Placement, personWords, type Trace } from '@parley/contract';
import { noTriggers } from '@parley/contract/triggers';
import { closeServer } from '../support/loopback/close-server.ts';
import { type Carts, makeCarts } from './carts.ts';
import { drawing, makeBootstrap, makePlacement, products } from './recommender.ts';
import { answerShop } from './shop-pages.ts';

const dist = new URL('../../widget/dist/', import.meta.url);

/** The fields of all visitors' writes together. */
export interface Written {
  requestId: string;
  inputChatGPT: string;
  next_question_id: number | null;
  selectedAnswers?: { answerId: number; customTextInput: string }[];
  /** Of a message to a person. */
  email?: string;
  message?: string;
  language?: string;
  events?: { type: string; trigger?: string; requestId: string }[];
}

export interface Write {
  path: string;
  body: Written;
  /** How often it was acknowledged. */
  times: number;
  headers: IncomingMessage['headers'];
}

type Chat = (input: Write['body'], answer: ServerResponse) => Promise<void> | void;

export interface Host {
  /** Origins of the shop and of the stand-in. */
  shop: string;
  parley: string;
  /** What the stand-in answers; tests change these before they open a page. */
  placement: Placement;
  bootstrap: Bootstrap;
  /** The visitor is in the group of an experiment that sees nothing. */
  held: boolean;
  /** The queries with which the bootstrap was asked for. */
  asked: string[];
  /** The statuses with which the next writes are refused, one for each write. */
  refusals: number[];
  /** How chat turns are answered; null: with a streamed reply with products. */
  chat: Chat | null;
  /** Every read, in order: placement, bootstrap, code. */
  reads: string[];
  answers: Map<string, Write>;
  chats: Map<string, Write>;
  /** Event types in the order of their arrival. */
  events: { type: string; trigger?: string }[];
  /** The messages to a person, by request id, and what the widget gets when it asks for answers; null: 404. */
  persons: Map<string, Write>;
  news: { open: boolean; answers: { id: number; text: string }[] } | null;
  /** The path of the code that asks for the bootstrap while an experiment runs, and of the code that decides where it may show. */
  askCode: string;
  showCode: string;
  /** The rules that kept it from showing, as they were reported. */
  unseen: string[];
  /** What the owner's link gets. */
  trace: Trace;
  /** The shopper's cart at the shop, and what the stand-in says of the products for it. */
  carts: Carts;
  offers: CartOffers;
  reset(): void;
  close(): Promise<void>;
}

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

async function bodyOf(request: IncomingMessage): Promise<Write['body']> {
  let text = '';
  for await (const piece of request) text += piece;
  return JSON.parse(text || '{}');
}

/** Streams a reply as the real server does: `delta` events, then the whole entry. */
export async function streamReply(answer: ServerResponse, entry: ChatEntry): Promise<void> {
  answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const word of entry.outputChatGPT.match(/\S+\s*/g) ?? []) {
    answer.write(`event: delta\ndata: ${JSON.stringify({ text: word })}\n\n`);
    await new Promise(setImmediate);
  }
  answer.end(`event: entry\ndata: ${JSON.stringify(entry)}\n\n`);
}

/** The trace of a recommender that may show everywhere on the shop. */
const makeTrace = (shop: string, parley: string): Trace => ({
  active: true,
  websites: [shop],
  showing: {},
  triggers: noTriggers,
  closedFor: 'session',
  experiment: false,
  editor: `${parley}/popups/edit/1/13`,
});

const noOffers = (): CartOffers => ({ words: cartWords.parse({}), products: [], freeShipping: {} });

function json(answer: ServerResponse, value: unknown, status = 200): void {
  answer.writeHead(status, { 'Content-Type': 'application/json' });
  answer.end(JSON.stringify(value));
}

type AnswerRead = (answer: ServerResponse, host: Host, url: URL) => unknown;

/** The answers to reads, by the beginning of their path. */
const answersToReads: Readonly<Record<string, AnswerRead>> = {
  '/favicon.ico': (answer) => answer.writeHead(204).end(),
  '/placement/': (answer, host) => json(answer, host.placement),
  '/offlinePopup/': (answer, host, url) => {
    host.asked.push(url.search);
    return host.held ? answer.writeHead(204).end() : json(answer, host.bootstrap);
  },
  '/trace/': (answer, host) => json(answer, { trace: host.trace }),
  '/popup/cart/': (answer, { offers }, url) => {
    const productIds = (url.searchParams.get('products') ?? '').split(',').map(Number);
    return json(answer, { ...offers, products: offers.products.filter(({ id }) => productIds.includes(id)) });
  },
  '/popup/person_form/': (answer) => json(answer, { words: personWords.parse({ from: 'The outdoor shop answers:' }) }),
  '/popup/person/': (answer, { news }, url) => {
    if (!news) return json(answer, { error: { code: 'not_found', message: 'as the test wants' } }, 404);
    const after = Number(url.searchParams.get('after') ?? 0);
    return json(answer, { ...news, answers: news.answers.filter(({ id }) => id > after) });
  },
  '/uploads/': (answer, _host, { pathname }) => {
    answer.writeHead(200, { 'Content-Type': 'image/svg+xml' });
    return answer.end(drawing(pathname));
  },
};

const answerCode: AnswerRead = (answer, host, { pathname }) => {
  const named = /^\/embed\.js\/(\d+\/\d+)$/.exec(pathname)?.[1];
  const code = new URL(named ? 'embed.js' : pathname.replace(/^\/(widget\/)?/, ''), dist);
  if (!existsSync(code) || !code.pathname.endsWith('.js')) return answer.writeHead(404).end();
  answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=600' });
  // Gives a script the placement that it names, as the server does.
  const assignment = named ? `Object.assign(document.currentScript||{},${JSON.stringify({ [named]: host.placement })});\n` : '';
  return answer.end(assignment + readFileSync(code, 'utf8'));
};

function keep(map: Map<string, Write>, write: Omit<Write, 'times'>): void {
  const { requestId } = write.body;
  map.set(requestId, { ...write, times: (map.get(requestId)?.times ?? 0) + 1 });
}

function answerWrite(answer: ServerResponse, host: Host, write: Omit<Write, 'times'>): unknown {
  const { path, body } = write;
  const refusal = host.refusals.shift();
  if (refusal) return json(answer, { error: { code: 'refused', message: 'as the test wants' } }, refusal);
  if (path.startsWith('/answer/')) keep(host.answers, write);
  else if (path.startsWith('/popup/events/')) host.events.push(...(body.events ?? []));
  else if (path.startsWith('/popup/person/')) keep(host.persons, write);
  else {
    keep(host.chats, write);
    return host.chat ? host.chat(body, answer) : answerChat(answer, host, body);
  }
  return json(answer, { success: true });
}

function answerChat(answer: ServerResponse, host: Host, { inputChatGPT, next_question_id, requestId }: Written): Promise<void> {
  const ended = next_question_id === null;
  return streamReply(answer, {
    id: host.chats.size,
    inputChatGPT,
    requestId,
    outputChatGPT: ended ? `These fit “${inputChatGPT}” best. See ${host.shop}/returns for how to send one back.` : 'Good choice!',
    recommendedProducts: ended ? products(host.parley, host.shop) : [],
    followUp: null,
    productsLeft: null,
    person: null,
  });
}

/** Starts both servers. */
export async function startHost(): Promise<Host> {
  /** Counts the tests, so that a request knows whether its own has ended. */
  let test = 0;
  const shopServer = createServer(async (request, answer) => {
    if (!(await host.carts.answer(request, answer))) answerShop(request, answer, host.parley);
  });

  const parleyServer = createServer(async (request, answer) => {
    const url = new URL(request.url ?? '/', 'http://parley');
    const { pathname } = url;
    answer.setHeader('Access-Control-Allow-Origin', '*');
    answer.setHeader('Access-Control-Allow-Headers', 'content-type, x-csrftoken');
    answer.setHeader('Access-Control-Max-Age', '600');
    if (request.method === 'OPTIONS') return answer.writeHead(204).end();
    if (request.method === 'GET') {
      host.reads.push(pathname);
      const path = Object.keys(answersToReads).find((beginning) => pathname.startsWith(beginning));
      return (answersToReads[path ?? ''] ?? answerCode)(answer, host, url);
    }
    if (pathname.startsWith('/unseen/')) {
      host.unseen.push(pathname);
      return json(answer, { success: true });
    }
    const testOfRequest = test;
    const body = await bodyOf(request);
    // Ignores what a page of the previous test sends while it is being closed.
    if (testOfRequest !== test) return answer.destroy();
    return answerWrite(answer, host, { path: pathname, body, headers: request.headers });
  });
  const [shop, parley] = await Promise.all([listen(shopServer), listen(parleyServer)]);
  const manifest = () => JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as { panel: string; ask: string; show: string };
  const host: Host = {
    shop,
    parley,
    askCode: `/widget/${manifest().ask}`,
    showCode: `/widget/${manifest().show}`,
    unseen: [],
    trace: makeTrace(shop, parley),
    placement: makePlacement(shop, manifest().panel),
    bootstrap: makeBootstrap(parley),
    held: false,
    asked: [],
    refusals: [],
    chat: null,
    reads: [],
    answers: new Map(),
    chats: new Map(),
    events: [],
    persons: new Map(),
    news: { open: true, answers: [] },
    carts: makeCarts(),
    offers: noOffers(),
    reset() {
      test++;
      host.carts.reset();
      Object.assign(host, {
        placement: makePlacement(shop, manifest().panel),
        bootstrap: makeBootstrap(parley),
        unseen: [],
        trace: makeTrace(shop, parley),
        held: false,
        asked: [],
        refusals: [],
        chat: null,
        reads: [],
        answers: new Map(),
        chats: new Map(),
        events: [],
        persons: new Map(),
        news: { open: true, answers: [] },
        offers: noOffers(),
      });
    },
    async close() {
      for (const server of [shopServer, parleyServer]) await closeServer(server);
    },
  };
  return host;
}
