import { describe, expect, it } from 'vitest';
import type { Model } from './model.ts';
import { AssistantFailed } from './provider/failure.ts';
import { tryModel } from './trial.ts';

const never = new AbortController().signal;
/** The milliseconds that pass between two calls of the clock. */
const clock = (step: number) => {
  let at = 0;
  return () => {
    at += step;
    return at;
  };
};
const modelThat = (write: () => AsyncGenerator<string>) => ({ write }) as unknown as Model;

describe('trying a model', () => {
  it('reports a late answer as slow', async () => {
    const model = modelThat(async function* () {
      yield 'OK';
    });
    expect(await tryModel(model, never, clock(10_001))).toMatchObject({ ok: true, message: expect.stringContaining('slowly'), ms: 10_001 });
    expect(await tryModel(model, never, clock(10_000))).toMatchObject({ ok: true, message: 'The model answers.' });
  });

  it.each([
    ['slow', new AssistantFailed('no word in time', { slow: true })],
    ['no_answer', new AssistantFailed('nonsense')],
  ])('reports %s for a model that does not answer', async (code, error) => {
    // biome-ignore lint/correctness/useYield: it fails before it says anything
    const model = modelThat(async function* () {
      throw error;
    });
    expect(await tryModel(model, never, clock(30_000))).toMatchObject({ ok: false, code, ms: 30_000 });
  });

  it('does not mistake an error of ours for one of the model', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it says anything
    const model = modelThat(async function* () {
      throw new TypeError('ours');
    });
    await expect(tryModel(model, never)).rejects.toThrow('ours');
  });
});
