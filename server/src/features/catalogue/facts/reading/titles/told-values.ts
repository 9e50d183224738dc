/** Finds values of a shop's attributes in the titles of products whose attributes lack them: 'Wobler Fire Tiger', a 7/8 violin. Pure. */
import { foldedWords, foldText } from '../../../../../kit/text/words.ts';
import type { Fact, FactFamily } from '../../fact.ts';
import { commonLabels } from '../../value-drafts.ts';
import { type Collection, fact } from '../collection.ts';

/** A text of a title stands for a value if the attributes of at least this share of the products with it in their titles have the value. */
const minShare = 0.4;
const longestPhrase = 3;
/** A number without a unit may mean anything. */
const bareNumber = /^\d+$/;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const shortestUnspaced = 2;
/** A family with more values than this has a text of its own for nearly every product. */
const maxValues = 150;
const maxTold = 1500;

interface ValueInTitles {
  fact: Fact;
  /** In how many titles the value stands, and for how many of these products an attribute has it. */
  inTitles: number;
  inAttributes: number;
}

/** Adds the values that the title tells where no attribute of the family does. */
export function addToldValues(titles: readonly string[], collected: readonly Collection[]): void {
  const valuesByText = toldBy(collected);
  if (valuesByText.size === 0) return;
  for (const facts of collected) rehome(facts, valuesByText);
  const valuesByTitle = titles.map((title, index) => {
    const phrases = phrasesOf(title, valuesByText);
    for (const each of phrases) {
      each.inTitles++;
      if (collected[index]?.hasValue(each.fact.family, each.fact.value)) each.inAttributes++;
    }
    return phrases;
  });
  collected.forEach((facts, index) => {
    const fresh = (valuesByTitle[index] ?? []).filter(
      ({ fact: { family }, inTitles, inAttributes }) => inAttributes > 0 && inAttributes >= inTitles * minShare && !facts.has(family),
    );
    for (const { fact: each } of fresh)
      facts.add({ ...fact(each.family, each.value, each.label, 'title'), ...(each.name ? { name: each.name } : {}) });
  });
}

/** The values of attributes by their folded texts. */
function toldBy(collected: readonly Collection[]): Map<string, ValueInTitles> {
  const valuesByText = new Map<string, ValueInTitles>();
  for (const values of stated(collected).values()) {
    if (values.size > maxValues || valuesByText.size >= maxTold) continue;
    for (const [key, { fact: each, labels }] of values)
      if (!valuesByText.has(key))
        valuesByText.set(key, { fact: { ...each, label: commonLabels(labels)[0] ?? each.label }, inTitles: 0, inAttributes: 0 });
  }
  return valuesByText;
}

/** A value of an attribute, and how often it is written in which way. */
interface Stated {
  fact: Fact;
  labels: Map<string, number>;
}

/** The values of attributes by family, each by its folded text. */
function stated(collected: readonly Collection[]): Map<FactFamily, Map<string, Stated>> {
  const byFamily = new Map<FactFamily, Map<string, Stated>>();
  for (const each of collected.flatMap((facts) => [...facts.all()].filter(isOfAttribute))) {
    const values = byFamily.get(each.family) ?? new Map<string, Stated>();
    byFamily.set(each.family, values);
    const key = foldText(each.label);
    if (bareNumber.test(key)) continue;
    const { labels } = values.get(key) ?? { labels: new Map<string, number>() };
    values.set(key, { fact: each, labels: labels.set(each.label, (labels.get(each.label) ?? 0) + 1) });
  }
  return byFamily;
}

const isOfAttribute = ({ source, family }: Fact): boolean =>
  (source === 'attribute' || source === 'option') && family !== 'kind' && family !== 'brand';
/** An amount in a title means what the shop's attributes call it: 17" is the size of rims, and not a dimension as well. */
function rehome(facts: Collection, valuesByText: ReadonlyMap<string, ValueInTitles>): void {
  for (const each of [...facts.all()]) {
    if (each.source !== 'title' || each.family !== 'dimension') continue;
    const home = valuesByText.get(foldText(each.label))?.fact;
    if (!home || home.family === each.family || home.value !== each.value) continue;
    facts.remove(each);
    if (!facts.has(home.family)) facts.add({ ...each, family: home.family, ...(home.name ? { name: home.name } : {}) });
  }
}

/** The values whose texts stand in a title. */
function phrasesOf(title: string, valuesByText: ReadonlyMap<string, ValueInTitles>): ValueInTitles[] {
  const text = foldText(title);
  const values = new Set<ValueInTitles>();
  if (unspaced.test(text)) {
    for (const [key, each] of valuesByText) if (key.length >= shortestUnspaced && text.includes(key)) values.add(each);
    return [...values];
  }
  const starts = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  starts.forEach(({ index: from }, at) => {
    for (let length = 1; length <= longestPhrase && at + length <= starts.length; length++) {
      const last = starts[at + length - 1] as RegExpExecArray;
      const end = last.index + last[0].length;
      for (const to of [end, end + 1]) {
        const each = valuesByText.get(text.slice(from, to).trim());
        if (each) values.add(each);
      }
    }
  });
  return [...values];
}

/** The words of short values of attributes, which name properties and no kinds: 'tarot' of 'Tarot 70 x 120 mm'. */
export function wordsOfValue(value: string, longest: number): string[] {
  const words = foldedWords(value).filter((word) => !/\p{N}/u.test(word) && (word.length >= shortestWord || unspaced.test(word)));
  return words.length <= longest ? words : [];
}
const shortestWord = 3;
