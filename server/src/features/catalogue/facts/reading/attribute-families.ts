/** Decides to which family each attribute of a shop belongs, by its name and its values. Pure. */
import { brandAttribute } from '@parley/contract';
import { isSmallWord, knownLanguage } from '../../../../kit/languages/index.ts';
import {
  familyOfName,
  findValues,
  type Lexicon,
  type ValueFamily,
  type VocabularyLanguage,
  valueKeys,
  wordsIn,
} from '../../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { FactFamily, FactProduct } from '../fact.ts';
import { measuresIn } from './measures.ts';

/** Families whose questions only make sense for the values that the vocabulary knows: a theme such as 'bluffing' is no style. */
const closed: ReadonlySet<FactFamily> = new Set([
  'recipient',
  'room',
  'occasion',
  'season',
  'style',
  'pattern',
  'mounting',
  'skin',
  'diet',
  'activity',
  'shape',
  'fit',
  'connection',
]);
/** Families of amounts: a watch case for three is no volume. */
const measured: ReadonlySet<FactFamily> = new Set(['capacity', 'storage', 'weight', 'power', 'voltage', 'dimension']);
/** The share of an attribute's values that must be of its family. */
const minOfFamily = 1 / 3;
const maxExamined = 60;
/** An amount, whatever its unit. */
const amount = /^\D{0,3}\d+(?:[.,]\d+)?\s*[\p{L}"″²³/]{0,14}$/u;

/** The family of each attribute by the folded name; attributes that are not listed are read by their name alone. */
export type AttributeFamilies = ReadonlyMap<string, FactFamily>;

/** The family that an attribute's name means, or one of the shop's own. */
export const familyByName = (name: string, language: VocabularyLanguage): FactFamily =>
  familyOfName(name, language) ?? (name === brandAttribute ? 'brand' : ownFamily(name));

const ownFamily = (name: string): FactFamily => `attribute:${foldText(name)}`;

/** An attribute of the shop, by the folded name. */
interface Attribute {
  key: string;
  name: string;
  values: Set<string>;
  /** The number of products with it, in all and by category. */
  count: number;
  categories: Map<string, number>;
}

/** The families of all attributes of a catalogue. */
export function attributeFamilies(products: readonly FactProduct[], lexicon: Lexicon): AttributeFamilies {
  const attributes = attributesOf(products);
  const families = new Map(attributes.map(({ key, name, values }) => [key, familyOf(name, [...values], lexicon)]));
  // A shop that states both a length and a diameter does not mean the same property by them.
  const dimensions = [...families].filter(([, family]) => family === 'dimension').map(([key]) => key);
  if (dimensions.length > 1) for (const key of dimensions) families.set(key, ownFamily(key));
  for (const [rarer, usual] of sameProperties(attributes, products))
    families.set(rarer.key, families.get(usual.key) ?? ownFamily(usual.key));
  return families;
}

/** The attributes that repeat another one under a second name. */
function sameProperties(attributes: readonly Attribute[], products: readonly FactProduct[]): [rarer: Attribute, usual: Attribute][] {
  const sorted = attributes.toSorted((a, b) => b.count - a.count).slice(0, maxCompared);
  const pairs = sorted.flatMap((rarer, at) =>
    sorted.slice(0, at).flatMap((usual) => (haveSameValues(rarer, usual) ? [{ rarer, usual, together: 0 }] : [])),
  );
  if (pairs.length === 0) return [];
  for (const { attributes: values } of products) {
    const names = new Set(Object.keys(values).map(foldText));
    for (const pair of pairs) if (names.has(pair.rarer.key) && names.has(pair.usual.key)) pair.together++;
  }
  const apart = pairs.filter(({ rarer, together }) => together <= rarer.count * apartShare);
  return apart.filter((pair, at) => apart.findIndex(({ rarer }) => rarer === pair.rarer) === at).map(({ rarer, usual }) => [rarer, usual]);
}

/** How many attributes are compared: the most frequent ones. */
const maxCompared = 60;

function attributesOf(products: readonly FactProduct[]): Attribute[] {
  const all = new Map<string, Attribute>();
  for (const { attributes, variants = [], categories } of products) {
    const attributesByKey = new Map<string, { name: string; values: string[] }>();
    const add = (name: string, values: readonly string[]) => {
      const key = foldText(name);
      attributesByKey.set(key, { name, values: [...(attributesByKey.get(key)?.values ?? []), ...values] });
    };
    for (const [name, values] of Object.entries(attributes)) add(name, values);
    for (const { options } of variants) for (const [name, value] of Object.entries(options)) add(name, [value]);
    for (const [key, { name, values }] of attributesByKey) {
      const entry = all.get(key) ?? { key, name, values: new Set(), count: 0, categories: new Map() };
      all.set(key, entry);
      entry.count++;
      for (const value of values) if (entry.values.size < maxExamined) entry.values.add(foldText(value));
      for (const category of categories) raise(entry.categories, category);
    }
  }
  return [...all.values()];
}

const raise = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** 'Pickups' of some guitars and 'Tonabnehmer' of others: the same values in the same category. One suffices for 'Pieces' and 'Number of pieces'. */
function haveSameValues(rarer: Attribute, usual: Attribute): boolean {
  const common = [...rarer.values].filter((value) => usual.values.has(value)).length;
  if (common < (isWithin(rarer.key, usual.key) ? 1 : 2) || common < rarer.values.size * commonShare) return false;
  return [...rarer.categories].some(([category, count]) => count >= rarer.count / 2 && (usual.categories.get(category) ?? 0) > 1);
}

/** Whether one of two names ends with the other. */
const isWithin = (first: string, second: string): boolean => first.endsWith(` ${second}`) || second.endsWith(` ${first}`);

/** Two names of one property share at least this share of the rarer one's values, and at most this share of its products. */
const commonShare = 0.6;
const apartShare = 0.05;

function familyOf(name: string, values: readonly string[], lexicon: Lexicon): FactFamily {
  const family = familyByName(name, lexicon.language);
  const isForeign = family !== familyOfName(name, lexicon.language, true);
  const isOf = (value: string) =>
    measured.has(family)
      ? measuresIn(value).length > 0 || amount.test(value)
      : findValues(lexicon, wordsIn(value)).some(({ meanings }) => meanings.some((each) => each.family === family));
  // 'De acuarela' and 'para pizarra' say what a marker is like, and name no kind of thing.
  if (family === 'kind' && values.filter((value) => beginsWithin(value, lexicon.language)).length > values.length * maxDescribing)
    return ownFamily(name);
  const mustHold = closed.has(family) || measured.has(family) || (isForeign && isValueFamily(family));
  return mustHold && values.filter(isOf).length < values.length * minOfFamily ? ownFamily(name) : family;
}

/** At most this share of the names of kinds begins with a preposition: 'In-Ear' does. */
const maxDescribing = 1 / 4;
const beginsWithin = (value: string, language: VocabularyLanguage): boolean => {
  const [first = '', ...others] = value.split(/\s+/);
  return others.length > 0 && isSmallWord(first, knownLanguage(language) ?? 'en');
};

const isValueFamily = (family: FactFamily): family is ValueFamily => Object.hasOwn(valueKeys, family);
