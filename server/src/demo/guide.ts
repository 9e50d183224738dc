/** Parley's own recommender, in each language of the public site: it answers questions about Parley and finds the plan. */
import type { ProductRule } from '@parley/contract';
import type { CatalogueProduct } from '../features/catalogue/index.ts';
import type { QuestionnaireDefinition } from '../features/questionnaires/index.ts';
import type { Demo } from './demo.ts';
import { type GuideWords, guideWords } from './guide-words.ts';

const only = (tag: string): ProductRule => ({ field: 'tag', values: [tag], effect: 'require', weight: 1 });

/** The plans with their prices (specification section 9), as products. */
const plansOf = (language: 'en' | 'de', { plans }: GuideWords, site: string): CatalogueProduct[] =>
  plans.map(({ tag, title, description, priceMinor }) => ({
    externalKey: tag,
    title,
    link: `${site}/pricing`,
    image: null,
    description,
    priceMinor,
    priceMaxMinor: null,
    regularPriceMinor: null,
    currency: 'USD',
    inStock: true,
    categories: [],
    categoryPaths: [],
    tags: [tag],
    attributes: {},
    variants: [],
    vendor: null,
    sku: tag,
    language,
    fieldSources: {},
  }));

const questionnaireOf = ({ questionnaire: { name, first, second } }: GuideWords, site: string): QuestionnaireDefinition => ({
  name,
  questions: [
    {
      text: first.question,
      answers: [
        {
          text: first.demo,
          textForChat: first.demoSaid,
          next: 1,
          hasCallToAction: true,
          callToActionUrl: `${site}/demo`,
        },
        { text: first.plan, textForChat: first.planSaid, next: 1 },
      ],
    },
    {
      text: second.question,
      answers: [
        { text: second.one, textForChat: second.oneSaid, next: null, productRules: [only('basic')] },
        { text: second.month, textForChat: second.monthSaid, next: null, productRules: [only('month')] },
      ],
    },
  ],
});

/** The guide in a language, on a site with this public address. */
export function guideOf(language: 'en' | 'de', ids: Demo['ids'], publicUrl: string): Demo {
  const words = guideWords[language];
  const site = language === 'en' ? publicUrl : `${publicUrl}/${language}`;
  return {
    ids,
    username: `guide-${language}@parley.invalid`,
    source: `https://guide-${language}.invalid/`,
    company: words.company,
    products: plansOf(language, words, site),
    questionnaire: () => questionnaireOf(words, site),
    recommender: {
      name: 'Parley',
      // The contact page is for messages.
      handover: 'off',
      active: true,
      askFollowUps: false,
      settings: { popupOrChat: 'Chatbot', popupSide: 'Right', activateOnExit: false, activateOnAI: false, ...words.settings },
      suggestions: words.suggestions,
    },
  };
}
