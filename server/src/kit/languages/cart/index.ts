/** The words on a product's card about the shop's cart, one file for each language. */
import type { CartWords } from '@parley/contract';
import type { ChatLanguage } from '../replies/index.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { tr } from './tr.ts';

const words: Record<ChatLanguage, CartWords> = { en, de, fr, es, it, nl, pl, tr, ar, ja };

/** The words of a language. */
export const cartWordsIn = (language: ChatLanguage): CartWords => words[language];
