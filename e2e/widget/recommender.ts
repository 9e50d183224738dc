/** The recommender of the widget's tests: an outdoor shop with every kind of answer. */
import type { Bootstrap, Placement, RecommendedProduct, VisitorAnswer, VisitorPopup } from '@parley/contract';
import { noTriggers, popupBehaviour, popupDesign, quickCustomizationLook, widgetWords } from '@parley/contract';

const defaults = popupDesign.extend(popupBehaviour.shape).parse({});

/** The placement of the recommender; no trigger is on. */
export const makePlacement = (shop: string, panel: string): Placement => ({
  websites: [shop],
  kind: 'Chatbot',
  side: 'Right',
  ...noTriggers,
  launcher: { text: 'Need help choosing?', color: '#6d28d9', textColor: '#ffffff', radius: 28 },
  panel: `/widget/${panel}`,
});

const answer = (id: number, question: number, text: string, more: Partial<VisitorAnswer> = {}): VisitorAnswer => ({
  id,
  question,
  text,
  next_question: null,
  image: '',
  answerHasInputField: false,
  answerInputTextField: '',
  answerHasCallToAction: false,
  answerCallToActionURL: '',
  style: {},
  ...more,
});

/** The bootstrap answer for a new visitor. */
export function makeBootstrap(parley: string): Bootstrap {
  const popup: VisitorPopup = {
    ...defaults,
    words: widgetWords.parse({}),
    askFollowUps: false,
    person: null,
    id: 13,
    clientId: 1,
    popupTitle: 'Find your next jacket',
    popupContent: 'Three short questions, and we show you what fits the weather you walk in.',
    popupChatStartMessage: 'Hello! I know every jacket in this shop. What are you looking for?',
    popupAdditionals: [
      { popupAdditionalId: 1, popupAdditionalText: 'Delivery times', popupAdditionalChatText: 'How long does delivery take?' },
      { popupAdditionalId: 2, popupAdditionalText: 'How do returns work?', popupAdditionalChatText: 'How do I send something back?' },
      { popupAdditionalId: 3, popupAdditionalText: 'Gift ideas', popupAdditionalChatText: 'I am looking for a gift' },
    ],
  };
  const allQuestions = [
    {
      id: 1,
      text: 'Where will you wear it?',
      answers: [
        answer(11, 1, 'In the mountains', { next_question: 2, image: `${parley}/uploads/mountain.svg` }),
        answer(12, 1, 'Around town', { next_question: 2, image: `${parley}/uploads/town.svg` }),
        answer(13, 1, 'On the bike', { next_question: 3, image: `${parley}/uploads/bike.svg` }),
        answer(14, 1, 'Read our size guide', {
          answerHasCallToAction: true,
          answerCallToActionURL: 'http://127.0.0.1:9/size-guide',
          style: { backgroundColor: '#fff7ed', textColor: '#9a3412', borderColor: '#fed7aa' },
        }),
      ],
    },
    {
      id: 2,
      text: 'What matters most to you?',
      answers: [
        answer(21, 2, 'My size', { answerHasInputField: true, answerInputTextField: 'Your size', next_question: 3 }),
        answer(22, 2, 'My budget', { answerHasInputField: true, answerInputTextField: 'At most', next_question: 3 }),
        answer(23, 2, 'Just show me', { next_question: 3 }),
      ],
    },
    { id: 3, text: 'Rain or shine?', answers: [answer(31, 3, 'Rain'), answer(32, 3, 'Shine')] },
  ];
  return {
    popup,
    question: allQuestions[0] ?? null,
    allQuestions,
    quickCustomization: quickCustomizationLook.parse({}),
    popupEngagementUniqueIdentifier: '0d9fbb30-3c9b-4b0e-8f0e-4c1d4a3c7f10.1.13.c2lnbmF0dXJl',
  };
}

/** The products that the stand-in recommends. */
export const products = (parley: string, shop: string): RecommendedProduct[] => [
  {
    id: 1,
    productTitle: 'Stormline Shell 3L',
    productImage: `${parley}/uploads/shell.svg`,
    productLink: `${shop}/product/1`,
    price: 18900,
    currency: 'EUR',
    reasons: ['Because you chose “In the mountains”', 'Made for rain'],
  },
  {
    id: 2,
    productTitle: 'Fjell Down Parka with a removable hood',
    productImage: `${parley}/uploads/parka.svg`,
    productLink: `${shop}/product/2`,
    price: 32950,
    currency: 'EUR',
    reasons: ['Warmest in your budget'],
  },
  {
    id: 3,
    productTitle: 'Breeze Windbreaker',
    productImage: `${parley}/uploads/wind.svg`,
    productLink: `${shop}/product/3`,
    price: null,
    currency: null,
    reasons: [],
  },
];

const scenes: Record<string, [from: string, to: string, shape: string]> = {
  mountain: ['#c7d2fe', '#6366f1', '<path d="M0 300 120 130l60 80 70-110 150 200z" fill="#fff" opacity=".85"/>'],
  town: ['#fde68a', '#f59e0b', '<path d="M40 300V160h70v140m20 0V90h90v210m20 0V140h100v160z" fill="#fff" opacity=".85"/>'],
  bike: [
    '#bbf7d0',
    '#10b981',
    '<circle cx="120" cy="220" r="55" fill="none" stroke="#fff" stroke-width="14"/><circle cx="280" cy="220" r="55" fill="none" stroke="#fff" stroke-width="14"/>',
  ],
  teaser: [
    '#4c1d95',
    '#a78bfa',
    '<path d="M0 300 90 170l50 60 90-150 170 220z" fill="#fff" opacity=".22"/><circle cx="300" cy="80" r="34" fill="#fff" opacity=".5"/>',
  ],
};
const jacket = '<path d="M140 70h120l60 50-30 60-25-15v105H135V165l-25 15-30-60z" fill="#fff" opacity=".9"/>';

/** Draws a different picture for each address of the stand-in's uploads. */
export function drawing(path: string): string {
  const name = path.replace(/^.*\/(\w+)\.svg$/, '$1');
  const [from, to, shape] = scenes[name] ?? ['#e0e7ff', '#818cf8', jacket];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/>${shape}</svg>`;
}
