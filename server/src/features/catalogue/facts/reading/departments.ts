/** Finds a shop's departments, and the products that are looked for in one of them although the shop put them into another. Pure. */
import { foldedWords, foldText, possessedForms } from '../../../../kit/text/words.ts';
import type { Fact } from '../fact.ts';
import { type Collection, fact } from './collection.ts';
import { kindKey } from './reader.ts';

/** How sure it is that a product belongs to a department that only an attribute names. */
const byAttribute = 0.6;
/** The same if only its title does: a guess (`sureCertainty`), because some visitors look for it where the shop put it. */
const byTitle = 0.55;
/** How many categories are examined: the largest ones. */
const maxDepartments = 100;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const shortestName = { spaced: 3, unspaced: 2 };

/** Departments by their value. */
export type Departments = ReadonlyMap<string, Department>;

interface Department {
  label: string;
  /** The number of its products. */
  size: number;
  /** The label as it is looked for in titles; null if it is too short. */
  name: string | null;
}

/** The shop's departments as kinds: the categories that are not within another. */
export function departmentsOf(collected: readonly Collection[]): Departments {
  const categories = new Map<string, { label: string; places: Set<number> }>();
  collected.forEach((facts, place) => {
    for (const { family, source, value, label } of facts.all()) {
      if (family !== 'kind' || source !== 'category') continue;
      const entry = categories.get(value) ?? { label, places: new Set() };
      categories.set(value, entry);
      entry.places.add(place);
    }
  });
  const largest = [...categories].toSorted(([, a], [, b]) => b.places.size - a.places.size).slice(0, maxDepartments);
  const isWithin = (places: Set<number>) => largest.some(([, other]) => other.places.size > places.size && places.isSubsetOf(other.places));
  return new Map(
    largest.flatMap(([value, { label, places }]) => (isWithin(places) ? [] : [[value, departmentOf(label, places.size)] as const])),
  );
}

const departmentOf = (label: string, size: number): Department => {
  const length = foldText(label).length;
  return { label, size, name: length < shortestName[unspaced.test(label) ? 'unspaced' : 'spaced'] ? null : searchable(label) };
};

/** A text in which whole words are found, or any part in scripts without spaces. */
const searchable = (text: string): string => (unspaced.test(text) ? foldText(text) : ` ${foldedWords(text).join(' ')} `);

/**
 * The department that an attribute names: where one is 'Garden', boots that are 'suitable for: garden' are looked for there, too. A brand
 * with the name of a department says nothing about the kind.
 */
export function departmentOfAttribute({ family, source, label }: Fact, departments: Departments): Fact[] {
  if ((source !== 'attribute' && source !== 'option') || family === 'brand') return [];
  const value = kindKey(label);
  const department = departments.get(value);
  return department ? [fact('kind', value, department.label, source, byAttribute)] : [];
}

/**
 * The category beside the product's own that an attribute names, by a guess: where hijabs are filed under 'Jersey' and 'Ready to wear', one
 * that is ready to wear and made of jersey is looked for under both.
 */
export function categoryOfAttribute({ family, source, label }: Fact, own: ReadonlySet<string>, beside: Besides): Fact[] {
  if ((source !== 'attribute' && source !== 'option') || family === 'brand') return [];
  const value = kindKey(label);
  const category = own.has(value) ? undefined : beside.get(value);
  return category && own.has(category.within) ? [fact('kind', value, category.label, source, byTitle)] : [];
}

/** Categories within a department, by their value. */
export type Besides = ReadonlyMap<string, Department & { within: string }>;

/** The categories that are directly below a department. */
export function categoriesWithin(collected: readonly Collection[], departments: Departments): Besides {
  const categories = new Map<string, { label: string; within: string; size: number }>();
  for (const facts of collected) {
    const own = [...facts.all()].filter(({ family, source }) => family === 'kind' && source === 'category');
    const outer = own.find(({ value }) => departments.has(value));
    if (!outer) continue;
    for (const { value, label } of own)
      if (!departments.has(value)) categories.set(value, { label, within: outer.value, size: (categories.get(value)?.size ?? 0) + 1 });
  }
  return new Map([...categories].map(([value, { label, within, size }]) => [value, { ...departmentOf(label, size), within }]));
}

/**
 * The departments that the title or the category of each product names: a gift set of 'Japanese tea' is under 'Gifts', and looked for under
 * 'Japanese tea', too, as 'Stuffed dates' are under 'Dates', and a Turkish 'yemek takımı' under 'Takım'. A word that twice as many titles have as
 * the department has products is an everyday word of the shop and tells nothing; together with what follows it, it always names a kind.
 * @param titles the title of each product without the names in it
 * @param categories the names of its categories; without spaces between words, a part of one may be another word
 */
export function departmentsNamed(
  titles: readonly string[],
  categories: readonly (readonly string[])[],
  departments: Departments,
  language: string,
): Fact[][] {
  const formsIn = formFinder(departments, language);
  const counts = new Map<string, number>();
  const formsByTitle = titles.map((title, at) => {
    const texts = [title, ...(categories[at] ?? []).filter((each) => !unspaced.test(each))].map(searchable);
    const [inTitle = [], ...others] = texts.map(formsIn);
    const plain = new Set([...inTitle, ...others.flat()].filter(({ isPossessed }) => !isPossessed).map(({ value }) => value));
    for (const value of plain) counts.set(value, (counts.get(value) ?? 0) + 1);
    return { plain, ofOthers: inTitle.filter(({ isPossessed }) => isPossessed).map(({ value }) => value) };
  });
  const isTelling = (value: string) => (counts.get(value) ?? 0) <= (departments.get(value)?.size ?? 0) * 2;
  return formsByTitle.map(({ plain, ofOthers }) => {
    const values = new Set([...[...plain].filter(isTelling), ...ofOthers]);
    return [...values].map((value) => fact('kind', value, departments.get(value)?.label ?? value, 'title', byTitle));
  });
}

/** How a department may be called in a title. */
interface Form {
  value: string;
  text: string;
  isPossessed: boolean;
}

/** How much of a text's beginning forms are looked up by; no searchable name is shorter. */
const beginningOf = (text: string, from: number): string => text.slice(from, from + (text[from] === ' ' ? 4 : 2));

/** Finds the forms in searchable texts, by how they begin: a large shop has thousands of categories. */
function formFinder(departments: Departments, language: string): (text: string) => Form[] {
  const forms = [...departments].flatMap(([value, { name }]): Form[] => {
    if (name === null) return [];
    const possessed = possessedForms(name.trim(), language).map((form) => ({ value, text: ` ${form} `, isPossessed: true }));
    return [{ value, text: name, isPossessed: false }, ...possessed];
  });
  const begun = Map.groupBy(forms, ({ text }) => beginningOf(text, 0));
  return (text) => {
    const formsInText: Form[] = [];
    for (let from = 0; from < text.length; from++)
      for (const form of begun.get(beginningOf(text, from)) ?? []) if (text.startsWith(form.text, from)) formsInText.push(form);
    return formsInText;
  };
}

/**
 * The categories beside each product's own that its title names, by a guess: a ring 'for cakes' is under 'Moulds' and 'Rings', and looked for under
 * 'Cakes', too.
 * @param titles the title of each product without the names in it
 */
export function categoriesNamed(titles: readonly string[], collected: readonly Collection[], beside: Besides, language: string): Fact[][] {
  const isBeside = (facts: Collection | undefined, value: string) =>
    facts?.hasValue('kind', value) === false && facts.hasValue('kind', beside.get(value)?.within ?? '');
  return departmentsNamed(titles, [], beside, language).map((list, at) => list.filter(({ value }) => isBeside(collected[at], value)));
}
