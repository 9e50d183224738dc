/** The facts that rules can name, for the editor of rules (contract: listFactValues). Pure. */
import type { AnswerOf, listFactValues } from '@parley/contract';
import { nameOfFamily } from '../catalogue/index.ts';
import type { Shelf } from './ranking/shelf.ts';

type FactValues = AnswerOf<typeof listFactValues>;

const mostValues = 200;

/** The values of each family with the number of products that have them; families and values that most products have come first. */
export function factValues({ facts, language }: Pick<Shelf, 'facts' | 'language'>): FactValues {
  const familyName = nameOfFamily(language);
  const families = facts.families.map((family) => ({
    family,
    familyName: familyName(family),
    values: facts.values
      .filter((value) => value.family === family)
      .map(({ value, labels, places }) => ({ value, label: labels[0] ?? value, count: places.length }))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostValues),
  }));
  const mentions = ({ values }: FactValues['families'][number]) => values.reduce((sum, { count }) => sum + count, 0);
  return { families: families.sort((a, b) => mentions(b) - mentions(a)) };
}
