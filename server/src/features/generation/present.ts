/** Presents a generation: names every field that leaves the server. */
import type { Generation, Learnt } from '@parley/contract';
import { type DraftContent, outputOf } from './drafts/draft.ts';
import type { GenerationRow } from './store.ts';

/** A generation in the form of the contract. `id` is its signed token. */
export function presentGeneration(id: string, row: GenerationRow): Generation {
  const { website, email, source, phase, progress, failure, content } = row;
  const ready = phase === 'ready' ? content : null;
  return {
    id,
    website,
    email,
    source,
    phase,
    place: phase === 'queued' ? progress.place : null,
    pages: progress.pages,
    found: progress.found,
    questions: progress.questions,
    failure: phase === 'failed' ? failure : null,
    draft: ready && { Output: outputOf(ready.questions), Website: website, email, df: id },
    learnt: ready && learntOf(ready, progress.found),
    backdrop: ready?.backdrop !== undefined,
  };
}

/** As many pictures as fit a line beside the sign-up. */
const mostExamples = 6;

const learntOf = ({ products: read, complete, note, facts, pages, colors, quality }: DraftContent, products: number): Learnt => ({
  products,
  examples: read.flatMap(({ title, image }) => (image ? [{ title, image }] : [])).slice(0, mostExamples),
  complete,
  note,
  facts: facts.map(({ field, text, source }) => ({ field, text, source })),
  pages: pages.map(({ title, url }) => ({ title, url })),
  colors,
  quality: quality ?? null,
});
