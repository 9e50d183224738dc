import { type AnswerOf, getAssistant, tryAssistant, updateAssistant } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on, setServerAway } from '../../../../testing/server.ts';
import Assistant from './Assistant.tsx';

type Settings = AnswerOf<typeof getAssistant>;

const noAnswers = { first: 0, second: 0, builtin: 0, overLimit: 0, overShare: 0 };
const healthy = { pausedUntil: null, fault: null };
const untouched: Settings = {
  provider: 'default',
  baseUrl: '',
  model: '',
  key: null,
  fallback: { provider: 'none', baseUrl: '', model: '', key: null },
  embeddingModel: '',
  embeddings: null,
  dailyTokens: null,
  visitorShare: null,
  health: { first: healthy, second: healthy },
  installation: { model: 'standard', dailyTokens: 1_000_000 },
  today: { tokens: 0, limit: 1_000_000, endsAt: '2026-01-02T00:00:00.000Z', answers: noAnswers },
};
const own: Settings = {
  ...untouched,
  provider: 'openai',
  model: 'gpt',
  key: { setAt: '2026-01-01T00:00:00.000Z', endsIn: 'abcd' },
  fallback: { provider: 'anthropic', baseUrl: '', model: 'haiku', key: { setAt: '2026-01-01T00:00:00.000Z', endsIn: 'wxyz' } },
};
let stored: Settings;

beforeEach(() => {
  stored = untouched;
  on(getAssistant).answer(() => stored);
});
const acceptSaves = () => on(updateAssistant).answer(() => stored);
const second = () => within(screen.getByRole('group', { name: 'Second model' }));
const saveButton = () => screen.getByRole('button', { name: 'Save assistant' });

describe('the second model', () => {
  test('is chosen, tested and saved with a key of its own', async () => {
    const { user } = show(<Assistant />);
    const saves = acceptSaves();
    const trials = on(tryAssistant).answer(() => ({ ok: true, code: 'answers', message: 'The model answers.', ms: 12 }));
    await user.click(await screen.findByRole('combobox', { name: 'If it does not answer' }));
    await user.click(await screen.findByRole('option', { name: 'Anthropic' }));
    await user.type(second().getByLabelText('Model'), 'haiku');
    await user.type(second().getByLabelText('Key'), 'sk-second-key');
    await user.click(second().getByRole('button', { name: 'Test the second model' }));
    expect(await second().findByText('The model answers.')).toBeTruthy();
    await user.click(saveButton());
    expect(await screen.findByText('Your assistant is saved.')).toBeTruthy();
    const sent = { provider: 'anthropic', baseUrl: '', model: 'haiku', key: 'sk-second-key' };
    expect(trials.map(({ body }) => body)).toEqual([sent]);
    expect(saves.map(({ body }) => body)).toMatchObject([{ provider: 'default', fallback: sent }]);
  });

  test('is not asked for where it is the first one already, nor for the built-in assistant', async () => {
    const { user } = show(<Assistant />);
    await user.click(await screen.findByRole('combobox', { name: 'If it does not answer' }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual(['The built-in assistant, at once', 'OpenAI', 'Anthropic', 'Another endpoint']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: 'Built in' }));
    expect(screen.queryByRole('combobox', { name: 'If it does not answer' })).toBeNull();
    expect(screen.queryByLabelText('Share of one visitor in percent')).toBeNull();
  });

  test('shows what is missing at its own fields, and a test of the first one does not mind', async () => {
    stored = { ...own, fallback: untouched.fallback };
    const { user } = show(<Assistant />);
    const trials = on(tryAssistant).answer(() => ({ ok: true, code: 'answers', message: 'The model answers.', ms: 12 }));
    await user.click(await screen.findByRole('combobox', { name: 'If it does not answer' }));
    await user.click(await screen.findByRole('option', { name: 'Another endpoint' }));
    await user.click(saveButton());
    expect(second().getByLabelText('Base URL')).toHaveProperty('ariaInvalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Test' }));
    expect(await screen.findByText('The model answers.')).toBeTruthy();
    expect(trials).toHaveLength(1);
  });

  test('its key is replaced and removed on its own', async () => {
    stored = own;
    const { user } = show(<Assistant />);
    const saves = acceptSaves();
    await user.click(await screen.findByRole('button', { name: 'Replace the second model’s key' }));
    await user.type(second().getByLabelText('Key'), 'sk-another-key');
    await user.click(saveButton());
    expect(await screen.findByText('Your assistant is saved.')).toBeTruthy();
    expect(saves[0]?.body).toMatchObject({ fallback: { key: 'sk-another-key' } });
    expect(saves[0]?.body.key).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: 'Remove the second model’s key' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Remove the key?' })).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The key is erased.')).toBeTruthy();
    expect(saves[1]?.body).toMatchObject({ provider: 'openai', fallback: { provider: 'none', key: null } });
  });

  test('an error of the server stands at its field', async () => {
    stored = own;
    const { user } = show(<Assistant />);
    on(updateAssistant).refuse(400, { code: 'invalid', fields: { 'fallback.model': 'Too odd' } });
    await screen.findByRole('group', { name: 'Second model' });
    await user.type(second().getByLabelText('Model'), 'x');
    await user.click(saveButton());
    expect(await second().findByText('Too odd')).toBeTruthy();
  });
});

describe('the share of a visitor', () => {
  test('is the usual one until another is saved', async () => {
    const { user } = show(<Assistant />);
    const saves = acceptSaves();
    const field = await screen.findByLabelText<HTMLInputElement>('Share of one visitor in percent');
    expect([field.value, field.placeholder]).toEqual(['', '10']);
    await user.type(field, '25');
    await user.click(saveButton());
    expect(await screen.findByText('Your assistant is saved.')).toBeTruthy();
    await user.type(await screen.findByLabelText('Share of one visitor in percent'), '300');
    await user.click(saveButton());
    expect(await screen.findByText('Must be 1 to 100')).toBeTruthy();
    expect(saves.map(({ body }) => body.visitorShare)).toEqual([25]);
  });
});

describe('today', () => {
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Who answered today' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('says who answered, and why', async () => {
    stored = { ...own, today: { ...own.today, answers: { first: 1_200, second: 12, builtin: 1, overLimit: 0, overShare: 3 } } };
    show(<Assistant />);
    expect(await lines()).toEqual([
      expect.stringMatching(/^Your model answered 1.?200 times\.$/),
      'The second model answered 12 times, because the first one did not.',
      'The built-in assistant answered once, because no model did.',
      'The built-in assistant answered 3 times, because a visitor had used up their share.',
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that a model is left alone, why, and who answers meanwhile', async () => {
    const fault = { message: 'The provider does not accept the key.', at: '2026-01-01T10:00:00.000Z' };
    stored = { ...own, health: { first: { pausedUntil: '2026-01-01T10:05:00.000Z', fault }, second: { pausedUntil: null, fault } } };
    show(<Assistant />);
    const [first, other] = await screen.findAllByRole('alert');
    expect(first?.textContent).toContain('Your model does not answer');
    expect(first?.textContent).toContain('does not accept the key');
    expect(first?.textContent).toContain('the second model answers your visitors');
    expect(other?.textContent).toContain('Your second model did not answer at');
  });

  test('is empty before the first answer', async () => {
    show(<Assistant />);
    expect(await screen.findByText(/of 1.?000.?000 tokens/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Who answered today' })).toBeNull();
  });

  test('can be loaded again when the server was away', async () => {
    setServerAway(true);
    const { user } = show(<Assistant />);
    const [retry] = await screen.findAllByRole('button', { name: /again/i });
    setServerAway(false);
    await user.click(retry as HTMLElement);
    expect(await screen.findByText(/of 1.?000.?000 tokens/)).toBeTruthy();
  });
});

describe('the embedding model', () => {
  const embedding = { model: 'bge-m3', passages: 200, indexed: 184, failing: null };
  const compatible: Settings = { ...own, provider: 'compatible', baseUrl: 'https://models.example/v1', model: 'llama' };

  test('is saved where the provider may have one, and shows how far it is', async () => {
    stored = compatible;
    const { user } = show(<Assistant />);
    const saves = acceptSaves();
    await user.type(await screen.findByLabelText('Embedding model (optional)'), 'bge-m3');
    stored = { ...compatible, embeddingModel: 'bge-m3', embeddings: embedding };
    await user.click(saveButton());
    expect(await screen.findByText('184 of 200 passages are indexed by bge-m3.')).toBeTruthy();
    expect(saves.map(({ body }) => body)).toMatchObject([{ provider: 'compatible', embeddingModel: 'bge-m3' }]);
  });

  test('has nothing to index in a shop without texts, and says where they come from', async () => {
    stored = { ...compatible, embeddingModel: 'bge-m3', embeddings: { ...embedding, passages: 0, indexed: 0 } };
    show(<Assistant />);
    expect(await screen.findByText(/^There are no texts of your shop yet\./)).toBeTruthy();
    expect(screen.queryByText(/passages are indexed/)).toBeNull();
  });

  test('is not saved where the endpoint has none', async () => {
    stored = compatible;
    const { user } = show(<Assistant />);
    const message = 'This endpoint offers no embeddings.';
    on(updateAssistant).refuse(400, { code: 'invalid', message: 'Some fields are not right', fields: { embeddingModel: message } });
    await user.type(await screen.findByLabelText('Embedding model (optional)'), 'nothing');
    await user.click(saveButton());
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('says since when it does not answer, and what happens meanwhile', async () => {
    const failing = {
      message: 'There is no model service at this address. Check the base URL; it often ends in /v1.',
      since: '2026-01-01T12:00:00.000Z',
    };
    stored = { ...compatible, embeddingModel: 'bge-m3', embeddings: { ...embedding, failing } };
    show(<Assistant />);
    expect(await screen.findByText(/^The embedding model has not answered since /)).toBeTruthy();
    expect(screen.getByText(failing.message)).toBeTruthy();
    expect(screen.getByText('Until it answers, passages are found by their words alone.')).toBeTruthy();
  });

  test('is not offered for Anthropic and the built-in assistant, and shown where the installation has one', async () => {
    stored = { ...untouched, embeddings: { ...embedding, indexed: 200 } };
    const { user } = show(<Assistant />);
    expect(await screen.findByText('200 of 200 passages are indexed by bge-m3.')).toBeTruthy();
    expect(screen.queryByLabelText('Embedding model (optional)')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Anthropic' }));
    expect(screen.queryByLabelText('Embedding model (optional)')).toBeNull();
  });
});
