import { getAssistant, postChat, updateAssistant } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { saveCompanyProfile } from '../../recommenders/index.ts';
import { aVisitor, chat, profile, type TestVisitor } from '../testing.ts';
import { type EmbeddingsStandIn, sendVectors, startEmbeddings } from './testing.ts';

/** What the shop says, and what visitors say of the same thing. */
const things = [
  ['verdigris', 'turned green'],
  ['spindle', 'lever to key'],
  ['neighbour', 'at work all day'],
  ['engraving', 'initials'],
  ['beeswax', 'polish it with'],
];
const faqs = [
  'Will verdigris come?\nYes, within months brass gets a skin of it, and that is the point of it.',
  'Where do I put the ruler?\nFrom the middle of the spindle to the middle of the keyhole of your door.',
  'Who takes it in?\nThe courier asks a neighbour, and leaves a card in your box.',
  'Is engraving done here?\nOn brass plates only, by hand, within a week.',
  'What keeps it bright?\nA little beeswax twice a year, on a soft cloth.',
].join('\n\n');

let t: TestApp;
let endpoint: EmbeddingsStandIn;
let visitor: TestVisitor;
beforeAll(async () => {
  endpoint = await startEmbeddings(things);
  t = await testApp({ CRAWL_ALLOW_HOSTS: new URL(endpoint.url).host });
});
beforeEach(async () => {
  endpoint.respond(null);
  visitor = await aVisitor(t, { profile: { whatAreFAQs: faqs } });
  endpoint.embedded.length = 0;
});
afterAll(async () => {
  await t.close();
  await endpoint.close();
});

const choice = { provider: 'compatible' as const, baseUrl: '', model: 'chat', dailyTokens: null };
const save = (changes: object = {}, of = visitor) =>
  t.send(updateAssistant, { body: { ...choice, baseUrl: endpoint.url, embeddingModel: 'meanings', ...changes }, headers: of.headers });
const settings = (of = visitor) => t.ask(getAssistant, { headers: of.headers });
const indexed = (of = visitor) =>
  eventually(async () => {
    const { embeddings } = await settings(of);
    if (!embeddings || embeddings.indexed < embeddings.passages) throw new Error('not all are indexed');
    return embeddings;
  });
const answer = async (inputChatGPT: string, of = visitor) =>
  postChat.answer.parse((await chat(t, of, { inputChatGPT })).json()).chatgpt[0]?.outputChatGPT ?? '';

it('show', async () => {
  for (const q of [
    'brass on my old set turned green, do yours do that too',
    'whats the distance on my door, lever to key',
    'im at work all day, can the courier leave it',
    'can you put my initials on brass',
    'what do i polish it with, a cloth?',
  ])
    console.log('before', q, '->', await answer(q));
  console.log((await save()).body);
  console.log(await indexed());
  for (const q of [
    'brass on my old set turned green, do yours do that too',
    'whats the distance on my door, lever to key',
    'im at work all day, can the courier leave it',
    'can you put my initials on brass',
    'what do i polish it with, a cloth?',
  ])
    console.log('after', q, '->', await answer(q));
  console.log(endpoint.embedded.map((x) => x.length));
  console.log(await settings());
});
