/** Whether goods are covered, and for how long, as shops answer it: one plain question for each language. */
import type { DialogueLanguage } from './dialogue/index.ts';

const questions: Readonly<Record<DialogueLanguage, string>> = {
  en: 'Is there a warranty?',
  de: 'Welche Garantie gibt es?',
  fr: 'Y a-t-il une garantie ?',
  es: '¿Qué garantía tienen los productos?',
  it: 'Quanto dura la garanzia?',
  nl: 'Hoe lang is de garantie?',
  pl: 'Jak długa jest gwarancja?',
  tr: 'Garanti var mı?',
  ar: 'هل يوجد ضمان؟',
  ja: '保証はありますか？',
};

const named = /garant|warrant|guarant|gwaranc|gwarn|kefalet|保証|ほしょう|ضمان|كفال/iu;

/** Whether a message speaks of a warranty by a word for it: 'do you repair shoes?' does not. */
export const namesWarranty = (message: string): boolean => named.test(message);

export const warrantyQuestion = (language: DialogueLanguage): string => questions[language];
