/** Infinitives that are parted inside: German 'zurückzuschicken' is 'zurückschicken'. Pure. */
import { ofEachLanguage } from './index.ts';
import type { Sentences } from './shapes/sentences.ts';

const infinitives: Readonly<Record<string, Sentences['infinitives']>> = ofEachLanguage(({ sentences }) => sentences.infinitives);

/** Whether a language has infinitives that are parted inside. */
export const partsInfinitives = (language: string): boolean => infinitives[language] !== undefined;

/** A message with such infinitives as its dictionary has them; for other languages as it is. */
export function withPlainInfinitives(message: string, language: string): string {
  const forms = infinitives[language];
  return forms ? message.replace(forms.parted, '$1$2') : message;
}

/** Whether a part of a message ends in an infinitive that says for what: 'den Toaster zurückzuschicken', 'ihn zu reinigen'. */
export function endsInInfinitive(text: string, language: string): boolean {
  const forms = infinitives[language];
  return forms !== undefined && (forms.atTheEnd.test(text) || new RegExp(`${forms.parted.source}[\\s.!?…]*$`, 'iu').test(text));
}
