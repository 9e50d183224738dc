import {
  type AnswerOf,
  changeProducts,
  checkQuestionnaireProducts,
  listAllAnswers,
  listQuestionnaires,
  listQuestions,
  suggestQuestionnaire,
} from '@parley/contract';
import { checkFlow } from '@parley/flow/check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { saveProducts } from '../../catalogue/index.ts';

const pot = (n: number, more: object = {}) => ({
  externalKey: `pot-${n}`,
  title: `Becher ${n}`,
  description: 'Aus Ton.',
  link: `https://shop.example/pot-${n}`,
  image: '',
  priceMinor: 1000 + 100 * n,
  currency: 'EUR',
  inStock: true,
  categories: [['Becher', 'Kannen', 'Teller', 'Vasen'][n % 4] as string],
  tags: [],
  attributes: { Farbe: [['Blau', 'Weiß', 'Grau'][Math.floor(n / 4) % 3] as string] },
  vendor: 'Töpferei',
  language: 'de',
  ...more,
});

describe('a questionnaire from the catalogue', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const ownerOf = async (products: ReturnType<typeof pot>[]) => {
    const owner = await test.newOwner();
    const ids = await saveProducts(test.platform.db, owner.ownerId, 'https://shop.example/', products as never);
    return { ...owner, idOf: (n: number) => ids.get(`pot-${n}`) ?? 0 };
  };
  type Owner = Awaited<ReturnType<typeof ownerOf>>;
  const suggest = ({ headers }: Owner) => test.ask(suggestQuestionnaire, { body: { name: 'Töpfe' }, headers });
  const read = async ({ headers }: Owner, { questionnaire }: AnswerOf<typeof suggestQuestionnaire>) => {
    const params = { questionnaire_id: String(questionnaire.id) };
    const { questions } = await test.ask(listQuestions, { params, headers });
    const { answers } = await test.ask(listAllAnswers, { params, headers });
    return questions.map((question) => ({ ...question, answers: answers.filter((answer) => answer.question === question.id) }));
  };

  it("is in the catalogue's language, has an end on every path, and leads to every product", async () => {
    const owner = await ownerOf(Array.from({ length: 24 }, (_, n) => pot(n)));
    const made = await suggest(owner);
    expect(made.questionnaire).toMatchObject({ name: 'Töpfe' });
    const questions = await read(owner, made);
    expect(questions.length).toBe(made.questionnaire.total_questions);
    const texts = questions.flatMap(({ answers }) => answers.map(({ text }) => text.replaceAll('\u00a0', ' ')));
    expect(texts).toEqual(expect.arrayContaining(['Becher', 'Kannen', 'Teller', 'Vasen', 'Über 30 €']));
    expect(questions[0]?.text).toMatch(/^(Was|Wonach|Welche)/);
    expect(checkFlow({ firstQuestionId: made.questionnaire.first_question, questions } as never)).toEqual([]);
    const { unreachableProducts, answersWithoutProducts, answersWithoutProductsOnPath, neverShown, paths } = await test.ask(
      checkQuestionnaireProducts,
      {
        params: { id: String(made.questionnaire.id) },
        headers: owner.headers,
      },
    );
    expect([unreachableProducts.total, answersWithoutProducts, answersWithoutProductsOnPath]).toEqual([0, [], []]);
    expect([paths.withoutProducts, neverShown.total]).toEqual([0, 0]);
  });

  it('asks only about products that are in stock and not excluded', async () => {
    const owner = await ownerOf([
      ...Array.from({ length: 16 }, (_, n) => pot(n)),
      ...Array.from({ length: 8 }, (_, n) => pot(100 + n, { categories: ['Lampen'], inStock: false })),
      ...Array.from({ length: 8 }, (_, n) => pot(200 + n, { categories: ['Tische'] })),
    ]);
    await test.ask(changeProducts, {
      body: { action: 'exclude', ids: Array.from({ length: 8 }, (_, n) => owner.idOf(200 + n)) },
      headers: owner.headers,
    });
    const texts = (await read(owner, await suggest(owner))).flatMap(({ answers }) => answers.map(({ text }) => text));
    expect(texts).toContain('Vasen');
    expect(texts).not.toContain('Lampen');
    expect(texts).not.toContain('Tische');
  });

  it.each([
    ['nothing is there', [], /no products in stock/],
    [
      'nothing tells them apart',
      Array.from({ length: 3 }, (_, n) => pot(n, { title: 'Pot', categories: [], attributes: {}, priceMinor: null })),
      /too little/,
    ],
  ])('is refused and stores nothing when %s', async (_why, products, message) => {
    const owner = await ownerOf(products);
    const refused = await test.send(suggestQuestionnaire, { body: { name: 'Pots' }, headers: owner.headers });
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'no_questions']);
    expect(refused.json().error.message).toMatch(message);
    expect((await test.ask(listQuestionnaires, { headers: owner.headers })).questionnaires).toEqual([]);
  });
});
