/** A shop with one of everything, and a valid input for each call of the contract, for tests that go through all calls. */
import { randomUUID } from 'node:crypto';
import {
  addText,
  answerUnanswered,
  askPerson,
  calls,
  createAssistantTest,
  createExperiment,
  createPopupPage,
  deleteAssistantTest,
  deleteQuestionnaire,
  deleteText,
  findSession,
  getOutline,
  listHandovers,
  listLearnt,
  listOrders,
  listOutlineVersions,
  listPopupPages,
  listProducts,
  postChat,
  recordEvents,
  recordOrder,
  type ShopColors,
  saveOutline,
  type signUp,
  startImport,
} from '@parley/contract';
import { createActiveOwner, hashInTurn, startSession } from '../features/accounts/index.ts';
import { savePages } from '../features/catalogue/index.ts';
import { signDraft } from '../features/generation/drafts/draft.ts';
import { drafts } from '../features/generation/tables.ts';
import { createQuestionnaireWith } from '../features/questionnaires/index.ts';
import { createRecommender, mintEngagement } from '../features/recommenders/index.ts';
import type { TestApp } from './app.ts';

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  files?: Record<string, Blob>;
}

export interface World {
  ownerId: number;
  username: string;
  headers: { authorization: string };
  ids: {
    popup: number;
    page: number;
    questionnaire: number;
    question: number;
    /** A version of the questionnaire, and a questionnaire in the bin. */
    version: number;
    deletedQuestionnaire: number;
    answer: number;
    product: number;
    source: number;
    import: number;
    learnt: number;
    /** A chat entry, a test of the assistant, and one that was deleted. */
    chat: number;
    test: number;
    deletedTest: number;
    answered: number;
    text: number;
    deletedText: number;
    handover: number;
    /** A draft. */
    experiment: number;
    order: number;
  };
  engagement: string;
  /** The signed key of a finished draft that nobody has adopted. It belongs to whoever has it. */
  draft: string;
  /** The refresh token of the device that makes the calls; the id and the refresh token of another one. */
  session: { refresh: string; id: string; elsewhere: string };
}

export const testPassword = 'correct horse battery';
/** Hashed once for all worlds. */
let passwordHash: Promise<string> | undefined;
/** The guarded fetch refuses this URL at once, so that no test waits for a network. */
export const nowhere = 'http://127.0.0.1:1/';

const csv = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Image Src,Status
shoe,Shoe,A shoe,Maker,Shoes,red,true,10.00,https://shop.example/shoe.jpg,active
boot,Boot,A boot,Maker,Shoes,red,true,20.00,https://shop.example/boot.jpg,active
cap,Cap,A cap,Maker,Hats,red,true,30.00,https://shop.example/cap.jpg,active
beret,Beret,A beret,Maker,Hats,red,true,40.00,https://shop.example/beret.jpg,active
`;

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = () => new File([Buffer.from(pixel, 'base64')], 'picture.png', { type: 'image/png' });

/** An order that a page reports. */
const anOrder = { id: 'A-1', total: 10, currency: 'EUR', items: [{ id: 'shoe', title: 'Shoe', quantity: 1, price: '10.00' }] };

const ordersFile = () => new File(['id,total,currency,date\nB-1,10.00,EUR,2026-01-02'], 'orders.csv', { type: 'text/csv' });

const productsFile = () => new File([csv], 'products.csv', { type: 'text/csv' });

/** A visitor's request to talk to a person. */
const personBody = () => ({
  requestId: randomUUID(),
  email: `${randomUUID()}@visitor.test`,
  message: 'Please help',
  consent: true as const,
});

/** A finished draft of a shop without products, in the colours that were found there. */
export async function aDraft({ platform }: TestApp, colors: ShopColors | null = null): Promise<string> {
  const key = randomUUID();
  const now = platform.clock.now();
  const content = {
    origin: 'https://shop.example',
    language: 'en',
    products: [],
    pages: [],
    questions: [],
    facts: [],
    colors,
    complete: true,
    note: '',
  };
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const progress = { place: null, pages: 1, found: 0, questions: 0 };
  await platform.db.insert(drafts).values({
    key,
    website: 'https://shop.example',
    email: '',
    source: 'shop',
    phase: 'ready',
    progress,
    content,
    heartbeatAt: now,
    expiresAt,
  });
  return signDraft(platform, key);
}

/** Creates the shop, through the server where possible. */
export async function aWorld(test: TestApp): Promise<World> {
  const { db } = test.platform;
  const username = `${randomUUID()}@world.test`;
  passwordHash ??= hashInTurn(test.platform, testPassword);
  const ownerId = await createActiveOwner(db, { username, passwordHash: await passwordHash });
  if (ownerId === 'taken') throw new Error('the username is already taken');
  // The device that the calls are made from, and another one that can be signed out.
  const here = await startSession(test.app, test.platform, { id: ownerId, username }, 'a browser');
  const there = await startSession(test.app, test.platform, { id: ownerId, username }, 'another browser');
  const headers = { authorization: `Bearer ${here.access_token}` };
  const answer = { text: 'Yes', textForChat: 'Yes', next: null };
  const question = { text: 'Well?', answers: [answer] };
  const created = await createQuestionnaireWith(db, ownerId, { name: 'Questionnaire', questions: [question, question] });
  const { questionnaireId } = created;
  const ofIt = { params: { id: String(questionnaireId) }, headers };
  const { revision, questions, first_question } = await test.ask(getOutline, ofIt);
  const unchanged = questions.map(({ id, text }) => ({ id, text }));
  await test.ask(saveOutline, { ...ofIt, body: { revision, first_question, questions: unchanged } });
  const { versions } = await test.ask(listOutlineVersions, ofIt);
  const deleted = await createQuestionnaireWith(db, ownerId, { name: 'Deleted', questions: [] });
  await test.ask(deleteQuestionnaire, { params: { id: String(deleted.questionnaireId) }, headers });
  const popup = await createRecommender(db, ownerId, { name: 'Recommender', active: true, questionnaireId });
  await test.ask(createPopupPage, { body: { popupPagesId: popup, showOnWebsite: 'shop.example' }, headers });
  const { popupPages } = await test.ask(listPopupPages, { params: { popupId: String(popup) }, headers });
  const started = await test.ask(startImport, { body: {}, files: { file: productsFile() }, headers });
  await test.jobsDone();
  const { products } = await test.ask(listProducts, { headers });
  const deliveryPage = {
    url: 'https://shop.example/delivery',
    title: 'Delivery',
    topic: 'delivery' as const,
    text: 'We deliver within two days.',
  };
  await savePages(db, ownerId, 'https://shop.example/', [deliveryPage], test.clock.now());
  const { pages: learnt } = await test.ask(listLearnt, { headers });
  const engagement = mintEngagement(test.platform, ownerId, popup);
  const visit = { userId: String(ownerId), popupId: String(popup), engagementId: engagement };
  const { chatgpt } = await test.ask(postChat, { params: visit, body: { inputChatGPT: 'Hello', requestId: randomUUID() }, headers });
  const aTest = { turns: [{ message: 'How soon do you deliver?' }], expectations: {} };
  const { test: assistantTest } = await test.ask(createAssistantTest, { body: aTest, headers });
  const { test: deletedTest } = await test.ask(createAssistantTest, { body: aTest, headers });
  await test.ask(deleteAssistantTest, { params: { id: String(deletedTest.id) }, headers });
  await test.jobsDone();
  const answered = await test.ask(answerUnanswered, { body: { question: 'Why?', answer: 'Because.', into: 'faq' }, headers });
  const { text } = await test.ask(addText, { body: { title: 'Care', text: 'Wash it cold.' }, headers });
  const { text: deletedText } = await test.ask(addText, { body: { title: 'Old', text: 'Wash it hot.' }, headers });
  await test.ask(deleteText, { params: { id: String(deletedText.id) }, headers });
  await test.jobsDone();
  await test.ask(askPerson, { params: visit, body: personBody() });
  await test.jobsDone();
  const { handovers } = await test.ask(listHandovers, { headers });
  const aQuestion = { question: 'worth', metric: 'orders', smallestLift: 20 } as const;
  const { experiment } = await test.ask(createExperiment, { body: { popupId: popup, ...aQuestion }, headers });
  await test.ask(recordOrder, { params: { userId: String(ownerId) }, body: anOrder });
  const { orders } = await test.ask(listOrders, { headers });
  const draft = await aDraft(test);
  const ids = {
    popup,
    page: popupPages[0]?.id ?? 0,
    questionnaire: questionnaireId,
    question: created.questionIds[0] ?? 0,
    version: versions[0]?.id ?? 0,
    deletedQuestionnaire: deleted.questionnaireId,
    answer: created.answerIds[0]?.[0] ?? 0,
    product: products[0]?.id ?? 0,
    source: products[0]?.sourceId ?? 0,
    import: started.import.id,
    learnt: learnt[0]?.id ?? 0,
    handover: handovers[0]?.id ?? 0,
    experiment: experiment.id,
    order: orders[0]?.id ?? 0,
    chat: chatgpt[0]?.id ?? 0,
    test: assistantTest.id,
    deletedTest: deletedTest.id,
    answered: answered.id,
    text: text.id,
    deletedText: deletedText.id,
  };
  const missing = Object.entries(ids).filter(([, id]) => !id);
  if (missing.length > 0) throw new Error(`these were not created: ${missing.map(([name]) => name)}`);
  const { id } = await test.ask(findSession, { body: { refresh: there.refresh_token }, headers });
  const session = { id: id ?? '', refresh: here.refresh_token, elsewhere: there.refresh_token };
  await test.ask(recordEvents, {
    params: { userId: String(ownerId), popupId: String(popup), engagementId: engagement },
    body: { events: [{ requestId: randomUUID(), type: 'shown' }] },
  });
  return { ownerId, username, headers, ids, engagement, draft, session };
}

/** A valid input for each call in a given world, by the name of the call. */
export function inputsFor({ ownerId, ids, engagement, draft, username, session }: World): Record<string, Input> {
  const popup = { popupId: String(ids.popup) };
  const visitor = { ...popup, userId: String(ownerId) };
  const visit = { engagementId: engagement.split('.')[0] ?? '' };
  const conversation = { ...visitor, engagementId: engagement };
  const questionnaire = { questionnaire_id: String(ids.questionnaire) };
  const of = (id: number) => ({ id: String(id) });
  const rules = { product_rules: [{ field: 'product', ids: [ids.product] }] };
  const anOutlineAnswer = { id: -1, text: 'Red', next_question: null };
  const answerBody = { text: 'Red', text_for_chatgpt: 'Red', next_question: ids.question, style: { fontSize: 12 }, ...rules };
  const suggestion = { popupAdditionalText: 'Help', popupAdditionalChatText: 'Help me' };
  const look = { color: 'Purple', corner: 'Standart', popupOrChatbot: 'Chatbot', activateOnExit: false, activateOnInactivity: false };
  const company = {
    companyName: 'Shop',
    whatServicesDoYouOfferToClients: 'Shoes',
    moreInformationAboutYourProducts: 'Shoes',
    howCanCustomersReachYouOrYourTeam: 'hello@shop.example',
    whatAreFAQs: 'None',
    howMuchDiscountCanYouDoMaximum: '10%',
  };
  const aTest = { turns: [{ message: 'Do you sell shoes?' }], expectations: { answered: 'yes' } };
  const form = { plattform: 'Ikas', traffic: 'less than 100', websiteAdress: 'shop.example', name: 'Ada', surname: 'L' };
  return {
    login: { body: { username, password: testPassword } },
    refreshToken: { body: { refresh: 'unknown' } },
    logout: { body: { refresh: 'unknown' } },
    signUp: { body: { ...form, username: `${randomUUID()}@shop.test`, password: testPassword } satisfies SignUpBody },
    acceptInvite: { body: { token: 'unknown' } },
    updateAccount: { body: { name: 'Ada', surname: 'L' } },
    updateAssistant: { body: { provider: 'builtin', baseUrl: '', model: '', dailyTokens: 1000 } },
    askAssistant: { body: { message: 'Do you sell shoes?', popupId: ids.popup } },
    rereadLearnt: { body: {} },
    reviewLearnt: { params: of(ids.learnt), body: { seen: true } },
    addText: { body: { title: 'Zips', text: 'We repair zips.' }, files: { file: new File(['We repair zips.'], 'zips.txt') } },
    getText: { params: of(ids.text) },
    updateText: { params: of(ids.text), body: { title: 'Zips', text: 'We repair every zip.' } },
    deleteText: { params: of(ids.text) },
    restoreText: { params: of(ids.deletedText) },
    answerUnanswered: { body: { question: 'Who?', answer: 'We.', into: 'faq' } },
    undoAnswer: { params: of(ids.answered) },
    createAssistantTest: { body: aTest },
    createTestFromConversation: { body: { ...visit, chatId: ids.chat } },
    updateAssistantTest: { params: of(ids.test), body: { ...aTest, popupId: ids.popup } },
    deleteAssistantTest: { params: of(ids.test) },
    restoreAssistantTest: { params: of(ids.deletedTest) },
    acceptAnswer: { params: of(ids.test), body: {} },
    importAssistantTests: { body: {}, files: { file: new File(['message\nHello'], 'tests.csv', { type: 'text/csv' }) } },
    generateAssistantTests: { body: {} },
    startTestRun: { body: {} },
    updateTestSettings: { body: { holdBack: false } },
    rehearseProfile: { body: company },
    tryAssistant: { body: { provider: 'compatible', baseUrl: nowhere, model: 'a-model', key: 'a-key-for-nobody' } },
    updateNotifications: { body: { leads: true } },
    unsubscribe: { params: { token: 'unknown' } },
    getExperiment: { params: of(ids.experiment) },
    createExperiment: { body: { popupId: ids.popup, question: 'worth', metric: 'orders', smallestLift: 20 } },
    startExperiment: { params: of(ids.experiment), body: {} },
    splitExperiment: { params: of(ids.experiment), body: { group: 1, share: 90 } },
    stopExperiment: { params: of(ids.experiment), body: {} },
    archiveExperiment: { params: of(ids.experiment), body: { archived: true } },
    deleteExperiment: { params: of(ids.experiment) },
    setMeasuring: { body: { mode: 'consent' } },
    setRetention: { body: { keepDays: 90 } },
    downloadExport: { params: { token: 'unknown' } },
    deleteAccount: { body: { username, password: testPassword } },
    changePassword: { body: { current: testPassword, password: testPassword, refresh: session.refresh } },
    findSession: { body: { refresh: session.refresh } },
    endSession: { params: { id: session.id } },
    forgotPassword: { body: { username: `${randomUUID()}@shop.test` } },
    setNewPassword: { body: { token: 'unknown', password: testPassword } },
    contactForm: { body: { email: `${randomUUID()}@shop.test`, message: 'Hello' } },
    createPopup: { body: { name: 'Another' } },
    getPopup: { params: popup },
    updatePopup: {
      params: popup,
      body: { popup_name: 'Renamed', questionnaireId: ids.questionnaire, popupAdditionals: [suggestion], ...rules },
    },
    deletePopup: { params: popup },
    duplicatePopup: { params: popup },
    checkSite: { params: popup, body: { url: nowhere } },
    listShopLooks: { params: popup },
    readShopLook: { params: popup, body: { website: nowhere } },
    uploadPopupPicture: { params: popup, body: {}, files: { image: picture() } },
    tryPopup: {
      params: popup,
      body: { inputChatGPT: 'Hello', selectedAnswers: [{ answerId: ids.answer }], pinnedProducts: [ids.product] },
    },
    tryProductChoice: { body: { pinnedProducts: [ids.product], selectedAnswerIds: [ids.answer] } },
    listPopupPages: { params: popup },
    createPopupPage: { body: { popupPagesId: ids.popup, showOnWebsite: 'other.example' } },
    deletePopupPage: { params: of(ids.page) },
    createCompanyProfile: { body: company },
    updateCompanyProfile: { body: company },
    createQuestionnaire: { body: { name: 'Another' } },
    deleteQuestionnaire: { params: of(ids.questionnaire) },
    tryQuestionnaire: {
      params: of(ids.questionnaire),
      body: { inputChatGPT: 'Hello', next_question_id: ids.question, selectedAnswers: [{ answerId: ids.answer }] },
    },
    listAllAnswers: { params: questionnaire },
    duplicateQuestionnaire: { params: of(ids.questionnaire), body: { name: 'A copy' } },
    suggestQuestionnaire: { body: { name: 'Suggested' } },
    getQuestionnaireUsage: { params: of(ids.questionnaire) },
    matchProducts: { body: { rules: [{ field: 'product', ids: [ids.product] }] } },
    simulateVisits: {
      body: {
        first_question: ids.question,
        questions: [
          {
            id: ids.question,
            answers: [
              { id: -1, next_question: null, product_rules: [{ field: 'product', ids: [ids.product], effect: 'prefer', weight: 1 }] },
            ],
          },
        ],
      },
    },
    checkQuestionnaireProducts: { params: of(ids.questionnaire) },
    getQuestionnaire: { params: of(ids.questionnaire) },
    updateQuestionnaire: { params: of(ids.questionnaire), body: { first_question: ids.question, name: 'Renamed' } },
    getOutline: { params: of(ids.questionnaire) },
    saveOutline: {
      params: of(ids.questionnaire),
      body: {
        revision: 2,
        first_question: -1,
        questions: [
          { id: ids.question, text: 'Changed' },
          { id: -1, text: 'New?', answers: [anOutlineAnswer] },
        ],
      },
    },
    listOutlineVersions: { params: of(ids.questionnaire) },
    getOutlineVersion: { params: { id: String(ids.questionnaire), versionId: String(ids.version) } },
    uploadAnswerPicture: { params: of(ids.questionnaire), body: {}, files: { image: picture() } },
    listUnseen: { params: { popupId: String(ids.popup) } },
    getTraceLink: { params: { popupId: String(ids.popup) }, query: { page: 'https://shop.example/' } },
    recordUnseen: { params: { ...visitor, rule: 'pages' } },
    getTrace: { params: { ...visitor, token: 'unknown' } },
    listBin: {},
    restoreFromBin: { body: { kind: 'questionnaire', id: ids.deletedQuestionnaire } },
    listQuestions: { params: questionnaire },
    createQuestion: { params: questionnaire, body: { text: 'What else?' } },
    updateQuestions: { params: questionnaire, body: { questions: [{ id: ids.question, text: 'Changed' }] } },
    deleteQuestion: { params: of(ids.question) },
    listAnswers: { params: { questionId: String(ids.question) } },
    createAnswer: { params: { questionId: String(ids.question) }, body: answerBody },
    editAnswer: { params: { answerId: String(ids.answer) }, body: answerBody },
    deleteAnswer: { params: { answerId: String(ids.answer) } },
    getConversation: { params: visit },
    reviewConversation: { params: visit, body: { reviewed: true } },
    eraseConversation: { params: visit },
    startImport: { body: {}, files: { file: productsFile() } },
    getImport: { params: of(ids.import) },
    deleteLearnt: { params: of(ids.learnt) },
    deleteSource: { params: of(ids.source) },
    createProduct: { body: { productTitle: 'Sandal', productLink: 'https://shop.example/sandal' } },
    changeProducts: { body: { action: 'exclude', ids: [ids.product] } },
    uploadProductPicture: { body: {}, files: { image: picture() } },
    updateProduct: { params: of(ids.product), body: { productTitle: 'Boot' } },
    deleteProduct: { params: of(ids.product) },
    listProductFacts: { params: of(ids.product) },
    correctProductFact: { params: of(ids.product), body: { action: 'add', family: 'colour', value: 'Red' } },
    bootstrap: { params: visitor },
    placement: { params: visitor },
    recordAnswer: {
      params: { questionId: String(ids.question) },
      body: {
        answer: [{ answerId: ids.answer, customTextInput: '' }],
        popup_engagement: engagement,
        answerTime: 1,
        requestId: randomUUID(),
      },
    },
    postChat: {
      params: conversation,
      body: { inputChatGPT: 'Hello', next_question_id: ids.question, requestId: randomUUID(), selectedAnswers: [{ answerId: ids.answer }] },
    },
    recordEvents: {
      params: conversation,
      body: { events: [{ requestId: randomUUID(), type: 'shown', trigger: 'exit', page: 'https://shop.example/', device: 'phone' }] },
    },
    getCartOffers: { params: visitor, query: { products: String(ids.product) } },
    getPersonForm: { params: visitor, query: { language: 'de' } },
    askPerson: { params: conversation, body: personBody() },
    getPersonAnswers: { params: conversation },
    getHandover: { params: of(ids.handover) },
    answerHandover: { params: of(ids.handover), body: { text: 'We can help' } },
    settleHandover: { params: of(ids.handover), body: { open: false } },
    stopPersonMails: { params: { token: 'unknown' } },
    receiveMail: {},
    beginSecondStep: { body: { password: testPassword } },
    confirmSecondStep: { body: { code: '000000' } },
    renewRecoveryCodes: { body: { password: testPassword, code: '000000' } },
    endSecondStep: { body: { password: testPassword, code: '000000' } },
    updateOrderSettings: { body: { shopifySecret: 'a secret of Shopify' } },
    renewOrderSecret: { body: {} },
    judgeOrder: { params: of(ids.order), body: { verdict: 'leave' } },
    previewOrderFile: { body: {}, files: { file: ordersFile() } },
    importOrderFile: { body: {}, files: { file: ordersFile() } },
    recordOrder: { params: { userId: String(ownerId) }, body: { ...anOrder, engagements: [engagement] } },
    receiveWooCommerce: { params: { key: 'unknown' } },
    receiveShopify: { params: { key: 'unknown' } },
    markAdvice: { body: { key: 'prices', mark: null } },
    getFunnel: { params: { questionnaireId: String(ids.questionnaire) } },
    generatePopup: { body: { website: nowhere, email: `${randomUUID()}@shop.test` } },
    startGeneration: { body: { website: nowhere, email: `${randomUUID()}@shop.test` } },
    getGeneration: { params: { id: 'unknown' } },
    cancelGeneration: { params: { id: 'unknown' } },
    adoptGeneration: { params: { id: draft } },
    saveGeneratedPopup: { body: { website: nowhere, outputFromChatGPTAPI: '{}' } },
    quickCustomize: {
      params: visitor,
      body: {
        popup: { id: ids.popup },
        df: 'unknown',
        quickCustomization: { ...look, username: `${randomUUID()}@shop.test`, password: testPassword },
        website: nowhere,
      },
    },
    ...Object.fromEntries(Object.entries(calls).flatMap(([name, { call }]) => (call.params || call.body ? [] : [[name, {}]]))),
    planExperiment: { query: popup },
    exportAnalytics: { query: { report: 'breakdown', by: 'page' } },
  };
}

type SignUpBody = Parameters<(typeof signUp)['body']['parse']>[0] & Record<string, unknown>;
