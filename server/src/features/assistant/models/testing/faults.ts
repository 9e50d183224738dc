/** Everything that a provider can do wrong, as far as we know it. Each must end in an answer for the visitor. */
import type { ServerResponse } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import { beginStream, ending, piece } from '../../testing.ts';

export interface Fault {
  name: string;
  /** How the provider answers; `asked` counts its requests in this case, from 1. */
  answer(response: ServerResponse, asked: number): void;
  /** What the visitor reads; by default the built-in assistant's answer, and nothing else. */
  reads?: string | RegExp;
}

/** A sentence that states nothing, so that it is said as it was written. */
const sentence = 'What do you have in mind?';
const half = `${sentence} And they `;
const secret = 'SECRET: the visitor must not read this.';
const page = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';
const openaiError = '{"error":{"message":"SECRET sk-test-key-123 is wrong","type":"invalid_request_error","code":"x"}}';
const json = 'application/json';
const sse = 'text/event-stream';

const refuses = (status: number, body: string | Buffer = '', type = json, headers: Record<string, string> = {}): Fault['answer'] => {
  return (response) => void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
};
const sends = (body: string | Buffer, type = sse, headers: Record<string, string> = {}): Fault['answer'] =>
  refuses(200, body, type, headers);
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (choice: unknown) => event({ id: 'c', choices: [choice] });
const delta = (content: unknown, finish: string | null = null) => chunk({ index: 0, delta: content, finish_reason: finish });
const whole = (message: unknown, finish: string | null = 'stop') =>
  JSON.stringify({ id: 'c', object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] });
/** Sends `pieces` and then does nothing. */
const stays = (...pieces: string[]): Fault['answer'] => {
  return (response) => {
    beginStream(response).flushHeaders();
    for (const each of pieces) response.write(each);
  };
};
/** Sends `first`, then `more` again and again. */
const goesOn = (more: string, { first = '', everyMs = 1 } = {}): Fault['answer'] => {
  return (response) => {
    beginStream(response);
    response.write(first);
    const timer = setInterval(() => response.write(more), everyMs);
    response.on('close', () => clearInterval(timer));
  };
};
/** Sends `pieces` and breaks the connection. */
const hangsUp = (...pieces: string[]): Fault['answer'] => {
  return (response) => {
    beginStream(response);
    response.write(pieces.join(''), () => response.destroy());
  };
};
/** Writes bytes that are no proper HTTP. */
const raw = (bytes: string): Fault['answer'] => {
  return (response) => void response.socket?.end(bytes);
};
const completed = /^What do you have in mind\? .*Three working days/s;

const statuses: Fault[] = [
  ...[400, 402, 405, 406, 408, 409, 410, 413, 415, 418, 422, 425, 451, 499].map((status) => ({
    name: `${status} with an error in JSON`,
    answer: refuses(status, openaiError),
  })),
  { name: '401 for a wrong key', answer: refuses(401, openaiError) },
  { name: '403 with a page of a firewall', answer: refuses(403, page, 'text/html') },
  { name: '404 for an unknown model', answer: refuses(404, '{"error":{"message":"The model does not exist"}}') },
  { name: '404 with a page', answer: refuses(404, page, 'text/html') },
  { name: '429 with text', answer: refuses(429, 'slow down', 'text/plain') },
  { name: '429 for a quota', answer: refuses(429, '{"error":{"code":"insufficient_quota"}}') },
  { name: '429 for an hour', answer: refuses(429, '{}', json, { 'retry-after': '3600' }) },
  { name: '429 with a wait that is no number', answer: refuses(429, '{}', json, { 'retry-after': 'soon' }) },
  {
    name: '429 until a date that has passed, always',
    answer: refuses(429, '{}', json, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
  },
  {
    name: '429 once',
    answer: (response, requestNumber) =>
      (requestNumber === 1 ? refuses(429, '{}', json, { 'retry-after': '0' }) : sends(piece(sentence) + ending()))(response, requestNumber),
    reads: sentence,
  },
  ...[500, 501, 502, 503, 504, 507, 520, 524, 529].map((status) => ({
    name: `${status} with a page`,
    answer: refuses(status, page, 'text/html'),
  })),
  { name: '500 with an error in JSON', answer: refuses(500, openaiError) },
  { name: '500 with nothing', answer: refuses(500) },
  { name: '500 with half a JSON', answer: refuses(500, '{"error": {"mess') },
  {
    name: '503 once',
    answer: (response, requestNumber) =>
      (requestNumber === 1 ? refuses(503, page, 'text/html') : sends(piece(sentence) + ending()))(response, requestNumber),
    reads: sentence,
  },
  {
    name: '500 with an error that does not end',
    answer: (response) => {
      response.writeHead(500, { 'content-type': json });
      const timer = setInterval(() => response.write('x'.repeat(2000)), 1);
      response.on('close', () => clearInterval(timer));
    },
  },
  {
    name: '500 with an error that never comes',
    answer: (response) => void response.writeHead(500, { 'content-length': '9' }).flushHeaders(),
  },
  { name: '204', answer: (response) => void response.writeHead(204).end() },
  { name: '205', answer: (response) => void response.writeHead(205).end() },
  ...[301, 302, 303, 307, 308].map((status) => ({
    name: `${status} to the same place`,
    answer: refuses(status, '', 'text/html', { location: '/v1/chat/completions' }),
  })),
  { name: '302 without a place', answer: refuses(302) },
  { name: '304', answer: (response) => void response.writeHead(304).end() },
];

const wholeAnswers: Fault[] = [
  { name: 'JSON that is none', answer: sends('{"choices": [', json) },
  { name: 'JSON null', answer: sends('null', json) },
  { name: 'a JSON string', answer: sends(JSON.stringify(secret), json) },
  { name: 'a JSON list', answer: sends('[]', json) },
  { name: 'an empty object', answer: sends('{}', json) },
  { name: 'no choices', answer: sends('{"choices":[]}', json) },
  { name: 'choices that are none', answer: sends('{"choices":"many"}', json) },
  { name: 'a choice without a message', answer: sends('{"choices":[{}]}', json) },
  { name: 'an error with 200', answer: sends(openaiError, json) },
  { name: 'a message without content', answer: sends(whole({ role: 'assistant', content: null }), json) },
  { name: 'a message with empty content', answer: sends(whole({ role: 'assistant', content: '' }), json) },
  {
    name: 'a tool call',
    answer: sends(
      whole({ role: 'assistant', content: null, tool_calls: [{ id: '1', function: { name: 'f', arguments: '{}' } }] }, 'tool_calls'),
      json,
    ),
  },
  { name: 'the content filter', answer: sends(whole({ role: 'assistant', content: '' }, 'content_filter'), json) },
  { name: 'only reasoning', answer: sends(whole({ role: 'assistant', content: null, reasoning_content: secret }), json) },
  { name: 'only reasoning in the text', answer: sends(whole({ role: 'assistant', content: `<think>${secret}` }), json) },
  {
    name: 'a whole answer though a stream was asked for',
    answer: sends(whole({ role: 'assistant', content: sentence }), json),
    reads: sentence,
  },
  { name: 'a whole answer that is called a stream', answer: sends(whole({ role: 'assistant', content: sentence })), reads: sentence },
  {
    name: 'a whole answer that is called a page',
    answer: sends(whole({ role: 'assistant', content: sentence }), 'text/html'),
    reads: sentence,
  },
  {
    name: 'a whole answer with reasoning',
    answer: sends(whole({ role: 'assistant', content: `<think>${secret}</think>${sentence}`, reasoning_content: secret }), json),
    reads: sentence,
  },
  {
    name: 'a whole answer without a reason for its end',
    answer: sends(whole({ role: 'assistant', content: sentence }, null), json),
    reads: sentence,
  },
  {
    name: 'a whole answer in parts',
    answer: sends(
      whole({
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: secret },
          { type: 'text', text: sentence },
        ],
      }),
      json,
    ),
    reads: sentence,
  },
  {
    name: 'a stream as lines of JSON',
    answer: sends(`${delta({ content: sentence }).slice(6).trim()}\n${delta({}, 'stop').slice(6).trim()}`, json),
    reads: sentence,
  },
  {
    name: 'an old completion',
    answer: sends(JSON.stringify({ choices: [{ text: sentence, finish_reason: 'stop' }] }), json),
    reads: sentence,
  },
  { name: 'a page with 200', answer: sends(page, 'text/html') },
  { name: 'a page that is called JSON', answer: sends(page, json) },
  { name: 'plain words', answer: sends(secret, 'text/plain') },
  { name: 'nothing', answer: sends('') },
  { name: 'nothing, as JSON', answer: sends('', json) },
  { name: 'white space', answer: sends(' \n\n ', json) },
  { name: 'a picture', answer: sends(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png') },
];

const streams: Fault[] = [
  { name: 'events that are no JSON', answer: sends('data: {not json\n\ndata: [DONE]\n\n') },
  { name: 'events of another shape', answer: sends('data: {"hello":"world"}\n\ndata: [DONE]\n\n') },
  { name: 'only the end', answer: sends('data: [DONE]\n\n') },
  { name: 'only comments', answer: sends(': hello\n\n: bye\n\n') },
  { name: 'only a reason for the end', answer: sends(ending()) },
  { name: 'empty pieces', answer: sends(piece('') + piece('') + ending()) },
  { name: 'pieces of white space', answer: sends(piece(' \n') + piece('  ') + ending()) },
  { name: 'an error as the first event', answer: sends(openaiError.replace(/^/, 'data: ').concat('\n\n')) },
  { name: 'an error event with a name', answer: sends('event: error\ndata: {"message":"overloaded"}\n\n') },
  { name: 'choices that are null', answer: sends(event({ choices: null })) },
  { name: 'a delta that is null', answer: sends(chunk({ index: 0, delta: null, finish_reason: 'stop' })) },
  { name: 'content that is a number', answer: sends(delta({ content: 42 }) + ending()) },
  { name: 'content that is an object', answer: sends(delta({ content: { text: secret } }) + ending()) },
  { name: 'a role that nobody knows', answer: sends(delta({ role: 'tool', content: secret }) + ending()) },
  {
    name: 'a tool call in pieces',
    answer: sends(
      delta({ tool_calls: [{ index: 0, id: '1', function: { name: 'f', arguments: '{}' } }] }) + ending(undefined, 'tool_calls'),
    ),
  },
  {
    name: 'a tool call without a name',
    answer: sends(delta({ tool_calls: [{ index: 0, function: {} }] }) + ending(undefined, 'tool_calls')),
  },
  {
    name: 'an old function call',
    answer: sends(delta({ function_call: { name: 'f', arguments: '{}' } }) + ending(undefined, 'function_call')),
  },
  { name: 'the content filter at once', answer: sends(ending(undefined, 'content_filter')) },
  { name: 'the content filter in the middle', answer: sends(piece(half) + ending(undefined, 'content_filter')), reads: completed },
  { name: 'a tool call after the first sentence', answer: sends(piece(half) + ending(undefined, 'tool_calls')), reads: completed },
  { name: 'an end that is called an error', answer: sends(piece(half) + ending(undefined, 'error')), reads: completed },
  {
    name: 'an error after the first sentence',
    answer: sends(`${piece(half)}data: {"error":{"message":"overloaded"}}\n\n`),
    reads: completed,
  },
  { name: 'garbage after the first sentence', answer: sends(`${piece(half)}data: {not json\n\n`), reads: completed },
  { name: 'a stream without an end', answer: sends(piece(half)), reads: completed },
  { name: 'only reasoning in its own field', answer: sends(delta({ reasoning_content: secret }) + ending()) },
  { name: 'only reasoning, never closed', answer: sends(piece('<th') + piece(`ink>${secret}`) + ending()) },
  {
    name: 'only reasoning, until the tokens are used up',
    answer: sends(piece(`Okay, the user asks. ${secret}`) + ending(undefined, 'length')),
  },
  { name: 'only a hidden channel', answer: sends(piece(`<|channel|>analysis<|message|>${secret}<|end|>`) + ending()) },
  {
    name: 'reasoning before the answer',
    answer: sends(piece('<thi') + piece(`nk>${secret}</thin`) + piece(`k>${sentence}`) + ending()),
    reads: sentence,
  },
  {
    name: 'an answer cut at the limit before its first sentence',
    answer: sends(piece('Our socks are') + ending(undefined, 'length')),
    reads: /./,
  },
  { name: 'a stream that is called text', answer: sends(piece(sentence) + ending(), 'text/plain'), reads: sentence },
  { name: 'a stream with carriage returns', answer: sends((piece(sentence) + ending()).replaceAll('\n', '\r\n')), reads: sentence },
  { name: 'a stream with a byte order mark', answer: sends(`\ufeff${piece(sentence)}${ending()}`), reads: sentence },
  { name: 'a reason for the end of its own', answer: sends(piece(sentence) + ending(undefined, 'eos_token')), reads: sentence },
];

const endless: Fault[] = [
  { name: 'text that never ends', answer: goesOn(piece('and on. '.repeat(50))), reads: /Three working days/ },
  { name: 'text without a sentence that never ends', answer: goesOn(piece('and on '.repeat(50))), reads: /Three working days/ },
  { name: 'reasoning that never ends', answer: goesOn(delta({ reasoning_content: 'hm. '.repeat(100) })) },
  { name: 'reasoning in the text that never ends', answer: goesOn(piece('hm. '.repeat(100)), { first: piece('<think>') }) },
  { name: 'comments that never end', answer: goesOn(': still here\n\n', { everyMs: 20 }) },
  { name: 'empty pieces that never end', answer: goesOn(piece(''), { everyMs: 5 }) },
  { name: 'white space that never ends', answer: goesOn('\n\n\n\n', { everyMs: 5 }) },
  { name: 'a line that never ends', answer: goesOn('x'.repeat(100_000), { first: 'data: ' }) },
  { name: 'JSON that never ends', answer: goesOn('[[[['.repeat(20_000), { first: '{"choices":' }) },
  { name: 'one word a tenth of a second', answer: goesOn(piece('word '), { everyMs: 100 }) },
  { name: 'one byte a tenth of a second', answer: goesOn('d', { everyMs: 100 }) },
  { name: 'a huge piece', answer: sends(piece('x'.repeat(3_000_000)) + ending()) },
  { name: 'a huge whole answer', answer: sends(whole({ role: 'assistant', content: 'x '.repeat(3_000_000) }), json) },
];

const connections: Fault[] = [
  { name: 'no answer at all', answer: () => {} },
  { name: 'no body after the headers', answer: stays() },
  { name: 'no text after the headers', answer: stays(': hello\n\n') },
  { name: 'silence in the middle of an event', answer: stays('data: {"choices":[{"ind') },
  { name: 'silence in the middle of a sentence', answer: stays(piece('Our socks are')) },
  { name: 'silence after the first sentence', answer: stays(piece(half)), reads: completed },
  { name: 'hanging up at once', answer: (response) => void response.destroy() },
  { name: 'hanging up after the headers', answer: hangsUp('') },
  { name: 'hanging up in the middle of an event', answer: hangsUp('data: {"choices":[{"ind') },
  { name: 'hanging up in the middle of a sentence', answer: hangsUp(piece('Our socks are')) },
  { name: 'hanging up after the first sentence', answer: hangsUp(piece(half)), reads: completed },
  {
    name: 'hanging up once',
    answer: (response, requestNumber) =>
      requestNumber === 1 ? void response.destroy() : sends(piece(sentence) + ending())(response, requestNumber),
    reads: sentence,
  },
  { name: 'resetting the connection', answer: (response) => void response.socket?.resetAndDestroy() },
  { name: 'words that are no HTTP', answer: raw('hello\r\n\r\n') },
  { name: 'a status that is none', answer: raw('HTTP/1.1 abc\r\n\r\n') },
  { name: 'two lengths', answer: raw('HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 9\r\n\r\nhello') },
  { name: 'a chunk that is none', answer: raw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n') },
  { name: 'a length that is too long', answer: raw(`HTTP/1.1 200 OK\r\ncontent-type: ${json}\r\ncontent-length: 5000\r\n\r\n{`) },
  { name: 'a huge header', answer: raw(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`) },
];

const encodings: Fault[] = [
  { name: 'gzip that is none', answer: sends('not gzip', sse, { 'content-encoding': 'gzip' }) },
  { name: 'gzip that is cut', answer: sends(gzipSync(piece(sentence) + ending()).subarray(0, 30), sse, { 'content-encoding': 'gzip' }) },
  { name: 'an encoding that nobody knows', answer: sends('x', sse, { 'content-encoding': 'zip' }) },
  { name: 'gzip', answer: sends(gzipSync(piece(sentence) + ending()), sse, { 'content-encoding': 'gzip' }), reads: sentence },
  { name: 'a refusal in gzip', answer: refuses(500, gzipSync(openaiError), json, { 'content-encoding': 'gzip' }) },
  { name: 'deflate that was not announced', answer: sends(deflateSync(piece(sentence) + ending())) },
  { name: 'Latin-1 that was not announced', answer: sends(Buffer.from(piece('Unsere Strümpfe wärmen.') + ending(), 'latin1')) },
  { name: 'UTF-8 taken for Latin-1', answer: sends(piece(Buffer.from('Unsere Strümpfe wärmen.').toString('latin1')) + ending()) },
  { name: 'UTF-16', answer: sends(Buffer.from(piece(sentence) + ending(), 'utf16le'), `${sse}; charset=utf-16le`), reads: sentence },
  { name: 'UTF-16 that was not announced', answer: sends(Buffer.from(piece(sentence) + ending(), 'utf16le')) },
  { name: 'a character set that nobody knows', answer: sends(piece(sentence) + ending(), `${sse}; charset=martian`), reads: sentence },
];

export const faults: Fault[] = [...statuses, ...wholeAnswers, ...streams, ...endless, ...connections, ...encodings];
