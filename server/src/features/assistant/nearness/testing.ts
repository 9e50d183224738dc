/** A stand-in for an endpoint with embeddings: texts that speak of the same thing, in whatever words, have vectors that are near. */
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Provider, startProvider } from '../testing.ts';

const size = 32;

export interface EmbeddingsStandIn extends Provider {
  /** The texts of each request, oldest first. */
  embedded: string[][];
  /** Answers embeddings with `respond` from now on; null: with vectors. */
  respond(respond: ((response: ServerResponse, texts: string[]) => void) | null): void;
}

/** Starts the stand-in. @param things each as words that stand for it; chats are refused, so that the built-in assistant answers */
export async function startEmbeddings(things: readonly (readonly string[])[]): Promise<EmbeddingsStandIn> {
  const provider = await startProvider();
  const embedded: string[][] = [];
  let faulty: ((response: ServerResponse, texts: string[]) => void) | null = null;
  provider.answer((response, request) => {
    if (!request.url?.endsWith('/embeddings')) return response.writeHead(404).end();
    const texts = (provider.asked.at(-1)?.body as { input?: string[] } | undefined)?.input ?? [];
    embedded.push(texts);
    if (faulty) return faulty(response, texts);
    return sendVectors(
      response,
      texts.map((text) => vectorOf(text, things)),
    );
  });
  return {
    ...provider,
    embedded,
    respond: (respond) => {
      faulty = respond;
    },
  };
}

/** Answers with vectors. */
export function sendVectors(response: ServerResponse, vectors: readonly (readonly unknown[])[]): void {
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data, usage: { prompt_tokens: 7, total_tokens: 7 } }));
}

/** A direction for each thing that a text speaks of, and a little of its own. */
export function vectorOf(text: string, things: readonly (readonly string[])[]): number[] {
  const noise = createHash('sha256').update(text).digest();
  const folded = text.toLowerCase();
  return Array.from({ length: size }, (_, at) => {
    const spoken = things[at]?.some((word) => folded.includes(word)) ?? false;
    return (spoken ? 1 : 0) + ((noise[at] ?? 0) / 255 - 0.5) * 0.2;
  });
}
