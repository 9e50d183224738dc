/**
 * The shop of the pictures: Parley in this process on a new data folder, the sample shop beside it, and an owner with a month of
 * visitors. The visitors are written by the same group commit that writes real ones, only with times in the past.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colorPalettes } from '../../contract/index.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { demoQuestionnaire } from '../../server/src/demo/questionnaire.ts';
import { seedDemo } from '../../server/src/demo/seed.ts';
import { createActiveOwner, hashPassword } from '../../server/src/features/accounts/index.ts';
import { saveProducts } from '../../server/src/features/catalogue/index.ts';
import { createVisitorWrites } from '../../server/src/features/engagements/writing/commit.ts';
import { createQuestionnaireWith } from '../../server/src/features/questionnaires/index.ts';
import { createRecommender, saveCompanyProfile } from '../../server/src/features/recommenders/index.ts';
import { sampleCatalogue, sampleCompany } from '../../server/src/features/site/index.ts';
import { sampleShopAnswer } from '../../server/src/features/site/sample-shop/index.ts';
import { createLog } from '../../server/src/platform/observability/log.ts';
import { startPlatform } from '../../server/src/platform/start.ts';

/** The host names in the pictures; the browser resolves them to the two servers below. */
export const parley = 'https://app.parley.example';
export const shopUrl = 'https://kaffeekontor.example';

const dayMs = 86_400_000;
const days = 60;

/** The same numbers at every run, so that a picture changes only when the product does. */
function dice(seed) {
  let state = seed;
  const roll = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pick = (weights) => {
    let left = roll() * weights.reduce((sum, weight) => sum + weight, 0);
    return Math.max(
      0,
      weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      }),
    );
  };
  return { roll, pick };
}

const { strong, soft, deep, edge } = colorPalettes.Brown;
const look = {
  popupTitle: 'Which coffee is yours?',
  popupContent: 'Four short questions, and we show you what fits. Or just ask.',
  popupChatStartMessage: 'Hello! I know our coffee and everything to brew it with.',
  popupExampleInputChatGPT: 'Ask about coffee, delivery, returns …',
  popupChatButtonText: 'Let’s start',
  popupHeaderColor: strong,
  popupHeaderTextColor: '#ffffff',
  popupButtonColor: strong,
  popupLauncherColor: strong,
  popupVisitorMessageColor: strong,
  popupVisitorMessageTextColor: '#ffffff',
  popupSuggestionTextColor: strong,
  popupAnswerColor: soft,
  popupAnswerTextColor: deep,
  popupAnswerBorderColor: edge,
};

const suggestions = [
  { text: 'Delivery', chatText: 'How long does delivery take, and what does it cost?' },
  { text: 'Returns', chatText: 'Can I return what I ordered?' },
  { text: 'Best for espresso', chatText: 'Which coffee is best for espresso?' },
];

/** The probabilities of answers, question by question, and of continuing after each. */
const tastes = [
  [6, 3, 2, 1],
  [4, 5, 3, 1],
  [5, 2, 4, 2],
  [3, 4, 2],
  [2, 5],
];
const stay = [0.93, 0.9, 0.88, 0.84, 0.95];
const unanswered = ['Do you repair old machines?', 'Can I rent a grinder for a weekend?', 'Is there a tasting on Saturdays?'];
const pageCount = ['/', '/product/espresso-grinder', '/product/yirgacheffe-light', '/product/dual-boiler', '/questions'];

/** Sixty days of visitors, more every week and fewer on weekends. */
function* visitors({ ownerId, recommenderIds, made, products: catalogue, now }) {
  const { roll, pick } = dice(7);
  const liked = () => catalogue[Math.floor(roll() * roll() * catalogue.length)];
  for (let day = days - 1; day >= 0; day--) {
    const weekday = new Date(now - day * dayMs).getUTCDay();
    const many = Math.round((26 + (days - day) * 0.5) * (weekday === 0 || weekday === 6 ? 0.7 : 1) * (0.9 + roll() * 0.25));
    for (let i = 0; i < many; i++) yield* oneVisitor(now - day * dayMs - roll() * dayMs * 0.4);
  }

  function* oneVisitor(begun) {
    const visit = {
      ownerId,
      recommenderId: recommenderIds[pick([5, 3])],
      engagementId: randomUUID(),
      questionnaireId: made.questionnaireId,
      firstQuestionId: made.questionIds[0],
    };
    let seconds = 0;
    const next = (more) => {
      seconds += more;
      return { ...visit, requestId: randomUUID(), at: new Date(Math.min(begun + seconds * 1000, now - 1000)) };
    };
    const seen = {
      page: shopUrl + pageCount[pick([6, 3, 3, 2, 1])],
      path: '',
      device: ['phone', 'desktop', 'tablet'][pick([6, 4, 1])],
      trigger: ['launcher', 'exit', 'scroll', 'inactivity'][pick([4, 3, 2, 1])],
    };
    const event = (type, more, productId = null) => ({ kind: 'event', ...next(more), type, productId, ...seen });
    yield event('shown', 0);
    if (roll() > 0.46) return;
    yield event('opened', 3);
    let place = 0;
    let answered = 0;
    while (place !== null && roll() < stay[place]) {
      const chosen = pick(tastes[place]);
      const after = demoQuestionnaire.questions[place].answers[chosen].next;
      const pause = 2 + roll() * 7;
      yield {
        kind: 'response',
        ...next(pause),
        questionId: made.questionIds[place],
        answers: [{ answerId: made.answerIds[place][chosen], text: '' }],
        nextQuestionId: after === null ? null : made.questionIds[after],
        timeMs: Math.round(pause * 1000),
      };
      answered++;
      place = after;
    }
    const products = place === null ? [liked(), liked(), liked()] : [];
    if (roll() < 0.3 || products.length > 0) {
      const unknown = roll() < 0.06 ? unanswered[pick([3, 2, 1])] : null;
      yield {
        kind: 'chat',
        ...next(9),
        input: unknown ?? 'How long does delivery take?',
        output: unknown ? 'I do not know that. Write to hello@kaffeekontor.example.' : 'Two to three working days within Germany.',
        products,
        unansweredAs: unknown?.toLowerCase().replace('?', '') ?? null,
        inputTokens: 180,
        outputTokens: 60,
      };
    }
    if (answered > 0 && roll() < 0.42) yield event('clicked', 20, liked().id);
    yield event('closed', 30);
  }
}

async function furnish(platform, owner) {
  const { db } = platform;
  const ownerId = await createActiveOwner(db, { username: owner.username, passwordHash: await hashPassword(owner.password), name: 'Lena' });
  await saveCompanyProfile(db, ownerId, sampleCompany);
  const catalogue = sampleCatalogue(shopUrl);
  const ids = await saveProducts(db, ownerId, `${shopUrl}/`, catalogue);
  const products = catalogue.map(({ externalKey, title, image, link, priceMinor, currency }) => ({
    id: ids.get(externalKey),
    productTitle: title,
    productImage: image,
    productLink: link,
    price: priceMinor,
    currency,
    reasons: [],
  }));
  const made = await createQuestionnaireWith(db, ownerId, demoQuestionnaire);
  const shared = { questionnaireId: made.questionnaireId, active: true, suggestions, websites: [shopUrl] };
  const settings = { ...look, activateOnExit: true, activateOnScroll: true };
  const chatbot = await createRecommender(db, ownerId, { ...shared, name: 'Coffee finder', settings });
  const popup = await createRecommender(db, ownerId, {
    ...shared,
    name: 'Before they leave',
    settings: { ...settings, popupOrChat: 'Popup' },
  });
  // Those of a process of its own, with metrics of its own.
  const writes = createVisitorWrites({ ...platform, metrics: new platform.metrics.constructor() });
  const add = (write) => (write.kind === 'chat' ? writes.addChat(write) : writes.add(write));
  const all = visitors({ ownerId, recommenderIds: [chatbot, popup], made, products, now: Date.now() });
  // A batch at a time: more than a few thousand at once are refused.
  const waiting = [...all];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, writesAtOnce).map(add));
  await writes.catchUpAll();
  await writes.stop();
  return { ownerId, chatbot, popup, questionnaireId: made.questionnaireId, questionIds: made.questionIds };
}

const writesAtOnce = 100;

const listening = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

/** Starts both servers; `ports` are the ports of the two host names, `made` is the owner's data. */
export async function openKontor() {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-pictures-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: parley, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error' });
  const { platform, stop } = await startPlatform(config, createLog('error'));
  const { app } = await buildApp(platform);
  await seedDemo(platform);
  const owner = { username: 'lena@kaffeekontor.example', password: randomUUID() };
  const made = await furnish(platform, owner);
  await app.listen({ port: 0, host: '127.0.0.1' });

  let head = '';
  const shop = createServer((request, response) => {
    const found = sampleShopAnswer({ base: shopUrl, head }, (request.url ?? '/').split('?')[0]);
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' }).end(found?.body ?? 'not found');
  });
  const ports = { [new URL(parley).host]: app.server.address().port, [new URL(shopUrl).host]: await listening(shop) };
  head = `<script defer src="${parley}/embed.js" data-user-id="${made.ownerId}" data-popup-id="${made.chatbot}"></script>`;
  return {
    owner,
    made,
    ports,
    async close() {
      shop.close();
      await app.close();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
