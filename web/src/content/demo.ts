import type { DemoWords } from '../features/generation/words.ts';
import type { Language } from '../lib/language.ts';
import { demo as german } from './de/demo.ts';
import { demo as english } from './en/demo.ts';
import type { PageContent } from './page.ts';

export interface DemoContent extends PageContent, DemoWords {}

export const demo: Record<Language, DemoContent> = { en: english, de: german };
