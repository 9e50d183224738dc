/** Two tabs changed the same thing: what differs, field by field, and what becomes of it. Pure. */

export type Side = 'mine' | 'theirs';

export interface Difference<T> {
  name: keyof T & string;
  mine: T[keyof T];
  theirs: T[keyof T];
  /** Changed here too; else only there. */
  both: boolean;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What somebody else changed since `before`, and what stands here in its place; what came out the same is no difference. */
export const differencesOf = <T extends object>(before: T, mine: T, theirs: T): Difference<T>[] =>
  (Object.keys(theirs) as (keyof T & string)[])
    .filter((name) => !same(theirs[name], before[name]) && !same(theirs[name], mine[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name], both: !same(mine[name], before[name]) }));

/** What each field becomes unless its owner says otherwise: nothing that was changed is lost, and where both changed it, this tab wins. */
export const usualChoice = (differences: readonly { name: string; both: boolean }[]): Record<string, Side> =>
  Object.fromEntries(differences.map(({ name, both }) => [name, both ? 'mine' : 'theirs']));

/** The form's values with each difference decided; what only this tab changed stays. */
export const merged = <T extends object>(mine: T, differences: readonly Difference<T>[], choice: Readonly<Record<string, Side>>): T => ({
  ...mine,
  ...Object.fromEntries(differences.filter(({ name }) => choice[name] === 'theirs').map(({ name, theirs }) => [name, theirs])),
});
