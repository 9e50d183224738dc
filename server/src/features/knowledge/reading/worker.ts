/** Reads one document in a thread of its own, and posts its text, or why it could not be read. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Refusal, readDocx, readMarkdown, readPdf, Unreadable } from './formats.ts';

/** The thread's input and its answer. */
export interface Order {
  kind: 'pdf' | 'docx' | 'markdown';
  /** Of Markdown, in UTF-8. */
  bytes: Uint8Array;
}
export type Answer = { text: string } | { refusal: Refusal };

const { kind, bytes } = workerData as Order;
const readers = { pdf: readPdf, docx: readDocx, markdown: (text: Uint8Array) => readMarkdown(new TextDecoder().decode(text)) };
try {
  const text = await readers[kind](bytes);
  parentPort?.postMessage({ text } satisfies Answer);
} catch (error) {
  parentPort?.postMessage({ refusal: error instanceof Unreadable ? error.refusal : 'unreadable' } satisfies Answer);
}
