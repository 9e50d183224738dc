/** How the facts of a product are grouped and worded for its owner. Pure. */
import { brandAttribute, type factActions, type Product, type ProductFact } from '@parley/contract';
import { t } from '../../../words/t.ts';
import type { Facts } from '../api/facts/listFacts.ts';

export interface FactChange {
  action: (typeof factActions)[number];
  family: string;
  value: string;
}

export interface FactGroup {
  family: string;
  name: string;
  facts: ProductFact[];
}

/** The parts of a product that name where its facts were read. */
export type FactPlaces = Pick<Product, 'attributes' | 'variants'>;

const ownFamily = 'attribute:';

/** The certainty below which no question is made of a fact (contract/facts.ts). */
const leastCertain = 0.5;
const fairlyCertain = 0.8;

const sameText = (first: string, second: string): boolean => first.localeCompare(second, undefined, { sensitivity: 'base' }) === 0;
const includesText = (text: string, part: string): boolean => text.toLocaleLowerCase().includes(part.toLocaleLowerCase());
const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The name of a family as a heading; an attribute of the shop's own as the shop writes it. */
export const familyTitle = (
  { family, familyName }: Pick<ProductFact, 'family' | 'familyName'>,
  { attributes, variants }: FactPlaces,
): string => {
  const names = [...Object.keys(attributes), ...variants.flatMap(({ options }) => Object.keys(options))];
  const written = family.startsWith(ownFamily) ? names.find((name) => sameText(name, familyName)) : undefined;
  return capitalised(written ?? familyName);
};

/** The facts by family, each family where its surest fact stands. */
export const factGroups = (facts: readonly ProductFact[], places: FactPlaces): FactGroup[] => {
  const groups = new Map<string, FactGroup>();
  for (const fact of facts) {
    const group = groups.get(fact.family) ?? { family: fact.family, name: familyTitle(fact, places), facts: [] };
    group.facts.push(fact);
    groups.set(fact.family, group);
  }
  return [...groups.values()];
};

/** The name of the attribute or option that has the fact's word as a value; undefined when none has, or several have. */
function namedBy({ family, familyName, label }: ProductFact, values: readonly (readonly [string, string])[]): string | undefined {
  if (family.startsWith(ownFamily)) return values.find(([name]) => sameText(name, familyName))?.[0];
  const names = new Set(values.filter(([, value]) => includesText(value, label)).map(([name]) => name));
  return names.size === 1 ? [...names][0] : [...names].find((name) => sameText(name, familyName));
}

/** Where a fact was read, in plain words: 'from the attribute Colour'. */
export const sourceWords = (fact: ProductFact, { attributes, variants }: FactPlaces): string => {
  switch (fact.source) {
    case 'owner':
      return t('you corrected this');
    case 'title':
      return t('from the title');
    case 'category':
      return t('from the category');
    case 'tag':
      return t('from a tag');
    case 'description':
      return t('from the description');
    case 'attribute': {
      const all = Object.entries(attributes).flatMap(([name, values]) => values.map((value) => [name, value] as const));
      const name = namedBy(fact, all);
      if (name) return t('from the attribute {name}', { name });
      return sameText(fact.family, brandAttribute) ? t('from the brand') : t('from an attribute');
    }
    case 'option': {
      const name = namedBy(
        fact,
        variants.flatMap(({ options }) => Object.entries(options)),
      );
      return name ? t('from the option {name}', { name }) : t('from the variants');
    }
  }
};

/** How sure a fact is, where that is in doubt; null where it is sure. */
export const doubtWords = ({ certainty }: Pick<ProductFact, 'certainty'>): string | null => {
  if (certainty < leastCertain) return t('a guess, not used');
  return certainty < fairlyCertain ? t('fairly sure') : null;
};

/** Whether two facts say the same of a product. */
export const isSame = (first: Pick<ProductFact, 'family' | 'value'>, second: Pick<ProductFact, 'family' | 'value'>): boolean =>
  first.family === second.family && first.value === second.value;

/** The change that brings back what was before a change; null when there is nothing to bring back. */
export const undoOfChange = ({ action, family, value }: FactChange, before: Facts, after: Facts): FactChange | null => {
  const changed = { family, value };
  if (action === 'undo') return before.removed.some((each) => isSame(each, changed)) ? { action: 'remove', family, value } : null;
  if (action === 'remove') {
    const fact = before.facts.find((each) => isSame(each, changed));
    // An owner's fact comes back as the word that the owner wrote; one that was read comes back by itself.
    return fact?.source === 'owner' ? { action: 'add', family, value: fact.label } : { action: 'undo', family, value };
  }
  const added = after.facts.find(
    (fact) =>
      fact.family === family && fact.source === 'owner' && !before.facts.some((each) => each.source === 'owner' && isSame(each, fact)),
  );
  if (!added) return null;
  return { action: before.removed.some((each) => isSame(each, added)) ? 'remove' : 'undo', family, value: added.value };
};
