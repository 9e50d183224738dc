/** Openings before a question or statement, in all languages: 'ok and …', 'hallo, …'. Sources of patterns for the languages' folders. */
import type { QuestionWords } from './shapes/asking.ts';

/** Openings before a question. */
const beforeQuestions =
  '^(?:(?:ok|okay|k|oh|ah|hm+|and|but|so|also|well|thanks|cool|hi|hey|hello|und|aber|achso|danke|et|mais|merci|dis|dites|y|e|ed|pero|ma|entonces|vale|allora|quindi|en|maar|dus|dan|a|i|ale|to|no|ve|peki|ama|tamam) )*';

/** Words that begin a question, between spaces (`_` is one within them), and a pattern of those that make one anywhere. */
export const questionWords = (first: string, anywhere = ''): QuestionWords => ({
  first: new RegExp(`${beforeQuestions}(?:${first.replaceAll(' ', '|').replaceAll('_', ' ')})\\b`, 'u'),
  anywhere: anywhere ? new RegExp(anywhere, 'u') : /$^/u,
});

/** Openings before a question to the shop. */
export const greetings = `^(?:(?:hi|hey|hello|and|so|ok|hallo|moin|und|bonjour|et|hola|buenas|y|ciao|buongiorno|salve|e|en|czesc|a|czy|merhaba|selam|peki) )*`;

/** Openings before a second thought at the beginning of a message. */
export const secondThoughts =
  '^(?:(?:ok|okay|hm+|oh|ah|ach|uf+|well|also|alors|vale|pues|allora|dann|dan|then|no|non|nein|nee|nie|hayir|to) )*';
