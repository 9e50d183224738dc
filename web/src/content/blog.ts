import type { Language } from '../lib/site/language.ts';
import type { PageContent } from './page.ts';

export interface BlogContent extends PageContent {
  title: string;
  intro: string;
  feed: string;
  back: string;
}

export const blog: Record<Language, BlogContent> = {
  en: {
    head: { title: 'Blog', description: 'Notes on asking, answering and recommending in online shops.' },
    title: 'Blog',
    intro: 'Notes on asking, answering and recommending in online shops.',
    feed: 'Subscribe by feed',
    back: 'All posts',
  },
  de: {
    head: { title: 'Blog auf Deutsch', description: 'Notizen über Fragen, Antworten und Empfehlungen in Online-Shops.' },
    title: 'Blog',
    intro: 'Notizen über Fragen, Antworten und Empfehlungen in Online-Shops.',
    feed: 'Als Feed abonnieren',
    back: 'Alle Beiträge',
  },
};
