import type { Language } from '../lib/language.ts';
import { about as german } from './de/about.ts';
import { about as english } from './en/about.ts';
import type { PageContent, Question } from './page.ts';

export interface AboutContent extends PageContent {
  title: string;
  mission: readonly string[];
  advantages: { title: string; list: readonly { title: string; text: string }[] };
  signUp: string;
  faq: { title: string; list: readonly Question[] };
}

export const about: Record<Language, AboutContent> = { en: english, de: german };
