/**
 * What is stated of the products in view when nothing answers a question about them: a shop assistant who does not know the answer would still read
 * out the label.
 */
import { isOfKind, kindsAsked } from '../../../../kit/languages/asked-kinds.ts';
import { deedAsked } from '../../../../kit/languages/deeds.ts';
import type { DialogueKey } from '../../../../kit/languages/dialogue/index.ts';
import { isAsking } from '../../../../kit/languages/questions.ts';
import { plainLine } from '../../../../kit/text/clean.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import type { Context } from '../../context.ts';
import { sentencesOf } from '../../guarding/sentences.ts';
import { speaksOfIt } from '../../memory/reading/subject.ts';
import { idsInView } from '../../memory/references.ts';
import type { AttributeRecord, ProductRecord } from '../../records/types.ts';
import type { Understood } from '../understanding.ts';
import { isTellable } from './tellable.ts';

/** What the answer says of one product: names of its properties, and sentences of its description. */
export interface StatedInstead {
  product: number;
  properties: readonly string[];
  sentences: readonly string[];
}

/** With more products than this in view, no question about them is assumed; up to two are described. */
const mostInView = 3;
const mostProducts = 2;
const mostProperties = 6;
const longestValue = 60;
const mostCharacters = 320;
const mostRead = 1500;

/** A visitor who asks for something else does not ask about the products in view. */
const elsewhere: readonly DialogueKey[] = [
  'some',
  'others',
  'gift',
  'advice',
  'total',
  'person',
  'discount',
  'cheaper',
  'dearer',
  'cheapest',
  'dearest',
  'compare',
  'contact',
];
/** Topics that are as much about a thing as about the shop. */
const ofThings: ReadonlySet<string> = new Set(['care', 'origin']);
const answered: ReadonlySet<string> = new Set(['question', 'search', 'topic', 'about']);

/** What is stated of the products that a question is about, nearest to it first; nothing where it is about the shop, or about something else. */
export async function recordInstead({ recommendation }: Context, ownerId: number, understood: Understood): Promise<StatedInstead[]> {
  const { conversation, recordsById, language, text } = understood;
  const inView = idsInView(conversation);
  if (inView.length === 0 || inView.length > mostInView || !asksOfView(understood)) return [];
  const ids = inView.slice(0, mostProducts);
  const rows = ids.length === 1 ? await recommendation.productsByIds(ownerId, ids) : [];
  return ids.flatMap((id) => {
    const record = recordsById.get(id);
    if (!record) return [];
    const description = rows.find((row) => row.id === id)?.description ?? '';
    const entry = { product: id, properties: propertiesOf(record, text, language), sentences: sentencesOfIt(description, text, language) };
    return entry.properties.length + entry.sentences.length > 0 ? [entry] : [];
  });
}

function asksOfView({ request, reading, text, language, conversation }: Understood): boolean {
  const { keys, topics, destination, exclusions, budget } = reading;
  if (!request || !answered.has(request.act) || (conversation.shown.length === 0 && !conversation.page?.productId)) return false;
  if (request.act === 'about' && request.restock) return false;
  if (request.act === 'search' && !['wish', 'refined', 'count', 'most'].includes(request.search.reason)) return false;
  if (request.act === 'topic' && !topics.every((topic) => ofThings.has(topic))) return false;
  if (destination !== null || exclusions.length > 0 || budget !== null || elsewhere.some((key) => keys.has(key))) return false;
  if (keys.has('seeking') && !speaksOfIt(text, language)) return false;
  if (deedAsked(foldedWords(text), language)) return false;
  return isAsking(text, language) || speaksOfIt(text, language) || reading.continues;
}

/** Names of the properties, those of the kind that is asked for first. */
function propertiesOf(record: ProductRecord, question: string, language: Understood['language']): string[] {
  const kinds = kindsAsked(question, language);
  const isAsked = (property: AttributeRecord) => kinds.some((kind) => isOfKind(property, kind));
  const nameable = record.attributes.filter(
    ({ name, family, values }) => name !== '' && family !== 'brand' && values.length > 0 && values.join(', ').length <= longestValue,
  );
  const keyOf = (name: string) => record.attributes.find((attribute) => attribute.name === name)?.family ?? name;
  const options = record.variants.flatMap((variant) => variant.options.map(({ name }) => keyOf(name)));
  const names = nameable
    .toSorted((first, second) => Number(isAsked(second)) - Number(isAsked(first)))
    .map(({ name, family }) => family ?? name);
  return [...new Set([...options, ...names])].slice(0, mostProperties);
}

/** Sentences of the description in their order, of not more than a few lines. */
function sentencesOfIt(description: string, question: string, language: Understood['language']): string[] {
  const words = new Set(foldedWords(question));
  const shared = (sentence: string) => foldedWords(sentence).filter((word) => word.length > 3 && words.has(word)).length;
  const tellable = sentencesOf(description.slice(0, mostRead))
    .map(plainLine)
    .filter((sentence) => isTellable(sentence, language));
  let left = mostCharacters;
  const chosen = tellable
    .toSorted((first, second) => shared(second) - shared(first))
    .filter((sentence) => {
      left -= sentence.length;
      return left >= 0;
    });
  return tellable.filter((sentence) => chosen.includes(sentence));
}
