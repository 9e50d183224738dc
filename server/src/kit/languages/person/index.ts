/** The words around talking to a person, one file for each language. */
import type { PersonOffer } from '@parley/contract';
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
import type { PersonReplies } from './shape.ts';
import { tr } from './tr.ts';

const persons: Record<ChatLanguage, PersonReplies> = { en, de, fr, es, it, nl, pl, tr, ar, ja };

/** The words of a language. */
export const personRepliesIn = (language: ChatLanguage): PersonReplies => persons[language];

/** The button that offers a person, in a language. */
export const personOfferIn = (language: ChatLanguage): PersonOffer => ({ text: persons[language].offer, language });
