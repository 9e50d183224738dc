/** The demo's questionnaire over the sample shop: branches, an input field, rules of several kinds. */
import type { ProductRule } from '@parley/contract';
import type { QuestionnaireDefinition } from '../features/questionnaires/index.ts';

const prefer = { effect: 'prefer', weight: 1 } as const;
const require = { effect: 'require', weight: 1 } as const;

const category = (...values: string[]): ProductRule => ({ field: 'category', values, ...require });
const attribute = (name: string, ...values: string[]): ProductRule => ({ field: 'attribute', name, values, ...prefer, weight: 2 });
const tagged = (...values: string[]): ProductRule => ({ field: 'tag', values, ...prefer });
const priced = (min: number | null, max: number | null): ProductRule => ({ field: 'price', min, max, ...require });

/** Indexes of the questions in the list below. */
const taste = 1;
const brewing = 2;
const budget = 3;
const anything = 4;

export const demoQuestionnaire: QuestionnaireDefinition = {
  name: 'Find your coffee',
  questions: [
    {
      text: 'What are you looking for today?',
      answers: [
        { text: 'Coffee', textForChat: 'The visitor looks for coffee beans.', next: taste, productRules: [category('Coffee beans')] },
        {
          text: 'Something to brew it with',
          textForChat: 'The visitor looks for brewing gear.',
          next: brewing,
          productRules: [category('Brewing gear')],
        },
        {
          text: 'A grinder or a machine',
          textForChat: 'The visitor looks for a grinder or an espresso machine.',
          next: budget,
          productRules: [category('Grinders', 'Espresso machines')],
        },
        {
          text: 'A present',
          textForChat: 'The visitor looks for a present.',
          next: anything,
          productRules: [{ ...tagged('gift'), effect: 'require' }],
        },
      ],
    },
    {
      text: 'How do you like it to taste?',
      answers: [
        {
          text: 'Fruity and bright',
          textForChat: 'Likes fruity, light roasts.',
          next: brewing,
          productRules: [attribute('Taste', 'Fruity')],
        },
        { text: 'Nutty and round', textForChat: 'Likes nutty, medium roasts.', next: brewing, productRules: [attribute('Taste', 'Nutty')] },
        {
          text: 'Chocolate and strong',
          textForChat: 'Likes dark, strong roasts.',
          next: brewing,
          productRules: [attribute('Taste', 'Chocolate'), tagged('strong')],
        },
        {
          text: 'Without caffeine',
          textForChat: 'Wants decaffeinated coffee.',
          next: brewing,
          productRules: [{ ...tagged('decaf'), weight: 4 }],
        },
      ],
    },
    {
      text: 'How do you brew?',
      answers: [
        { text: 'Filter', textForChat: 'Brews filter coffee.', next: anything, productRules: [attribute('Brewing method', 'Filter')] },
        {
          text: 'French press',
          textForChat: 'Brews with a French press.',
          next: anything,
          productRules: [attribute('Brewing method', 'French press')],
        },
        { text: 'Espresso', textForChat: 'Brews espresso.', next: anything, productRules: [attribute('Brewing method', 'Espresso')] },
        {
          text: 'Moka pot',
          textForChat: 'Brews with a moka pot.',
          next: anything,
          productRules: [attribute('Brewing method', 'Moka pot')],
        },
      ],
    },
    {
      text: 'What would you like to spend?',
      answers: [
        { text: 'Up to 100 €', textForChat: 'Wants to spend up to 100 euros.', next: anything, productRules: [priced(null, 10_000)] },
        { text: '100 to 500 €', textForChat: 'Wants to spend 100 to 500 euros.', next: anything, productRules: [priced(10_000, 50_000)] },
        { text: 'It may cost more', textForChat: 'Would spend more than 500 euros.', next: anything, productRules: [tagged('precise')] },
      ],
    },
    {
      text: 'Anything else we should know?',
      answers: [
        {
          text: 'Yes',
          textForChat: 'The visitor told something about their wishes.',
          next: null,
          hasInputField: true,
          inputTextField: 'I am new to this, it has to be quiet, …',
        },
        { text: 'No, show me what fits', textForChat: 'The visitor wants to see recommendations.', next: null },
      ],
    },
  ],
};
