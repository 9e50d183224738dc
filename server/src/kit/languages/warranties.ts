/** Whether goods are covered, and for how long, as shops answer it: one plain question for each language. */

import type { DialogueLanguage } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';
import { anyInShops } from './shop-names.ts';

const questions = ofEachLanguage(({ asking }) => asking.warranty);

const named = new RegExp(
  anyInShops(({ warranty }) => warranty),
  'iu',
);

/** Whether a message speaks of a warranty by a word for it: 'do you repair shoes?' does not. */
export const namesWarranty = (message: string): boolean => named.test(message);

export const warrantyQuestion = (language: DialogueLanguage): string => questions[language];
