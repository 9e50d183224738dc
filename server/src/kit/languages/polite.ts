/** How visitors say please: 'light gloves for the garden, please' wishes for them. One line for each language; words are folded. Pure. */
import { type DialogueLanguage, patternText } from './dialogue/index.ts';

const words: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:please|pls|plz|thanks)\b/u,
  de: /\b(?:bitte|danke)\b/u,
  fr: /\b(?:s il (?:vous|te) plait|svp|stp|merci)\b/u,
  es: /\b(?:por favor|porfa|gracias)\b/u,
  it: /\b(?:per favore|per piacere|per cortesia|grazie)\b/u,
  nl: /\b(?:alstublieft|alsjeblieft|aub|ajb|graag|bedankt)\b/u,
  pl: /\b(?:prosze|poprosze|dziekuje)\b/u,
  tr: /\b(?:lutfen|tesekkurler|rica ederim)\b/u,
  ar: /(?:^| )(?:من فضلك|من فضلكم|لو سمحت|لو سمحتم|رجاء|شكرا)(?= |$)/u,
  ja: /ください|下さい|お願い(?:し|いた|致)?/u,
};

/** Whether a message asks politely for something, without a word that says what is to be done. */
export const isPolite = (message: string, language: DialogueLanguage): boolean => words[language].test(patternText(message, language));
