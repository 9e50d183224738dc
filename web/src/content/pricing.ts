import type { Language } from '../lib/site/language.ts';
import { plans as germanPlans } from './de/plans.ts';
import { plans as englishPlans } from './en/plans.ts';
import type { PageContent, Plan } from './page.ts';

/** A testimonial. All are samples until the operator has real ones, and the page marks them as samples. */
export interface Testimonial {
  name: string;
  role: string;
  content: string;
  /** The initials in the avatar. */
  avatar: string;
}

export interface PricingContent extends PageContent {
  title: string;
  intro: string;
  plans: readonly Plan[];
  guarantee: string;
  testimonials: { title: string; sample: string; list: readonly Testimonial[] };
  banner: { title: string; text: string; button: string };
}

export const pricing: Record<Language, PricingContent> = {
  en: {
    head: { title: 'Pricing', description: 'Two plans, paid once, with a 100% money-back guarantee.' },
    title: 'Two plans, paid once',
    intro: 'No subscription to forget. Take one, try it on your shop, and take another when you want more.',
    plans: englishPlans,
    guarantee: '100% money-back guarantee: if a recommender does nothing for your shop, write to us and you get back what you paid.',
    testimonials: {
      title: 'What shop owners could say',
      sample: 'Sample texts: these people are invented, and real voices will take their place.',
      list: [
        {
          name: 'Mara Lindqvist',
          role: 'Owner of a tea shop',
          content: 'Visitors used to leave at the wall of 140 teas. Now they answer three questions and read about two.',
          avatar: 'ML',
        },
        {
          name: 'Jonas Ferber',
          role: 'Runs a bicycle shop',
          content: 'I read the conversations on Monday mornings. They tell me what to order.',
          avatar: 'JF',
        },
        {
          name: 'Aylin Demir',
          role: 'Marketing, furniture',
          content: 'The first widget our developers did not ask me to remove again.',
          avatar: 'AD',
        },
        {
          name: 'Piet de Vries',
          role: 'Sells spare parts',
          content: 'It says “I do not know” when it does not know. That is why I trust it with my customers.',
          avatar: 'PV',
        },
      ],
    },
    banner: {
      title: 'Try before you pay',
      text: 'Give us your shop’s address and talk to its recommender, free and without an account.',
      button: 'Quick Try',
    },
  },
  de: {
    head: { title: 'Preise', description: 'Zwei Tarife, einmal bezahlt, mit 100 % Geld-zurück-Garantie.' },
    title: 'Zwei Tarife, einmal bezahlt',
    intro:
      'Kein Abo, das man vergisst. Nehmen Sie einen, probieren Sie ihn in Ihrem Shop, und nehmen Sie den nächsten, wenn Sie mehr wollen.',
    plans: germanPlans,
    guarantee:
      '100 % Geld-zurück-Garantie: Bringt ein Berater Ihrem Shop nichts, schreiben Sie uns, und Sie bekommen zurück, was Sie bezahlt haben.',
    testimonials: {
      title: 'Was Shop-Betreiber sagen könnten',
      sample: 'Beispieltexte: Diese Personen sind erfunden, echte Stimmen treten an ihre Stelle.',
      list: [
        {
          name: 'Mara Lindqvist',
          role: 'Inhaberin eines Teeladens',
          content:
            'Früher gingen Besucher vor der Wand aus 140 Tees. Heute beantworten sie drei Fragen und sehen sich zwei davon genauer an.',
          avatar: 'ML',
        },
        {
          name: 'Jonas Ferber',
          role: 'Führt einen Fahrradladen',
          content: 'Montags lese ich die Gespräche. Sie sagen mir, was ich bestellen soll.',
          avatar: 'JF',
        },
        {
          name: 'Aylin Demir',
          role: 'Marketing, Möbel',
          content: 'Das erste Widget, das unsere Entwickler nicht wieder ausbauen wollten.',
          avatar: 'AD',
        },
        {
          name: 'Piet de Vries',
          role: 'Verkauft Ersatzteile',
          content: 'Er sagt „Das weiß ich nicht“, wenn er etwas nicht weiß. Darum vertraue ich ihm meine Kunden an.',
          avatar: 'PV',
        },
      ],
    },
    banner: {
      title: 'Erst testen, dann zahlen',
      text: 'Nennen Sie uns die Adresse Ihres Shops und sprechen Sie mit seinem Berater, kostenlos und ohne Konto.',
      button: 'Sofort testen',
    },
  },
};
