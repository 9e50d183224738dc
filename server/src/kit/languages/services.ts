/**
 * Services besides selling that a shop may charge for: 'with gift wrap and express delivery, how much is that?'. The words stand in the languages'
 * folders; the same
 * words find a service in a message and in the shop's own texts. Words are folded; `*` leaves the end of a word open. Pure.
 */

import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage } from './dialogue/index.ts';
import { ofEachLanguage, spacesWords } from './index.ts';
import { type Service, ways } from './shapes/telling.ts';

export type { Service } from './shapes/telling.ts';

/** Whether a service is a way of delivery. */
export const isWay = (service: Service): boolean => (ways as readonly string[]).includes(service);

const words = ofEachLanguage(({ telling }) => telling.services);

const names = ofEachLanguage(({ telling }) => telling.partsOfSum);

/** The name of a part of a sum in a reply. */
export const nameOfPart = (part: Service | 'goods' | 'delivery', language: DialogueLanguage): string =>
  names[language][part === 'express' || part === 'pickupPoint' || part === 'courier' ? 'delivery' : part];

interface Form {
  service: Service;
  words: readonly string[];
  isOpen: boolean;
}

const formsOf = new Map<DialogueLanguage, readonly Form[]>(
  (Object.keys(words) as DialogueLanguage[]).map((language) => [
    language,
    (Object.entries(words[language]) as [Service, string][]).flatMap(([service, list]) =>
      list.split(',').map((form) => ({
        service,
        words: !spacesWords(language)
          ? [foldText(form.trim())]
          : form
              .replace('*', '')
              .trim()
              .split(' ')
              .map((word) => comparable(foldText(word))),
        isOpen: form.trim().endsWith('*'),
      })),
    ),
  ]),
);

/** The services that a text names, each once, with the folded words that name it. */
export function servicesIn(text: string, language: DialogueLanguage): { service: Service; words: readonly string[] }[] {
  const textWords = !spacesWords(language) ? [foldText(text.normalize('NFKC'))] : foldedWords(text).map(comparable);
  const found = new Map<Service, string[]>();
  for (const { service, words: form, isOpen } of formsOf.get(language) ?? [])
    for (let from = 0; from + form.length <= textWords.length; from++) {
      const isHere = form.every((word, at) => {
        const own = textWords[from + at] ?? '';
        return !spacesWords(language) ? own.includes(word) : isOpen && at === form.length - 1 ? own.startsWith(word) : own === word;
      });
      if (isHere)
        found.set(service, [...(found.get(service) ?? []), ...(!spacesWords(language) ? form : textWords.slice(from, from + form.length))]);
    }
  return [...found].map(([service, named]) => ({ service, words: named }));
}

/** The words for a service by which the shop's texts are searched, the plainest first. */
export const wordsForService = (service: Service, language: DialogueLanguage): string[] =>
  words[language][service].split(',').map((word) => word.replace('*', '').trim());

/** The plainest of them. */
export const wordForService = (service: Service, language: DialogueLanguage): string => wordsForService(service, language)[0] ?? '';
