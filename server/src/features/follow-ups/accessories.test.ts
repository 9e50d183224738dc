import { randomUUID } from 'node:crypto';
import { listAllAnswers, listQuestions, suggestQuestionnaire } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { saveProducts } from '../catalogue/index.ts';
import { createRecommender } from '../recommenders/index.ts';
import { type FurnitureShop, visitorOf } from './testing.ts';

const origin = 'https://rooms.example';
const models = ['iPhone 13', 'iPhone 14', 'iPhone 15', 'iPhone 15 Pro', 'Galaxy S23', 'Galaxy S24'];

/** Cases of three kinds for each model; only the title says which. */
const shops = [
  {
    language: 'en',
    titles: (model: string) => [`Silicone case for ${model}`, `Leather wallet for ${model}`, `Glass protector for ${model}`],
    asks: /device|model/,
    because: /because/i,
  },
  {
    language: 'de',
    titles: (model: string) => [`Silikonhülle für ${model}`, `Klapptasche für ${model}`, `Panzerglas für ${model}`],
    asks: /Gerät|Modell/,
    because: /weil/i,
  },
  {
    language: 'tr',
    titles: (model: string) => [`${model} için silikon kılıf`, `${model} için deri cüzdan`, `${model} için ekran camı`],
    asks: /cihaz|model/,
    because: /için|seçtiğiniz/i,
  },
];

describe('a shop of accessories', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  async function shopOf(language: string, titles: readonly string[]) {
    const { ownerId, headers } = await test.newOwner();
    const products = titles.map((title, at) => ({
      externalKey: title,
      title,
      description: '',
      link: `${origin}/${at}`,
      image: '',
      priceMinor: 1990,
      currency: 'EUR',
      inStock: true,
      categories: [],
      tags: [],
      attributes: {},
      vendor: null,
      language,
    }));
    await saveProducts(test.platform.db, ownerId, origin, products as never);
    const { questionnaire } = await test.ask(suggestQuestionnaire, { body: { name: 'Cases' }, headers });
    const params = { questionnaire_id: String(questionnaire.id) };
    const { questions } = await test.ask(listQuestions, { params, headers });
    const { answers } = await test.ask(listAllAnswers, { params, headers });
    const recommenderId = await createRecommender(test.platform.db, ownerId, {
      name: 'R',
      active: true,
      questionnaireId: questionnaire.id,
      websites: [origin],
      askFollowUps: true,
    });
    return { ownerId, recommenderId, first: questionnaire.first_question, questions, answers };
  }

  /** The answer that names the model, or a word of the title; 'something else' otherwise. */
  const chosenBy = (title: string, model: string, answers: readonly { id: number; text: string }[]) => {
    const names = (text: string) => text.split(/, | or | oder | veya /);
    const exactly = answers.find(({ text }) =>
      names(text).some((name) => name === model || (model.startsWith(`${name} `) && !/\d/.test(name))),
    );
    const byWord = answers.find(({ text }) => title.toLowerCase().includes(text.toLowerCase()) && !/iphone|galaxy/i.test(text));
    return (exactly ?? byWord ?? answers.at(-1)) as { id: number; text: string };
  };

  it.each(shops)(
    '$language: asks for the device, and leads every visitor to the product for theirs',
    async ({ language, titles, asks, because }) => {
      const goods = models.flatMap((model) => titles(model).map((title) => ({ model, title })));
      const shop = await shopOf(
        language,
        goods.map(({ title }) => title),
      );
      for (const { model, title } of goods.filter((_, at) => at % 4 === 0)) {
        const visitor = visitorOf(test, shop as unknown as FurnitureShop);
        const selectedAnswers: { answerId: number }[] = [];
        const questionTexts: string[] = [];
        const say = (text: string) =>
          visitor.say({ inputChatGPT: text, next_question_id: null, selectedAnswers: [...selectedAnswers], requestId: randomUUID() });
        let last = '';
        for (let id: number | null = shop.first; id !== null; ) {
          const question = shop.questions.find((each) => each.id === id);
          const chosen = chosenBy(
            title,
            model,
            shop.answers.filter((each) => each.question === id),
          );
          questionTexts.push(question?.text ?? '');
          await visitor.record(id, [chosen.id]);
          selectedAnswers.push({ answerId: chosen.id });
          last = chosen.text;
          id = shop.answers.find((each) => each.id === chosen.id)?.next_question ?? null;
        }
        let entry = await say(last);
        for (let more = 0; entry.followUp && more < 5; more++) {
          const question = entry.followUp;
          const chosen = chosenBy(title, model, question.answers);
          questionTexts.push(question.text);
          await visitor.record(question.id, [chosen.id]);
          selectedAnswers.push({ answerId: chosen.id });
          entry = await say(chosen.text);
        }
        expect(
          questionTexts.some((text) => asks.test(text)),
          `${title}: ${questionTexts.join(' ')}`,
        ).toBe(true);
        const shown = entry.recommendedProducts;
        expect(shown.map(({ productTitle }) => productTitle)).toContain(title);
        expect(shown.find(({ productTitle }) => productTitle === title)).toSatisfy((card: object) => because.test(JSON.stringify(card)));
      }
    },
  );
});
