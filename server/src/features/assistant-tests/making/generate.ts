/** Makes tests of what the assistant knows: one for each passage, the discount, the contact, and the prices of products. */
import { createHash } from 'node:crypto';
import { type TestTurn, testExpectations } from '@parley/contract';
import { detectLanguage } from '../../../kit/languages/detect.ts';
import { type ChatLanguage, isChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type OwnersPassage, passagesOfOwner } from '../../assistant/index.ts';
import { mainLanguage, someProducts } from '../../catalogue/index.ts';
import type { NewTest } from '../store.ts';
import { questions } from './questions.ts';

const mostPassages = 400;
const mostProducts = 200;
const longestQuestion = 200;
/** A title with fewer words says little about what a visitor would ask. */
const fewWords = 3;

/** The tests of an owner's knowledge, at most 602. `madeOf` is the same whenever they are made of the same thing. */
export async function testsOfKnowledge({ db }: Platform, ownerId: number): Promise<NewTest[]> {
  const passages = (await passagesOfOwner(db, ownerId)).slice(0, mostPassages);
  const products = await someProducts(db, ownerId, mostProducts);
  const language = await languageOfTexts(passages, await mainLanguage(db, ownerId));
  const words = questions[language];
  return [
    // The contact details have a question of their own.
    ...testsOfPassages(passages.filter(({ source }) => source !== 'contact')),
    newTest('knowledge', 'discount', words.discount),
    newTest('knowledge', 'contact', words.contact),
    ...products.map(({ id, title }) =>
      newTest('product', `product:${id}`, words.price(title), { products: [{ id, title: title.slice(0, 300) }] }),
    ),
  ];
}

async function languageOfTexts(passages: readonly OwnersPassage[], catalogue: string | null): Promise<ChatLanguage> {
  const text = passages.map(({ heading, text }) => `${heading} ${text}`).join(' ');
  const detected = text ? detectLanguage(text.slice(0, 4000)) : null;
  if (isChatLanguage(detected)) return detected;
  const main = catalogue?.slice(0, 2) ?? null;
  return isChatLanguage(main) ? main : 'en';
}

/** The heading is asked; where several passages share one, or there is none, the beginning of the text too. */
export function testsOfPassages(passages: readonly OwnersPassage[]): NewTest[] {
  const headings = Map.groupBy(passages, ({ heading }) => heading);
  const made = passages.map((passage) => {
    const { heading, text, source, url } = passage;
    const alone = heading.split(/\s+/).length >= fewWords && headings.get(heading)?.[0] === passage;
    const message = alone ? heading : [heading, beginningOf(text)].filter(Boolean).join(': ');
    const key = createHash('sha256')
      .update(JSON.stringify([source, url, heading, alone ? '' : beginningOf(text)]))
      .digest('hex');
    return newTest('knowledge', `passage:${key.slice(0, 32)}`, message);
  });
  return [...new Map(made.map((test) => [test.madeOf, test])).values()];
}

/** The first sentence, or as many of its words as a visitor would write. */
function beginningOf(text: string): string {
  const [line = ''] = text.split('\n').filter((each) => each.trim());
  const [sentence] = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(line)].map(({ segment }) => segment.trim());
  const words = (sentence ?? '').slice(0, longestQuestion);
  return (words.length < longestQuestion ? words : words.replace(/\s+\S*$/, '')).toWellFormed();
}

const newTest = (origin: NewTest['origin'], madeOf: string, message: string, expected: object = {}): NewTest => ({
  recommenderId: null,
  turns: [turnOf(message)],
  expectations: testExpectations.parse(expected),
  origin,
  madeOf,
});

/** A message without chosen answers. */
export const turnOf = (message: string): TestTurn => ({ message: message.trim().slice(0, 4000), answers: [], nextQuestionId: null });
