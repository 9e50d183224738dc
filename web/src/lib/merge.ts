/** Two tabs changed the same thing: finds the differences by field and merges them. Pure. */

export type Side = 'mine' | 'theirs';

export interface Difference<T> {
  name: keyof T & string;
  mine: T[keyof T];
  theirs: T[keyof T];
  /** True when the field was changed here too; false when only the other tab changed it. */
  both: boolean;
}

const same = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/** The fields that somebody else changed since `before`, with the value here; fields with equal values are left out. */
export const differencesOf = <T extends object>(before: T, mine: T, theirs: T): Difference<T>[] =>
  (Object.keys(theirs) as (keyof T & string)[])
    .filter((name) => !same(theirs[name], before[name]) && !same(theirs[name], mine[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name], both: !same(mine[name], before[name]) }));

/** The default decision per field: no change is lost, and where both changed a field, this tab wins. */
export const usualChoice = (differences: readonly { name: string; both: boolean }[]): Record<string, Side> =>
  Object.fromEntries(differences.map(({ name, both }) => [name, both ? 'mine' : 'theirs']));

/** The form's values after each difference is decided; changes of this tab alone stay. */
export const merged = <T extends object>(mine: T, differences: readonly Difference<T>[], choice: Readonly<Record<string, Side>>): T => ({
  ...mine,
  ...Object.fromEntries(differences.filter(({ name }) => choice[name] === 'theirs').map(({ name, theirs }) => [name, theirs])),
});
