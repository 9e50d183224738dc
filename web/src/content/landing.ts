import type { Language } from '../lib/language.ts';
import type { PageContent } from './page.ts';

export interface LandingContent extends PageContent {
  hero: { title: string; lead: string; signUp: string; demo: string; live: string };
  steps: { title: string; list: readonly { title: string; text: string }[] };
}

export const landing: Record<Language, LandingContent> = {
  en: {
    head: {
      title: 'Parley',
      description:
        'Parley asks the visitors of your shop a few questions, answers theirs, and recommends the product that fits. One line of code.',
    },
    hero: {
      title: 'The shop assistant your website is missing',
      lead: 'Parley asks your visitors a few questions, answers theirs, and recommends the product that fits.',
      signUp: 'Sign Up For Beta',
      demo: 'Try it with your shop',
      live: 'The recommender in the corner of this page is live. Ask it something.',
    },
    steps: {
      title: 'From address to advice in three steps',
      list: [
        {
          title: 'Connect your shop',
          text: 'Give its address. Parley imports your products and proposes the questions that tell them apart.',
        },
        {
          title: 'Shape the conversation',
          text: 'Edit questions and answers, say what your assistant should know, and match your design.',
        },
        {
          title: 'Paste one line',
          text: 'Visitors are asked, answered and led to the right product. You read every conversation.',
        },
      ],
    },
  },
  de: {
    head: {
      title: 'Parley',
      description:
        'Parley stellt den Besuchern Ihres Shops ein paar Fragen, beantwortet ihre und empfiehlt das passende Produkt. Mit einer Zeile Code.',
    },
    hero: {
      title: 'Die Beratung, die Ihrem Shop fehlt',
      lead: 'Parley stellt Ihren Besuchern ein paar Fragen, beantwortet ihre und empfiehlt das Produkt, das passt.',
      signUp: 'Zur Beta anmelden',
      demo: 'Mit Ihrem Shop testen',
      live: 'Der Berater in der Ecke dieser Seite ist echt. Fragen Sie ihn etwas.',
    },
    steps: {
      title: 'In drei Schritten von der Adresse zur Beratung',
      list: [
        {
          title: 'Shop verbinden',
          text: 'Nennen Sie seine Adresse. Parley liest Ihre Produkte ein und schlägt die Fragen vor, die sie unterscheiden.',
        },
        {
          title: 'Gespräch gestalten',
          text: 'Passen Sie Fragen, Antworten und Aussehen an und sagen Sie, was der Assistent wissen soll.',
        },
        {
          title: 'Eine Zeile einfügen',
          text: 'Besucher werden gefragt, bekommen Antworten und finden das richtige Produkt. Sie lesen jedes Gespräch.',
        },
      ],
    },
  },
};
