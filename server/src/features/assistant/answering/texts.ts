/** What the owner's texts say about a message; for a topic of the shop, also asked in plain words. */

import { distinctBy } from '../../../kit/distinct.ts';
import { articlesOf } from '../../../kit/languages/articles.ts';
import { languageData } from '../../../kit/languages/index.ts';
import { isWay, type Service, servicesIn, wordForService, wordsForService } from '../../../kit/languages/services.ts';
import { findSenses } from '../../../kit/languages/topics/index.ts';
import { asksVisit, isOfVisit, isVerbLike, visitQuestions } from '../../../kit/languages/visits.ts';
import { isUnspaced } from '../../../kit/text/search-words.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import type { Context } from '../context.ts';
import { type FoundPassages, findPassages, nothing } from '../finding/find.ts';
import type { ShopIndex } from '../finding/index-store.ts';
import { subjectIds } from '../memory/references.ts';
import { holdsWord } from '../memory/words.ts';
import type { Near } from '../nearness/index.ts';
import { isNameIn } from './named-thing.ts';
import { plainQuestion, type Understood } from './understanding.ts';

/** The owner and the shop whose texts are searched. */
interface Shelves {
  ownerId: number;
  index: ShopIndex;
  near: Near;
}

/** Where the search does not understand a question about delivery or returns, it is asked again in plain words. */
export async function topicTexts(context: Context, shop: Shelves, understood: Understood): Promise<FoundPassages> {
  const [first, ...others] = understood.questions;
  const there = await textsOnTimeThere(context, shop, understood);
  if (there.answers) return there;
  const texts = await onItsKind(context, shop, understood, await passagesOn(context, shop, understood, first));
  if (others.length > 0) {
    const more = await Promise.all(others.map((question) => passagesOn(context, shop, understood, question)));
    return more.reduce(together, texts);
  }
  const plain = texts.answers && isOnWorry(texts, understood) ? null : plainQuestion(understood);
  const again = plain === null ? nothing : await passagesOn(context, shop, understood, plain);
  if (again.answers) return again;
  return onServiceAsked(context, shop, understood, texts);
}

/** 'Can you pack it as a present?' in words that the search does not understand is asked again by the service's plain name. */
async function onServiceAsked(context: Context, shop: Shelves, understood: Understood, texts: FoundPassages): Promise<FoundPassages> {
  const { text, language } = understood;
  const services = texts.answers ? [] : servicesIn(text, language).flatMap(({ service }) => (isWay(service) ? [] : [service]));
  const found = await Promise.all(
    services.flatMap((service) =>
      wordsForService(service, language)
        .slice(0, mostNames)
        .map(async (word) => ({ service, passages: (await passagesOn(context, shop, understood, `${word}?`)).passages })),
    ),
  );
  const passages = found.flatMap(({ service, passages: ofService }) =>
    ofService.filter(
      ({ answers, heading, text: own }) => answers && servicesIn(`${heading} ${own}`, language).some((each) => each.service === service),
    ),
  );
  return passages.length > 0 ? { ...texts, answers: true, missing: '', passages: distinctBy(passages, ({ id }) => id) } : texts;
}

const mostNames = 4;

/**
 * 'How do I clean it?' of a helmet is answered by what a text says of helmets, not by what another says of lights: of the answers those that name its kind,
 * else those that are found with its name.
 */
async function onItsKind(context: Context, shop: Shelves, understood: Understood, texts: FoundPassages): Promise<FoundPassages> {
  const { reading, request, conversation, recordsById, language, questions, mentioned, titled } = understood;
  if (request?.act === 'question' && request.isOfShop) return texts;
  const { topics, content, keys } = reading;
  const [record] = (mentioned.length > 0 ? mentioned : subjectIds(conversation)).flatMap((id) => recordsById.get(id) ?? []);
  // 'When do I have it if I order now?' asks for delivery without a word for it.
  const askedOf = request?.act === 'topic' ? [...topics, ...request.topics] : topics;
  const isOfThing =
    (keys.has('it') || keys.has('them')) && askedOf.every((topic) => topic === 'care') && !content.some(({ text }) => titled(text));
  if (!record || !texts.answers || !isOfThing) return texts;
  const kind = record.categories.at(-1) ?? record.title;
  const names = foldedWords(`${record.title} ${kind}`).filter((word) => word.length >= shortestName);
  const only = (found: FoundPassages): FoundPassages | null => {
    const passages = found.passages.map((passage) => ({
      ...passage,
      answers: passage.answers && names.some((name) => holdsWord(`${passage.heading} ${passage.text}`, name, language)),
    }));
    return passages.some(({ answers }) => answers) ? { ...found, passages } : null;
  };
  return only(texts) ?? only(await passagesOn(context, shop, understood, `${questions[0]} ${kind}`)) ?? texts;
}

/** 'And how long is it on its way?' behind a sum with delivery to a place is asked of that place. */
async function textsOnTimeThere(context: Context, shop: Shelves, understood: Understood): Promise<FoundPassages> {
  const { questions, reading, conversation, request } = understood;
  const isOnDelivery = request?.act === 'topic' && request.topics.includes('delivery') && reading.keys.has('time');
  if (!conversation.destination || reading.destination !== null || !isOnDelivery) return nothing;
  return passagesOn(context, shop, understood, `${questions[0]} ${conversation.destination}`);
}

/** 'And if the bag does not fit on her bike?' is not answered by how bags are fixed, but by what may be sent back. */
function isOnWorry({ passages }: FoundPassages, { request, language }: Understood): boolean {
  if (request?.act !== 'topic' || !request.asked || request.topics.includes('delivery')) return true;
  return passages.some(
    ({ answers, heading, text }) =>
      answers && findSenses(`${heading} ${text}`, language, { asked: false }).some(({ sense }) => rights.has(sense)),
  );
}
const rights: ReadonlySet<string> = new Set(['returns', 'refund', 'exchange', 'warranty', 'damaged', 'repair']);

/** What the texts say of what the shop does; where it is and when one may come is asked again in plain words, unless something else is named. */
export async function textsOnShop(context: Context, shop: Shelves, understood: Understood): Promise<FoundPassages> {
  const { text, language, reading } = understood;
  const texts = await onServiceAsked(context, shop, understood, await textsOnView(context, shop, understood));
  const isTimed = texts.answers && reading.keys.has('time');
  if (!asksVisit(text, language) || isTimed || saysOfVisits(texts, language)) return texts;
  // 'Do you have a café in the showroom?'
  const isName = articlesOf(language).length > 1 ? isNameIn(texts.missing, text, language) : texts.missing !== '';
  const isSaid = isVerbLike(texts.missing, language) || isOfVisit(texts.missing, text, language) || asksVisit(texts.missing, language);
  const namesOther = isName && !isSaid;
  if (reading.destination !== null || namesOther) return texts;
  for (const question of visitQuestions(language)) {
    const plain = await passagesOn(context, shop, understood, question);
    if (saysOfVisits(plain, language, texts.answers) && holdsNames(plain, text, language)) return plain;
  }
  return texts;
}

/** Whether an answering passage speaks of the place of the shop, of fetching something there, or of when it is open; with `isHeaded` its heading does. */
const saysOfVisits = ({ passages }: FoundPassages, language: Understood['language'], isHeaded = false): boolean =>
  passages.some(
    ({ answers, heading, text }) =>
      answers &&
      (asksVisit(heading, language) ||
        findSenses(heading, language, { asked: true }).some(({ sense }) => sense === 'pickup' || ofVisits.has(sense)) ||
        (!isHeaded && findSenses(`${heading} ${text}`, language, { asked: false }).some(({ sense }) => ofVisits.has(sense)))),
  );
const ofVisits: ReadonlySet<string> = new Set(['place', 'hours']);

/** 'Do you have a shop in Québec?' is not answered by one elsewhere: every name of the message stands in the passage. */
const holdsNames = ({ passages }: FoundPassages, message: string, language: Understood['language']): boolean => {
  const [first] = passages.filter(({ answers }) => answers);
  return namedPlaces(message, language).every(
    (name) => first !== undefined && holdsWord(`${first.heading} ${first.text}`, foldText(name), language),
  );
};

/** Words that may name a place. */
const namedPlaces = (message: string, language: Understood['language']): string[] => {
  const pattern = languageData(language).sentences.placesNamed;
  return pattern === undefined ? [] : [...message.matchAll(pattern)].map(([, name = '']) => name);
};

/** What the texts say of the one thing that is talked about: 'how many for that one?' is asked again with its name where it is not understood alone. */
export async function textsOnView(context: Context, shop: Shelves, understood: Understood): Promise<FoundPassages> {
  const [question] = understood.questions;
  const texts = await onItsKind(context, shop, understood, await passagesOn(context, shop, understood, question));
  const [only, ...others] = subjectIds(understood.conversation);
  const title = only === undefined || others.length > 0 ? undefined : understood.recordsById.get(only)?.title;
  if (texts.answers || title === undefined || understood.conversation.shown.length === 0) return texts;
  const { content, topics, asks, measures, language } = understood.reading;
  // 'What would go well with it?' asks nothing that a text could hold.
  if (content.length + topics.length + asks.size + measures.size === 0) return texts;
  const again = await passagesOn(context, shop, understood, `${question} ${title}`);
  const isOfIt = ({ answers, heading, text }: FoundPassages['passages'][number]) => {
    const words = foldedWords(`${heading} ${text}`);
    const isAsked =
      content.length === 0 || content.some((each) => each.text.split(' ').some((word) => holdsWord(words.join(' '), word, language)));
    return answers && isAsked && foldedWords(title).some((word) => word.length >= shortestName && words.includes(word));
  };
  return again.passages.some(isOfIt) ? again : texts;
}
const shortestName = 4;

/** The answers to two questions at once: the best passage of each comes first, and a passage that answers either counts as an answer. */
export function together(first: FoundPassages, other: FoundPassages): FoundPassages {
  const answering = (found: FoundPassages) => found.passages.filter(({ answers }) => answers);
  const [best, ...rest] = answering(first);
  const [second, ...more] = answering(other).filter(({ id }) => id !== best?.id);
  const merged = [
    ...(best ? [best] : []),
    ...(second ? [{ ...second, score: Math.max(second.score, best?.score ?? 0) }] : []),
    ...rest,
    ...more,
  ];
  const related = [...first.passages, ...other.passages].filter(({ answers }) => !answers);
  // What answers one question is only related to the other: it keeps its place among the answers.
  return { ...first, answers: merged.length > 0, passages: distinctBy([...merged, ...related], ({ id }) => id) };
}

/** What delivery adds to a sum: asked in plain words, and in those of the message, which may be the shop's own. */
export async function textsOnDelivery(context: Context, shop: Shelves, understood: Understood): Promise<FoundPassages> {
  const [plain, own] = await Promise.all(
    [understood.questions[0], understood.text].map((question) => passagesOn(context, shop, understood, question)),
  );
  return plain && own ? together(plain, own) : (plain ?? own ?? nothing);
}

/** What the texts say of reductions ('for thirty pieces and more'); a passage that mentions none is no answer. */
export async function textsOnDiscounts(context: Context, shop: Shelves, understood: Understood): Promise<FoundPassages> {
  const found = await passagesOn(context, shop, understood, understood.questions[0]);
  const isOnThem = ({ heading, text }: FoundPassages['passages'][number]) =>
    findSenses(`${heading} ${text}`, understood.language, { asked: false }).some(({ sense }) => sense === 'discount');
  const passages = found.passages.map((passage) => ({ ...passage, answers: passage.answers && isOnThem(passage) }));
  return { ...found, passages, answers: passages.some(({ answers }) => answers) };
}

/** A service that a sum is asked with, and what the owner's texts say of it. */
export interface TextsOnService {
  service: Service;
  passages: FoundPassages['passages'];
}

/** What the texts say of each service; delivery methods are looked up in passages about delivery. */
export const textsOnServices = (
  context: Context,
  shop: Shelves,
  understood: Understood,
  services: readonly Service[],
): Promise<TextsOnService[]> =>
  Promise.all(
    services.map(async (service) => {
      const serviceWords = servicesIn(understood.text, understood.language).find((each) => each.service === service)?.words ?? [];
      const questions = [
        `${wordForService(service, understood.language)}?`,
        `${serviceWords.join(' ')}?`,
        ...(isWay(service) ? [understood.questions[0]] : []),
      ];
      const found = await Promise.all(questions.map((question) => passagesOn(context, shop, understood, question)));
      const unique = new Map(found.flatMap(({ passages }) => passages.map((passage) => [passage.id, passage])));
      return { service, passages: [...unique.values()] };
    }),
  );

/** What the texts say of how two things differ: only passages that speak of both, by a word that the other is not called by. */
export async function textsComparing(
  context: Context,
  shop: Shelves,
  understood: Understood,
  [first = '', second = '']: readonly string[],
): Promise<FoundPassages> {
  const { language } = understood;
  const ownWords = (title: string, other: string) =>
    foldedWords(title).filter(
      (word) => word.length >= (isUnspaced(word) ? 2 : shortestOwn) && !/\d/u.test(word) && !holdsWord(other, word, language),
    );
  const pair = [ownWords(first, second), ownWords(second, first)];
  const found = await passagesOn(context, shop, understood, `${understood.text} ${first} ${second}`);
  const passages = found.passages.filter(({ heading, text }) => {
    const passage = foldText(`${heading} ${text}`);
    const isSaid = (word: string) => (isUnspaced(word) ? passage.includes(word) : holdsWord(passage, word, language));
    return pair.every((words) => words.some(isSaid));
  });
  return { ...found, passages: passages.map((passage) => ({ ...passage, answers: true })), answers: passages.length > 0 };
}
const shortestOwn = 3;

/** What the owner's texts say about a question, in the state of the conversation. */
export const passagesOn = (
  { platform }: Context,
  { ownerId, index, near }: Shelves,
  { language, conversation }: Understood,
  question: string,
): Promise<FoundPassages> => findPassages(platform.db, ownerId, question, { language, destination: conversation.destination, index, near });
