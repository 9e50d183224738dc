/** Writes a whole JSON answer of a provider as the server-sent events of its own API. Pure. */
import { isObject } from '../../../../kit/json.ts';

type Json = Record<string, unknown>;
const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

/**
 * The events for a body in JSON, one value or one in each line. What is no answer is passed on as it is, so that the reader of the stream refuses it.
 */
export function eventsOfJson(text: string): string {
  const value = parsed(text);
  if (value !== undefined) return isObject(value) ? eventsOf(value) : event(value);
  const lines = text.split('\n').filter((line) => line.trim());
  const values = lines.map(parsed);
  const done = 'data: [DONE]\n\n';
  return values.every(isObject) ? values.map(eventsOf).join('').replaceAll(done, '') + done : `data: ${lines[0] ?? ''}\n\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function eventsOf(value: Json): string {
  if (value.type === 'message' && Array.isArray(value.content)) return anthropicEvents(value, value.content);
  const [choice] = Array.isArray(value.choices) ? value.choices : [];
  if (!isObject(choice)) return event(value);
  return `${event(isObject(choice.delta) ? value : chunkOf(value, choice))}data: [DONE]\n\n`;
}

/** A whole completion as the only chunk of a stream. */
function chunkOf({ id, created, model, usage }: Json, choice: Json): Json {
  const message = isObject(choice.message) ? choice.message : { content: choice.text };
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls : [];
  const delta = {
    role: 'assistant',
    content: joinedText(message.content),
    ...(typeof message.refusal === 'string' && { refusal: message.refusal }),
    ...(calls.length > 0 && { tool_calls: calls.map((call, index) => (isObject(call) ? { index, ...call } : call)) }),
  };
  const ended = choice.finish_reason ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  return { id, created, model, choices: [{ index: 0, delta, finish_reason: ended }], ...(isObject(usage) && { usage }) };
}

/** The text of a message, also when it comes in parts; parts with reasoning are left out. */
function joinedText(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((part) => (isObject(part) && part.type === 'text' && typeof part.text === 'string' ? part.text : '')).join('');
}

function anthropicEvents(message: Json, content: unknown[]): string {
  const { stop_reason: stopReason, stop_sequence: stopSequence = null, usage } = message;
  const counts = isObject(usage) ? usage : {};
  const begun = { ...message, content: [], stop_reason: null, stop_sequence: null, usage: { ...counts, output_tokens: 0 } };
  return [
    event({ type: 'message_start', message: begun }, 'message_start'),
    ...content.flatMap((block, index) => (isObject(block) && block.type === 'text' ? blockEvents(block.text, index) : [])),
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: stopReason, stop_sequence: stopSequence },
        usage: { output_tokens: counts.output_tokens },
      },
      'message_delta',
    ),
    event({ type: 'message_stop' }, 'message_stop'),
  ].join('');
}

const blockEvents = (text: unknown, index: number): string[] => [
  event({ type: 'content_block_start', index, content_block: { type: 'text', text: '' } }, 'content_block_start'),
  event({ type: 'content_block_delta', index, delta: { type: 'text_delta', text } }, 'content_block_delta'),
  event({ type: 'content_block_stop', index }, 'content_block_stop'),
];
