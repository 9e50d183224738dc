/** Shared by the assistant's tests: a shop with a recommender and a visitor, and a stand-in for a provider with real HTTP. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CompanyProfile, postChat, type SendInput } from '@parley/contract';
import type { TestApp } from '../../testing/app.ts';
import { type CatalogueProduct, saveProducts } from '../catalogue/index.ts';
import { createQuestionnaireWith } from '../questionnaires/index.ts';
import { createRecommender, mintEngagement, saveCompanyProfile } from '../recommenders/index.ts';

export const shop = 'https://socks.example';

export const profile: CompanyProfile = {
  companyName: 'Sock Shop',
  whatServicesDoYouOfferToClients: 'We knit socks for walkers.',
  moreInformationAboutYourProducts: 'All our wool comes from Bavaria.',
  howCanCustomersReachYouOrYourTeam: 'help@socks.example or 030 123456',
  whatAreFAQs: 'How long does delivery take?\nThree working days, for €3.95.\n\nCan I return socks?\nYes, within 30 days.',
  howMuchDiscountCanYouDoMaximum: '10 %',
};

export interface TestVisitor {
  ownerId: number;
  headers: { authorization: string };
  recommenderId: number;
  engagement: string;
  /** The two answers of the first question, which leads to the second, and the answer of the last. */
  feet: number;
  head: number;
  cheap: number;
  secondQuestion: number;
  socks: number;
}

/** A product of the shop. */
export const product = (title: string, category: string, priceMinor: number | null): CatalogueProduct => ({
  externalKey: title,
  title,
  link: `${shop}/${title.toLowerCase().replaceAll(' ', '-')}`,
  image: null,
  description: '',
  priceMinor,
  priceMaxMinor: null,
  regularPriceMinor: null,
  currency: 'EUR',
  inStock: true,
  categories: [category],
  categoryPaths: [],
  tags: [],
  attributes: {},
  variants: [],
  vendor: null,
  sku: null,
  language: 'en',
  fieldSources: {},
});

/** A shop with a profile, a catalogue, a questionnaire of two questions, and a visitor. */
export async function aVisitor(t: TestApp, changes: { profile?: Partial<CompanyProfile>; active?: boolean } = {}): Promise<TestVisitor> {
  const { ownerId, headers } = await t.newOwner();
  const { db } = t.platform;
  await saveCompanyProfile(db, ownerId, { ...profile, ...changes.profile });
  const ids = await saveProducts(db, ownerId, shop, [
    product('Wool Socks', 'Socks', 1250),
    product('Cotton Socks', 'Socks', 800),
    product('Rain Hat', 'Hats', 3000),
  ]);
  const rule = (category: string) => [{ field: 'category' as const, values: [category], effect: 'prefer' as const, weight: 1 }];
  const made = await db.transaction((tx) =>
    createQuestionnaireWith(tx, ownerId, {
      name: 'Q',
      questions: [
        {
          text: 'What is cold?',
          answers: [
            { text: 'My feet', textForChat: 'secretly the visitor probably has cold feet at night', next: 1, productRules: rule('Socks') },
            {
              text: 'My head',
              textForChat: 'needs a hat',
              next: 1,
              productRules: rule('Hats'),
              hasInputField: true,
              inputTextField: 'Why?',
            },
          ],
        },
        {
          text: 'How much may it cost?',
          answers: [
            {
              text: 'Little',
              textForChat: 'cheap',
              next: null,
              productRules: [{ field: 'price', min: null, max: 1000, effect: 'prefer', weight: 1 }],
            },
          ],
        },
      ],
    }),
  );
  const recommenderId = await createRecommender(db, ownerId, {
    name: 'R',
    active: changes.active ?? true,
    questionnaireId: made.questionnaireId,
    websites: [shop],
  });
  const [[feet, head], [cheap]] = made.answerIds as [[number, number], [number]];
  return {
    ownerId,
    headers,
    recommenderId,
    engagement: mintEngagement(t.platform, ownerId, recommenderId),
    feet,
    head,
    cheap,
    secondQuestion: made.questionIds[1] as number,
    socks: ids.get('Wool Socks') as number,
  };
}

export type ChatBody = SendInput<typeof postChat>['body'];

/** Sends a chat turn from the shop's page. */
export const chat = (t: TestApp, visitor: TestVisitor, body: ChatBody, headers: Record<string, string> = {}) =>
  t.send(postChat, {
    params: { userId: String(visitor.ownerId), popupId: String(visitor.recommenderId), engagementId: visitor.engagement },
    body,
    headers: { origin: shop, ...headers },
  });

/** The events of a stream, by name and data. */
export const eventsOf = (body: string): { name: string; data: unknown }[] =>
  body.split('\n\n').flatMap((block) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
    return name && data ? [{ name, data: JSON.parse(data) }] : [];
  });

export interface Provider {
  url: string;
  /** The request bodies, oldest first, and their Authorization headers. */
  asked: { body: { messages: { role: string; content: string }[]; stream: boolean }; authorization: string | undefined }[];
  /** Sets how requests are answered from now on. */
  answer(handler: (response: ServerResponse, request: IncomingMessage) => void): void;
  /** Sets what is asked first: it returns whether it answers the request. */
  beside(answers: (request: IncomingMessage, response: ServerResponse) => boolean): void;
  close(): Promise<void>;
}

const chunk = (part: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...part })}\n\n`;
/** A piece of the provider's stream. */
export const piece = (content: string) => chunk({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
/** The end of the provider's stream. */
export const ending = (usage?: { prompt_tokens: number; completion_tokens: number }, reason = 'stop') =>
  chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }], ...(usage && { usage: { ...usage, total_tokens: 0 } }) }) +
  'data: [DONE]\n\n';

/** Begins a stream as the provider does. */
export const beginStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** A provider on loopback with OpenAI's chat completions API. */
export async function startProvider(): Promise<Provider> {
  const requests: Provider['asked'] = [];
  let handler: (response: ServerResponse, request: IncomingMessage) => void = (response) => response.writeHead(500).end();
  let besides: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    requests.push({ body: JSON.parse(Buffer.concat(parts).toString()), authorization: request.headers.authorization });
    if (!besides(request, response)) handler(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: requests,
    answer: (next) => {
      handler = next;
    },
    beside: (answers) => {
      besides = answers;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
