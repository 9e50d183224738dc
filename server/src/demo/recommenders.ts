/** How the recommenders of the sample shops look and what they say. */
import type { RecommenderDefinition } from '../features/recommenders/index.ts';
import { coffeeShop, type SampleShop } from '../features/site/index.ts';

type Recommender = Omit<RecommenderDefinition, 'questionnaireId' | 'id'>;

const common = {
  // Nobody reads messages to the demos.
  handover: 'off',
  active: true,
} satisfies Partial<Recommender>;
const placed = { popupOrChat: 'Chatbot', popupSide: 'Right', activateOnExit: false, popupChatButtonText: 'Let’s start' } as const;

const coffee: Recommender = {
  ...common,
  name: 'Coffee finder',
  settings: {
    ...placed,
    popupTitle: 'Which coffee is yours?',
    popupContent: 'Four short questions, and we show you what fits. Or just ask.',
    popupChatStartMessage: 'Hello! I know our coffee and everything to brew it with.',
    popupExampleInputChatGPT: 'Ask about coffee, delivery, returns …',
  },
  suggestions: [
    { text: 'Delivery', chatText: 'How long does delivery take, and what does it cost?' },
    { text: 'Returns', chatText: 'Can I return what I ordered?' },
    { text: 'Best for espresso', chatText: 'Which coffee is best for espresso?' },
  ],
};

/** A dark panel on a dark page, in the shop's own colours. */
const night = {
  popupBackgroundColor: '#1f2428',
  popupTitleColor: '#edf0f2',
  popupTextColor: '#edf0f2',
  popupHeaderColor: '#1f2428',
  popupHeaderTextColor: '#edf0f2',
  popupButtonColor: '#e0b13c',
  popupButtonTextColor: '#15181b',
  popupCloseButtonColor: '#c6cdd3',
  popupAnswerColor: '#272d32',
  popupAnswerTextColor: '#edf0f2',
  popupAnswerBorderColor: '#4a545c',
  popupSuggestionColor: '#1f2428',
  popupSuggestionTextColor: '#e9c466',
  popupBotMessageColor: '#1f2428',
  popupBotMessageTextColor: '#edf0f2',
  popupVisitorMessageColor: '#3a331e',
  popupVisitorMessageTextColor: '#f4dfa6',
  popupLauncherColor: '#e0b13c',
  popupLauncherTextColor: '#15181b',
  popupBorderRadius: 0,
  popupAnswerBorderRadius: 4,
} as const;

const outdoor: Recommender = {
  ...common,
  name: 'Weather finder',
  settings: {
    ...placed,
    ...night,
    popupTitle: 'What will the weather be?',
    popupContent: 'A few questions, then what keeps you dry and warm.',
    popupChatStartMessage: 'Hello! Tell me where you are going, and I will find what you need.',
    popupExampleInputChatGPT: 'Ask about jackets, sizes, repairs …',
  },
  suggestions: [
    { text: 'Returns', chatText: 'Can I return what does not fit?' },
    { text: 'Repairs', chatText: 'Do you repair jackets?' },
    { text: 'Rain gear under €100', chatText: 'What do you have for rain under €100?' },
  ],
};

/** In the green of the shop. */
const green = {
  popupButtonColor: '#2f6b46',
  popupSuggestionTextColor: '#2f6b46',
  popupVisitorMessageColor: '#e6f0e8',
  popupVisitorMessageTextColor: '#1f4a30',
  popupLauncherColor: '#2f6b46',
  popupBorderRadius: 30,
} as const;

const plants: Recommender = {
  ...common,
  name: 'Plant finder',
  settings: {
    ...placed,
    ...green,
    popupTitle: 'Which plant suits your room?',
    popupContent: 'A few questions about light and care, then the plant that stays alive.',
    popupChatStartMessage: 'Hello! Tell me about your room, and I will find the plant for it.',
    popupExampleInputChatGPT: 'Ask about light, water, pets …',
  },
  suggestions: [
    { text: 'Safe for cats', chatText: 'Which plants are safe for cats?' },
    { text: 'Damaged on the way', chatText: 'What if the plant arrives damaged?' },
    { text: 'For a dark room', chatText: 'Do you have easy plants for shade?' },
  ],
};

const byPath: Readonly<Record<string, Recommender>> = {
  [coffeeShop.path]: coffee,
  '/sample-shops/outdoor': outdoor,
  '/sample-shops/plants': plants,
};

/** The recommender of a sample shop. @throws RangeError for a shop without one */
export function recommenderOf({ name, path }: SampleShop): Recommender {
  const recommender = byPath[path];
  if (!recommender) throw new RangeError(`${name} has no recommender`);
  return recommender;
}
