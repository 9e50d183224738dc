import type { Language } from '../lib/site/language.ts';
import type { PageContent } from './page.ts';

export interface NotFoundContent extends PageContent {
  title: string;
  text: string;
  start: string;
  contact: string;
  /** The heading of the list of popular pages. */
  perhaps: string;
  pages: readonly (readonly [path: string, label: string])[];
}

export const notFound: Record<Language, NotFoundContent> = {
  en: {
    head: { title: 'Page not found', description: 'There is no page at this address.', hidden: true },
    title: 'There is no page here',
    text: 'The address may be misspelt, or the page may have moved.',
    start: 'Go to the start page',
    contact: 'Contact us',
    perhaps: 'Perhaps you are looking for one of these:',
    pages: [
      ['/pricing', 'Pricing'],
      ['/demo', 'Quick Try: a recommender for your shop'],
      ['/about', 'About Parley, with ten answers'],
      ['/blog', 'Blog'],
      ['/login', 'Log In'],
    ],
  },
  de: {
    head: { title: 'Seite nicht gefunden', description: 'Unter dieser Adresse gibt es keine Seite.', hidden: true },
    title: 'Hier ist keine Seite',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
    start: 'Zur Startseite',
    contact: 'Kontakt aufnehmen',
    perhaps: 'Vielleicht suchen Sie eine von diesen:',
    pages: [
      ['/pricing', 'Preise'],
      ['/demo', 'Sofort testen: ein Berater für Ihren Shop'],
      ['/about', 'Über Parley, mit zehn Antworten'],
      ['/blog', 'Blog'],
      ['/login', 'Anmelden'],
    ],
  },
};
