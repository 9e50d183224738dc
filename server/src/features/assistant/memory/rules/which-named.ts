/** 'I am torn between the Fjord and the Lumen. Which of them is waterproof?': what is asked of several things that are called by name. Pure. */
import { foldedWords } from '../../../../kit/text/words.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import type { ProductRecord } from '../../records/types.ts';
import { attributesAsked } from '../attributes.ts';
import type { ContentWord, Reading } from '../reading/reading.ts';
import type { Request } from '../request.ts';
import { holdsWord } from '../words.ts';
import { type Moment, searchFor } from './moment.ts';

const mostNamed = 3;

/** Asks which of two or three named products has a property that one of them states: what all of them state of it. */
export function whichNamed(moment: Moment): Request | null {
  const { message, reading, products, named: called = [] } = moment;
  const { keys, topics, asks, exclusions } = reading;
  if (!keys.has('which') || topics.length + exclusions.length > 0 || keys.has('total') || asks.has('price')) return null;
  const records = called.flatMap((id) => products.get(id) ?? []).filter((product) => isCalled(product, reading));
  if (records.length < 2 || records.length > mostNamed) return null;
  const own = records.map(({ title }) => title);
  const sentence = foldedWords(sentencesOf(message).at(-1) ?? message);
  // 'What is the difference between the ash one and the oak one?' asks for no wood.
  const isOfName = (text: string) =>
    keys.has('compare')
      ? own.some((title) => holdsWord(title, text, reading.language))
      : own.every((title) => holdsWord(title, text, reading.language));
  const isAsked = ({ text }: ContentWord) => text.split(' ').every((word) => sentence.includes(word)) && !isOfName(text);
  const { names } = attributesAsked({ ...reading, content: reading.content.filter(isAsked) }, records);
  if (names.length === 0) return null;
  const productIds = records.map(({ id }) => id);
  return { act: 'about', productIds, asks: [], wishes: [], attributes: names, search: searchFor(moment, 'refined') };
}

/** Whether a message calls a product by the first word of its name: a spare jar for the Fjord is not the Fjord. */
function isCalled({ title }: ProductRecord, { content, language }: Reading): boolean {
  const [first = ''] = foldedWords(title);
  return content.some(({ text }) => text.split(' ').some((word) => holdsWord(first, word, language)));
}
