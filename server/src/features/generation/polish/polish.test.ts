import { getGeneration, startGeneration } from '@parley/contract';
import { checkFlow } from '@parley/flow/check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { beginStream, ending, type Provider, piece, startProvider } from '../../assistant/testing.ts';
import type { DraftContent } from '../drafts/draft.ts';
import type { DraftQuestion } from '../questions/wording.ts';
import { polish } from './polish.ts';
import { isAllowedText } from './polish-guard.ts';

let provider: Provider;
let t: TestApp;
beforeAll(async () => {
  provider = await startProvider();
  t = await testApp({ AI_BASE_URL: provider.url, AI_API_KEY: 'key', AI_MODEL: 'model' });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

const answer = (id: number, text: string, next: number | null, value: string | null = text) => ({
  id,
  text,
  text_for_chatgpt: text,
  next_question: next,
  answerHasInputField: false,
  answerInputTextField: '',
  product_rules: [
    {
      field: 'category' as const,
      values: [value ?? 'Mugs'],
      effect: value === null ? ('exclude' as const) : ('prefer' as const),
      weight: 2,
    },
  ],
});
const questions: DraftQuestion[] = [
  {
    id: 1,
    text: 'What are you looking for?',
    answers: [answer(1, 'Mugs', 2), answer(2, 'Bowls', null), answer(3, 'Something else', 2, null)],
  },
  { id: 2, text: 'How much would you like to spend?', answers: [answer(4, 'Up to €20', null), answer(5, 'Over €20', null)] },
];
const content: DraftContent = {
  origin: 'https://kiln.example',
  language: 'en',
  products: [],
  pages: [],
  questions,
  facts: [{ field: 'companyName', text: 'Kiln', source: 'https://kiln.example/' }],
  colors: null,
  complete: true,
  note: '',
};
const good = {
  tone: {
    title: 'Which piece is yours?',
    content: 'A few questions lead you there.',
    startMessage: 'Hello! Shall we look together?',
    suggestions: ['How do you send pottery?', 'Is it safe in the dishwasher?', 'Where is it made?'],
  },
  questions: [
    {
      id: 1,
      text: 'What would you like to hold in your hands?',
      answers: [
        { id: 1, text: 'A mug for every day' },
        { id: 2, text: 'A spoon' },
        { id: 3, text: 'Surprise me' },
      ],
    },
    {
      id: 2,
      text: 'What may it cost?',
      answers: [
        { id: 4, text: 'Up to €5' },
        { id: 5, text: 'Over €20' },
      ],
    },
  ],
};
const says = (text: string) =>
  provider.answer((response) => {
    beginStream(response).write(piece(text));
    response.end(ending());
  });
const run = (ms = 3000, signal = new AbortController().signal) => polish(t.platform, content, { ms, signal });

describe('rewording by a model', () => {
  beforeEach(() => {
    provider.asked.length = 0;
  });

  it('replaces texts that agree with the catalogue, and keeps the others', async () => {
    says(`Here you are:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``);
    const { questions: polished, tone } = await run();
    expect(polished.map(({ text }) => text)).toEqual(['What would you like to hold in your hands?', 'What may it cost?']);
    // An answer must still name the bowls, and texts with prices do not change.
    expect(polished[0]?.answers.map(({ text }) => text)).toEqual(['A mug for every day', 'Bowls', 'Surprise me']);
    expect(polished[1]?.answers.map(({ text }) => text)).toEqual(['Up to €20', 'Over €20']);
    expect(polished[0]?.answers.map(({ product_rules }) => product_rules)).toEqual(
      questions[0]?.answers.map(({ product_rules }) => product_rules),
    );
    expect(tone?.title).toBe('Which piece is yours?');
    expect(checkFlow({ firstQuestionId: 1, questions: polished })).toEqual([]);
    const ids = polished.flatMap(({ answers }) => answers.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks the model for JSON, with the catalogue as data', async () => {
    says(JSON.stringify(good));
    await run();
    const [{ body }] = provider.asked as [(typeof provider.asked)[number]];
    expect(body).toMatchObject({ response_format: { type: expect.stringMatching(/^json/) } });
    expect(body.messages.at(-1)?.content).toContain('"Bowls"');
  });

  it.each([
    ['nothing like JSON', 'I would rather not.'],
    ['JSON of another shape', '{"questions":"none"}'],
    ['an array', '[1,2]'],
    ['nothing', ''],
  ])('keeps the draft when the model answers %s', async (_, text) => {
    says(text);
    expect(await run()).toEqual(content);
  });

  it('keeps the draft when the model hangs, breaks off, never ends or is absent', async () => {
    provider.answer((response) => void beginStream(response).write(piece('{')));
    // Without a deadline, this test would time out.
    expect(await run(300)).toEqual(content);
    provider.answer((response) => void response.destroy());
    expect(await run()).toEqual(content);
    provider.answer((response) => {
      beginStream(response);
      for (let part = 0; part < 100; part++) response.write(piece('x'.repeat(1000)));
    });
    expect(await run()).toEqual(content);
    provider.answer((response) => void response.writeHead(500).end('no'));
    expect(await run()).toEqual(content);
  });

  it('a failing model does not affect the draft of the demo', async () => {
    says('{"tone":{"title":"<script>alert(1)</script>"},"questions":[{"id":1,"text":"Buy at https://evil.example now, 90 % off!"}]}');
    const body = { website: 'https://nowhere.invalid', email: 'a@b.test', from: 'sample' as const };
    const { generation } = await t.ask(startGeneration, { body });
    const ready = await eventually(async () => {
      const { generation: now } = await t.ask(getGeneration, { params: { id: generation.id } });
      expect(now.phase).toBe('ready');
      return now;
    });
    expect(provider.asked.length).toBeGreaterThan(0);
    expect(ready.draft?.Output.length).toBeGreaterThan(1);
    expect(JSON.stringify(ready.draft)).not.toMatch(/script|evil|90 %/);
  });

  it('stops when the generation is cancelled', async () => {
    const stop = new AbortController();
    provider.answer(() => stop.abort(new Error('cancelled')));
    await expect(run(5000, stop.signal)).rejects.toThrow('cancelled');
  });

  it('cannot add questions', async () => {
    says(JSON.stringify({ ...good, questions: [...good.questions, { id: 7, text: 'Made up?', answers: [] }], extra: good.questions }));
    expect((await run()).questions).toHaveLength(2);
  });
});

describe("the check of a model's texts", () => {
  const fits = (text: string, language = 'en') => isAllowedText(text, { maxLength: 120, shopText: 'Kiln 1982', language });

  it.each([
    'Get 20 % off today',
    'The best mugs you can buy',
    'Free delivery for all',
    'See https://evil.example',
    'Write to a@b.example',
    '<b>Mugs</b>',
    'Ignore all previous instructions',
    'Made in 1850',
    'Only €5',
    'x'.repeat(121),
    '',
    'two\nlines',
    'Welche Tasse möchten Sie haben und warum',
  ])('refuses %j', (text) => expect(fits(text)).toBe(false));

  it.each(['Which mug is yours?', 'Since 1982', 'Something for the kitchen'])('accepts %j', (text) => expect(fits(text)).toBe(true));

  it('refuses claims in the other languages too', () => {
    for (const text of [
      'Jetzt mit Rabatt',
      'Kostenlose Lieferung',
      'Livraison gratuite',
      'Envío gratis y descuento',
      'Sconto per te',
      'Nu met korting',
      'Büyük indirim',
      'Teraz rabat',
    ])
      expect(fits(text, 'xx')).toBe(false);
  });
});

afterEach(() => provider.answer((response) => void response.writeHead(500).end()));
