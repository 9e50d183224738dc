/** The words on a product's card about the shop's cart, one file for each language. */

import type { CartWords } from '@parley/contract';
import { languageData } from '../index.ts';
import type { ChatLanguage } from '../replies/index.ts';

/** The words of a language. */
export const cartWordsIn = (language: ChatLanguage): CartWords => languageData(language).cart;
