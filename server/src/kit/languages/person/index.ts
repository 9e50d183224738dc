/** The words around talking to a person, one file for each language. */

import type { PersonOffer } from '@parley/contract';
import { languageData } from '../index.ts';
import type { ChatLanguage } from '../replies/index.ts';
import type { PersonReplies } from './shape.ts';

/** The words of a language. */
export const personRepliesIn = (language: ChatLanguage): PersonReplies => languageData(language).person;

/** The button that offers a person, in a language. */
export const personOfferIn = (language: ChatLanguage): PersonOffer => ({ text: languageData(language).person.offer, language });
