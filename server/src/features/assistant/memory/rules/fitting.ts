/** Rule M22: things that belong to what is talked about: 'what is the black ink for it?'. Pure. */
import { asksForIt } from '../../../../kit/languages/for-it.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { receivers } from '../constraints.ts';
import type { ContentWord } from '../reading/reading.ts';
import { subjectIds } from '../references.ts';
import type { Request } from '../request.ts';
import { holdsWord } from '../words.ts';
import { type Moment, searchFor } from './moment.ts';

const mostFitted = 2;

/** 'How much is the black ink for it?' seeks the thing that is named, of another kind than what is talked about; those that the shop says fit it, where it says so of any. */
export function forIt(moment: Moment): Request | null {
  const { message, reading, conversation, products, isThing } = moment;
  const { content, topics, keys, measures, language } = reading;
  const pointed = asksForIt(message, language);
  const ids = pointed ? subjectIds(conversation) : namedInView(moment);
  const inView = ids.flatMap((id) => products.get(id) ?? []);
  const isOther = (keys.has('total') || keys.has('compare') || keys.has('both')) && !keys.has('seeking');
  if (!isThing || inView.length === 0 || inView.length > mostFitted || topics.length + measures.size > 0 || isOther) return null;
  const isOwn = (word: string) =>
    inView.some(({ title, categories }) => [title, ...categories].some((each) => holdsWord(each, word, language)));
  const isNamed = ({ text }: ContentWord) => text.split(' ').some((word) => isThing(word, language) && !isOwn(word));
  const before = thingAskedBefore(moment);
  const thing = content.find(isNamed) ?? (before && isNamed(before) ? before : undefined);
  if (!thing) return null;
  // 'The filters for the porcelain dripper' are of paper.
  const isOfView = ({ text }: ContentWord) => !pointed && inView.some(({ title }) => holdsWord(title, text, language));
  const name = thing.text.split(' ').find((word) => isThing(word, language)) ?? thing.text;
  const rest = [
    ...(content.includes(thing) ? [] : [thing]),
    ...content.filter((word) => word === thing || (word.wishes.length > 0 && !isOfView(word))),
  ];
  const named = {
    ...reading,
    content: rest.map(({ text, written, wishes }) => ({ text, written, wishes: text === thing.text ? [] : wishes })),
  };
  const search = searchFor({ ...moment, reading: named, thing: name }, 'wish');
  // The colour that was chosen of the thing itself is none of what is sought for it.
  const own = named.content.flatMap((word) => word.wishes.filter(({ family }) => !receivers.has(family)));
  const whom = Object.entries(search.constraints.wishes).filter(([family]) => receivers.has(family));
  const wishes = Object.fromEntries([...own.map(({ family, value }) => [family, value] as const), ...whom]);
  const constraints = { ...search.constraints, wishes, budget: reading.budget ? search.constraints.budget : null };
  const purposes = [...new Set(inView.flatMap(({ title }) => foldedWords(title)))].filter((word) => word.length >= shortest);
  return { act: 'search', search: { ...search, constraints, purposes, fitting: ids } };
}
const shortest = 3;

/** 'Which filters fit the porcelain dripper?': the one thing in view that is called by the other things that the message names. */
function namedInView({ reading, conversation, products, isThing, thing }: Moment): number[] {
  const { content, keys, language } = reading;
  if (!thing || !isThing || !(keys.has('which') || keys.has('seeking'))) return [];
  const words = content.flatMap(({ text }) => text.split(' ')).filter((word) => word !== thing);
  const things = words.filter((word) => isThing(word, language));
  const holds = (id: number, word: string) => holdsWord(products.get(id)?.title ?? '', word, language);
  const shownIds = [...new Set(conversation.shown.flatMap(({ productIds }) => productIds))];
  const called = shownIds.filter((id) => things.length > 0 && things.every((word) => holds(id, word)) && !holds(id, thing));
  const heldBy = (id: number) => words.filter((word) => holds(id, word)).length;
  const most = Math.max(0, ...called.map(heldBy));
  const [only, ...others] = called.filter((id) => heldBy(id) === most);
  return only !== undefined && others.length === 0 ? [only] : [];
}

/** 'Is the reel included?' 'No.' 'Which one goes with it?': the thing that was asked about last. */
function thingAskedBefore({ reading, conversation, isThing }: Moment): ContentWord | undefined {
  const { keys, content, language } = reading;
  if (!keys.has('which') || content.length > 0) return undefined;
  const name = conversation.lastWords.findLast((word) => isThing?.(word, language));
  return name === undefined ? undefined : { text: name, written: name, wishes: [] };
}
