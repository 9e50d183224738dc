import type { Language } from '../lib/site/language.ts';
import { demo as german } from './de/demo.ts';
import { demo as english } from './en/demo.ts';
import type { DemoContent } from './shapes.ts';

export const demo: Record<Language, DemoContent> = { en: english, de: german };
