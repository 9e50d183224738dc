import type { Language } from '../lib/site/language.ts';
import { about as german } from './de/about.ts';
import { about as english } from './en/about.ts';
import type { AboutContent } from './shapes.ts';

export const about: Record<Language, AboutContent> = { en: english, de: german };
