import {
  type AnswerOf,
  checkQuestionnaireProducts,
  listFactValues,
  matchProducts,
  type ProductChoice,
  type ProductRule,
  productChoice,
  productRules,
  simulateVisits,
  updatePopup,
} from '@parley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { products } from '../../catalogue/tables.ts';
import { furnitureShop } from '../../follow-ups/testing.ts';
import { createQuestionnaireWith, questionnairePaths } from '../../questionnaires/index.ts';
import { createRecommender } from '../../recommenders/index.ts';
import { rank } from '../ranking/rank.ts';
import { createShelves } from '../ranking/shelves.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const rules = (...rawRules: object[]): ProductRule[] => productRules.parse(rawRules);
const category = (name: string, effect = 'prefer') => ({ field: 'category', values: [name], effect });

async function shop() {
  const owner = await t.newOwner();
  const product = (title: string, categories: string[], more: object = {}) => ({
    ownerId: owner.ownerId,
    externalKey: title,
    title,
    link: `https://shop.test/${title}`,
    categories,
    ...more,
  });
  await t.platform.db
    .insert(products)
    .values([
      product('socks', ['Warm', 'Feet'], { image: '/uploads/socks.webp', priceMinor: 900, currency: 'EUR' }),
      product('boots', ['Feet']),
      product('cap', ['Head']),
      product('scarf', ['Warm']),
      product('gone', ['Head'], { inStock: false }),
    ]);
  return owner;
}

interface Told {
  next: number | null;
  rules: ProductRule[];
  hasInputField?: boolean;
}

const questionnaireOf = (ownerId: number, questions: Told[][]) =>
  t.platform.db.transaction((tx) =>
    createQuestionnaireWith(tx, ownerId, {
      name: 'Gifts',
      questions: questions.map((answers, n) => ({
        text: `Question ${n}`,
        answers: answers.map(({ next, rules: productRules, hasInputField = false }, slot) => ({
          text: `Answer ${n}.${slot}`,
          textForChat: '',
          next,
          productRules,
          hasInputField,
        })),
      })),
    }),
  );

const check = ({ headers }: { headers: { authorization: string } }, id: number) =>
  t.ask(checkQuestionnaireProducts, { params: { id: String(id) }, headers });

const titles = (list: AnswerOf<typeof matchProducts>['products']) => list.map(({ productTitle }) => productTitle);

describe('products that match rules', () => {
  it('are the matching ones in stock, best first, with their total', async () => {
    const { headers } = await shop();
    const matching = async (...rawRules: object[]) =>
      t.ask(matchProducts, { body: { rules: rawRules as ProductRule[], limit: 2 }, headers });
    const both = await matching(category('Feet'), category('Warm'));
    expect(titles(both.products)[0]).toBe('socks');
    expect(both).toMatchObject({ total: 3, products: [{ productImage: 'http://parley.test/uploads/socks.webp', price: 900 }, {}] });
    expect(await matching(category('Head'))).toMatchObject({ total: 1, products: [{ productTitle: 'cap' }] });
    expect(await matching({ field: 'text', text: 'boot' })).toMatchObject({ total: 1, products: [{ productTitle: 'boots' }] });
    expect(await matching()).toEqual({ products: [], total: 0 });
    const stranger = await t.newOwner();
    expect((await t.ask(matchProducts, { body: { rules: rules(category('Feet')) }, headers: stranger.headers })).total).toBe(0);
  });

  it('are refused for invalid rules', async () => {
    const { headers } = await shop();
    const body = { rules: [{ field: 'category', values: [] }], limit: 60 };
    const refused = await t.send(matchProducts, { body: body as never, headers });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().error.fields)).toEqual(expect.arrayContaining(['rules.0.values', 'limit']));
  });
});

describe('simulated visits', () => {
  it('go through a questionnaire that nobody saved, over the owner’s own products', async () => {
    const [owner, stranger] = [await shop(), await t.newOwner()];
    const body = {
      first_question: -1,
      questions: [
        {
          id: -1,
          answers: [
            { id: -11, next_question: -2, product_rules: rules(category('Feet')) },
            { id: -12, next_question: -2, product_rules: rules(category('Hands')) },
          ],
        },
        { id: -2, answers: [{ id: -21, next_question: null, product_rules: [] }] },
        { id: -3, answers: [] },
      ],
    };
    const through = async (headers: { authorization: string }) => (await t.ask(simulateVisits, { body, headers })).simulation;
    const found = await through(owner.headers);
    const [first, second, never] = found.questions;
    expect(found).toMatchObject({ visitors: 1000, products: 4, notShown: 2, complete: true });
    expect(first?.answers.map(({ chosen, lost }) => lost === chosen)).toEqual([false, true]);
    expect([second?.shown, second?.narrows, never?.shown]).toEqual([1000, false, 0]);
    expect(found.withoutProducts).toBe(first?.answers[1]?.chosen);
    expect(await through(stranger.headers)).toMatchObject({ visitors: 1000, products: 0, notShown: 0 });
  });
});

describe('checking a questionnaire’s products', () => {
  it('lists answers that match nothing, and products that no path recommends', async () => {
    const owner = await shop();
    const { questionnaireId, questionIds, answerIds } = await questionnaireOf(owner.ownerId, [
      [
        { next: 1, rules: rules(category('Feet')) },
        { next: null, rules: rules(category('Hands')) },
      ],
      [
        { next: null, rules: rules(category('Warm', 'exclude')) },
        { next: null, rules: [] },
      ],
    ]);
    const found = await check(owner, questionnaireId);
    expect(found).toMatchObject({ products: 4, answersWithRules: 3, complete: true });
    expect(found.answersWithoutProducts).toEqual([{ answerId: answerIds[0]?.[1], answerText: 'Answer 0.1', questionId: questionIds[0] }]);
    expect(found.unreachableProducts.total).toBe(2);
    expect(titles(found.unreachableProducts.sample).toSorted()).toEqual(['cap', 'scarf']);
  });

  it('reports no products when the catalogue or the rules are empty', async () => {
    const owner = await shop();
    const plain = await questionnaireOf(owner.ownerId, [[{ next: null, rules: [] }]]);
    const nothing = {
      shownBy: null,
      limit: 3,
      asksOn: true,
      leftOut: 0,
      foundByAnsweringOn: 0,
      followUpAnswers: { total: 0, withoutProducts: 0 },
      notLookedAt: 0,
      answersWithRules: 0,
      answersWithoutProducts: [],
      paths: { total: 0, withoutProducts: 0 },
      answersWithoutProductsOnPath: [],
      neverShown: { total: 0, sample: [] },
      unreachableProducts: { total: 0, sample: [] },
      complete: true,
    };
    expect(await check(owner, plain.questionnaireId)).toEqual({
      ...nothing,
      products: 4,
      quality: { findable: expect.any(Number), good: true, lacks: [] },
    });
    const empty = await t.newOwner();
    const ruled = await questionnaireOf(empty.ownerId, [[{ next: null, rules: rules(category('Feet')) }]]);
    expect(await check(empty, ruled.questionnaireId)).toEqual({ ...nothing, answersWithRules: 1, products: 0, quality: null });
    const foreign = { params: { id: String(ruled.questionnaireId) }, headers: owner.headers };
    expect((await t.send(checkQuestionnaireProducts, foreign)).statusCode).toBe(404);
  });

  it('reports what a catalogue lacks when its products cannot be distinguished', async () => {
    const owner = await t.newOwner();
    await t.platform.db.insert(products).values(
      Array.from({ length: 12 }, (_, n) => ({
        ownerId: owner.ownerId,
        externalKey: `${n}`,
        title: `Model ${n + 100}`,
        link: `https://shop.test/${n}`,
        categories: ['Things'],
        priceMinor: 900,
        currency: 'EUR',
      })),
    );
    const { questionnaireId } = await questionnaireOf(owner.ownerId, [[{ next: null, rules: rules(category('Things')) }]]);
    const { quality } = await check(owner, questionnaireId);
    // Three of the twelve are shown, whatever is answered.
    expect(quality).toMatchObject({ good: false, findable: 0.25 });
    expect(quality?.lacks).toEqual(expect.arrayContaining(['colours', 'materials', 'attributes']));
  });

  it('agrees with the ranking on every path', async () => {
    const owner = await shop();
    const shelf = await createShelves(t.platform).of(owner.ownerId);
    const rule = fc.record({
      field: fc.constant('category'),
      values: fc.constantFrom(['Feet'], ['Warm'], ['Head'], ['Feet', 'Head'], ['Hands']),
      effect: fc.constantFrom('prefer', 'exclude', 'require'),
    });
    const answers = fc.array(fc.array(rule, { maxLength: 2 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 3 }), async (funnel) => {
        const ruled = funnel.map((question) => question.map((given) => rules(...given)));
        const definition = ruled.map((question, n) => question.map((own) => ({ next: n + 1 < funnel.length ? n + 1 : null, rules: own })));
        const { questionnaireId } = await questionnaireOf(owner.ownerId, definition);
        const found = new Set<string>();
        let paths: ProductRule[][] = [[]];
        for (const question of ruled) {
          paths = paths.flatMap((before) => question.map((own) => [...before, ...own]));
          for (const path of paths)
            for (const { product } of rank(shelf, { answers: [{ text: '', rules: path }], limit: 10 }).top) found.add(product.title);
        }
        const result = await check(owner, questionnaireId);
        const missing = shelf.products.map(({ title }) => title).filter((title) => !found.has(title));
        const ruledAtAll = ruled.flat().some((own) => own.length > 0);
        expect(titles(result.unreachableProducts.sample)).toEqual(ruledAtAll ? missing : []);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the products that visitors are shown', () => {
  /** Twelve products of two categories that fit equally, so that catalogue order says nothing about which come first. */
  async function toys() {
    const owner = await t.newOwner();
    const { ownerId } = owner;
    const rows = await t.platform.db
      .insert(products)
      .values(
        Array.from({ length: 12 }, (_, n) => ({
          ownerId,
          externalKey: `${n}`,
          title: `Toy ${String.fromCharCode(65 + n)}`,
          link: `https://shop.test/${n}`,
          categories: [n < 8 ? 'Puzzles' : 'Balls'],
        })),
      )
      .returning({ id: products.id });
    const made = await questionnaireOf(ownerId, [
      [
        { next: null, rules: rules(category('Puzzles')) },
        { next: null, rules: rules(category('Balls')) },
      ],
    ]);
    return { ...owner, ...made, ids: rows.map(({ id }) => id) };
  }

  /** The products that the chat recommends after each answer of the only question. */
  async function recommended({ ownerId, answerIds }: Awaited<ReturnType<typeof toys>>, choice?: ProductChoice) {
    const shown = await Promise.all(
      (answerIds[0] ?? []).map((id) => t.features.recommendation.recommend(ownerId, { selectedAnswerIds: [id], choice })),
    );
    return new Set(shown.flat().map(({ id }) => id));
  }

  const idsOf = ({ neverShown }: AnswerOf<typeof checkQuestionnaireProducts>) => neverShown.sample.map(({ id }) => id);

  it('are those that the chat recommends, with the limit, the pinned products and the rules of the recommender', async () => {
    const owner = await toys();
    const { ids, questionnaireId } = owner;
    const choice = productChoice.parse({
      recommendedProductsLimit: 5,
      pinnedProducts: [ids[7], ids[11]],
      product_rules: [{ field: 'product', ids: [ids[0], ids[8]], effect: 'exclude' }],
    });
    const recommender = { questionnaireId, productChoice: choice, askFollowUps: false };
    const id = await createRecommender(t.platform.db, owner.ownerId, { ...recommender, name: 'Corner', active: true });
    await createRecommender(t.platform.db, owner.ownerId, { ...recommender, name: 'Draft', active: false, productChoice: {} });
    const found = await check(owner, questionnaireId);
    const shown = await recommended(owner, choice);
    expect([shown.size, shown.has(ids[7] as number), shown.has(ids[11] as number)]).toEqual([8, true, true]);
    expect(found).toMatchObject({ shownBy: { id, name: 'Corner', others: 1 }, limit: 5, asksOn: false, leftOut: 2, complete: true });
    expect(idsOf(found)).toEqual(ids.filter((each) => !shown.has(each) && each !== ids[0] && each !== ids[8]));
    expect(found.unreachableProducts.total).toBe(0);
    const { simulation } = await t.ask(simulateVisits, { body: await asEdited(owner), headers: owner.headers });
    expect(simulation).toMatchObject({ products: 10, notShown: found.neverShown.total, askedOn: 0, complete: true });
  });

  it('are not the first ones of the catalogue', async () => {
    const owner = await toys();
    await createRecommender(t.platform.db, owner.ownerId, { name: 'R', questionnaireId: owner.questionnaireId, askFollowUps: false });
    const shown = await recommended(owner);
    const found = await check(owner, owner.questionnaireId);
    expect(found.neverShown.total).toBe(6);
    expect(idsOf(found)).toEqual(owner.ids.filter((id) => !shown.has(id)));
  });

  it('comes after follow-up questions, where the recommender asks some', async () => {
    const shop = await furnitureShop(t);
    const found = await check(shop, shop.questionnaireId);
    expect(found).toMatchObject({ asksOn: true, neverShown: { total: 0 }, foundByAnsweringOn: 36, notLookedAt: 0, complete: true });
    // Right ones and wrong ones, and something fits after each.
    expect(found.followUpAnswers.total).toBeGreaterThan(20);
    expect(found.followUpAnswers.withoutProducts).toBe(0);
    await t.ask(updatePopup, { params: { popupId: String(shop.recommenderId) }, body: { askFollowUps: false }, headers: shop.headers });
    const without = await check(shop, shop.questionnaireId);
    // Three of each kind; the answer without rules recommends nothing.
    expect(without).toMatchObject({ asksOn: false, neverShown: { total: 27 }, foundByAnsweringOn: 0, followUpAnswers: { total: 0 } });
    const asEver = await t.ask(simulateVisits, { body: await asEdited(shop), headers: shop.headers });
    expect(asEver.simulation).toMatchObject({ notShown: 27, askedOn: 0 });
  });

  it('never include a product that no follow-up question distinguishes from others', async () => {
    const owner = await toys();
    const found = await check(owner, owner.questionnaireId);
    // All that is known of them is the category.
    expect(found).toMatchObject({ shownBy: null, asksOn: true, foundByAnsweringOn: 0, neverShown: { total: 6 } });
  });

  it('include no match if no variant in stock fits all answers', async () => {
    const owner = await t.newOwner();
    const variant = (Colour: string, Size: string, inStock = true) => ({
      ...{ id: `${Colour}${Size}`, options: { Colour, Size }, priceMinor: 2000, regularPriceMinor: null, inStock, sku: null, image: '' },
    });
    await t.platform.db.insert(products).values({
      ownerId: owner.ownerId,
      ...{ externalKey: 's', title: 'Shirt', link: 'https://shop.test/s', categories: ['Shirts'], priceMinor: 2000, currency: 'EUR' },
      attributes: { Colour: ['Red', 'Blue'], Size: ['M', 'L'] },
      variants: [variant('Red', 'L'), variant('Red', 'M', false), variant('Blue', 'M')],
    });
    const option = (name: string, value: string) => ({ next: null, rules: rules({ field: 'attribute', name, values: [value] }) });
    const { questionnaireId } = await questionnaireOf(owner.ownerId, [
      [{ ...option('Colour', 'Red'), next: 1 }, option('Colour', 'Blue')],
      [option('Size', 'M'), option('Size', 'L')],
    ]);
    const found = await check(owner, questionnaireId);
    expect(found).toMatchObject({ paths: { total: 3, withoutProducts: 1 }, neverShown: { total: 0 } });
  });

  async function asEdited({ ownerId, questionnaireId }: { ownerId: number; questionnaireId: number }) {
    const paths = await questionnairePaths(t.platform.db, ownerId, questionnaireId);
    return { questionnaire: questionnaireId, first_question: paths?.firstQuestionId ?? null, questions: paths?.questions ?? [] };
  }
});

describe('the facts that rules can name', () => {
  it('lists families and values with counts, and the rule made of one matches these products', async () => {
    const owner = await t.newOwner();
    const mug = (title: string, colour: string) => ({
      ownerId: owner.ownerId,
      externalKey: title,
      title,
      link: `https://shop.test/${title}`,
      categories: ['Mugs'],
      attributes: { Color: [colour] },
      language: 'en',
    });
    await t.platform.db.insert(products).values([mug('Mug A', 'Blue'), mug('Mug B', 'Blue'), mug('Mug C', 'Red')]);
    const { families } = await t.ask(listFactValues, { headers: owner.headers });
    const colours = families.find(({ family }) => family === 'colour');
    expect(colours).toMatchObject({
      familyName: expect.stringMatching(/colou?r/i),
      values: [
        { label: 'blue', count: 2 },
        { label: 'red', count: 1 },
      ],
    });
    const value = colours?.values[0]?.value ?? '';
    const body = { rules: rules({ field: 'fact', family: 'colour', values: [value] }), limit: 6 };
    expect((await t.ask(matchProducts, { body, headers: owner.headers })).total).toBe(2);
  });

  it('is empty without products, and another owner’s facts are not in it', async () => {
    const { headers } = await t.newOwner();
    expect(await t.ask(listFactValues, { headers })).toEqual({ families: [] });
  });
});
