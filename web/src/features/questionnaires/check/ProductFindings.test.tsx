import { type AnswerOf, checkQuestionnaireProducts } from '@parley/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { ProductFindings } from './ProductFindings.tsx';

type Check = AnswerOf<typeof checkQuestionnaireProducts>;

const check: Check = {
  products: 40,
  answersWithRules: 4,
  answersWithoutProducts: [],
  unreachableProducts: { total: 0, sample: [] },
  paths: { total: 4, withoutProducts: 0 },
  answersWithoutProductsOnPath: [],
  shownBy: { id: 13, name: 'Corner', others: 0 },
  limit: 5,
  asksOn: true,
  leftOut: 0,
  neverShown: { total: 0, sample: [] },
  foundByAnsweringOn: 0,
  followUpAnswers: { total: 0, withoutProducts: 0 },
  notLookedAt: 0,
  quality: null,
  complete: true,
};

async function find(more: Partial<Check>, text: RegExp) {
  on(checkQuestionnaireProducts).answer(() => ({ ...check, ...more }));
  show(<ProductFindings questionnaireId="7" numbers={new Map()} onGo={() => {}} />);
  expect(await screen.findByText(text)).toBeTruthy();
}

test('says as which recommender products were checked, and what follow-up questions lead to', async () => {
  await find({ foundByAnsweringOn: 28, leftOut: 2 }, /Checked as the recommender “Corner” shows it: at most 5 products at once/);
  expect(screen.getByText(/Its rules leave out 2 products\. 28 products are found by answering follow-up questions\./)).toBeTruthy();
  expect(screen.getByText('Every rule finds products, and every product in stock is on some path.')).toBeTruthy();
});

test('says of products that are never shown why, with follow-up questions and without', async () => {
  await find({ neverShown: { total: 3, sample: [] } }, /3 more products fit some path, but visitors who look for them and answer every/);
});

test('names the limit where follow-up questions are switched off, and what was not looked at', async () => {
  const more = { asksOn: false, shownBy: { id: 13, name: 'Corner', others: 2 }, complete: false };
  await find({ ...more, neverShown: { total: 3, sample: [] } }, /than the 5 that are shown at once.*There were too many paths/);
  expect(screen.getByText(/without follow-up questions\. 2 other recommenders that show it may show others\./)).toBeTruthy();
});

test('says how many answers of follow-up questions were tried', async () => {
  await find(
    { followUpAnswers: { total: 40, withoutProducts: 0 } },
    /40 answers to follow-up questions were tried, and each leaves a product\./,
  );
  await find(
    { followUpAnswers: { total: 40, withoutProducts: 2 } },
    /Of 40 answers to follow-up questions that were tried, 2 leave no product\./,
  );
});

test('says how many products were not looked for', async () => {
  await find(
    { shownBy: null, limit: 3, foundByAnsweringOn: 800, neverShown: { total: 20, sample: [] }, notLookedAt: 4180, complete: false },
    /No recommender shows this questionnaire\..* of 820 spread over the catalogue, 20 are not shown\. 4,180 more were not looked for\./,
  );
});
