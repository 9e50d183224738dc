import type { Language } from '../lib/language.ts';
import { landing as german } from './de/landing.ts';
import { landing as english } from './en/landing.ts';
import type { LandingContent } from './shapes.ts';

export const landing: Record<Language, LandingContent> = { en: english, de: german };
