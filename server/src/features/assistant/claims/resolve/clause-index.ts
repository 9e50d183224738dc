/**
 * What the clauses of some texts are about, made once for the texts and not for each answer. Rule R9 of SPEC.md compares with it. It keeps no
 * clause: those that are told are cut again, because reading a clause takes ten times the memory of what is compared.
 */
import { setImmediate } from 'node:timers/promises';
import { traitsOf } from '../../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { PassageRecord } from '../../records/types.ts';
import { type Clause, cutAnew, cutClauses } from '../cut/clauses.ts';
import type { Reading } from '../read/reading.ts';

/** What is compared of a clause. */
export interface IndexedClause {
  passage: PassageRecord;
  /** Its position within the passage. */
  index: number;
  /** Its place among all clauses. */
  at: number;
  language: ChatLanguage;
  /** Terms of the clause itself, of the heading above it, and of the whole passage. */
  ownTerms: ReadonlySet<string>;
  headingTerms: ReadonlySet<string>;
  passageTerms: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  places: readonly string[];
  /** It negates something, or limits it. */
  limits: boolean;
}

/** The clauses of some texts by what they say. */
export interface ClauseIndex {
  byTerm: ReadonlyMap<string, readonly IndexedClause[]>;
  byNumber: ReadonlyMap<string, readonly IndexedClause[]>;
  /** By the words that state something (`statingWords`). */
  byWords: ReadonlyMap<string, readonly IndexedClause[]>;
  /** Passages that may state what something costs: they name an amount, or that something is free. */
  pricedPassages: readonly PassageRecord[];
}

/** Indexes the clauses of a few passages, in their order. */
export function indexClauses(passages: readonly PassageRecord[]): ClauseIndex {
  const building = newBuilding(cutClauses);
  for (const passage of passages) building.add(passage);
  return building.index;
}

/** Other requests wait no longer than this for an index. */
const sliceMs = 5;

/** The same for all texts of a shop, which may be thousands, so that their clauses are not remembered: other work goes on in between. */
export async function indexInSlices(passages: readonly PassageRecord[]): Promise<ClauseIndex> {
  const building = newBuilding(cutAnew);
  let until = performance.now() + sliceMs;
  for (const passage of passages) {
    building.add(passage);
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + sliceMs;
  }
  return building.index;
}

const freeTerm = 'c:free';

function newBuilding(cut: typeof cutClauses): { index: ClauseIndex; add(passage: PassageRecord): void } {
  let count = 0;
  const [byTerm, byNumber, byWords] = [newRows(), newRows(), newRows()];
  const pricedPassages: PassageRecord[] = [];
  /** Each text once: the same terms stand in most clauses of a shop. */
  const texts = new Map<string, string>();
  const once = (text: string): string => {
    const first = texts.get(text) ?? text;
    texts.set(text, first);
    return first;
  };
  const setOf = (terms: Iterable<string>): ReadonlySet<string> => new Set(Iterator.from(terms).map(once));
  const add = (passage: PassageRecord) => {
    const statements = cut(passage);
    const [first] = statements;
    if (!first) return;
    const shared = { passage, headingTerms: setOf(first.headingTerms), passageTerms: setOf(first.passageTerms) };
    for (const { index, language, ownTerms, numbers, places, reading } of statements) {
      const clause = {
        ...shared,
        index,
        at: count++,
        language,
        ownTerms: setOf(ownTerms),
        numbers: setOf(numbers),
        places,
        limits: limitsSomething(reading),
      };
      for (const term of clause.passageTerms) byTerm.add(term, clause);
      for (const number of clause.numbers) byNumber.add(number, clause);
      byWords.add(statingWords(reading), clause);
    }
    const isPriced = statements.some(
      ({ reading, ownTerms }) => ownTerms.has(freeTerm) || reading.numbers.some(({ kind }) => kind === 'money'),
    );
    if (isPriced || first.headingTerms.has(freeTerm)) pricedPassages.push(passage);
  };
  return { index: { byTerm: byTerm.rows, byNumber: byNumber.rows, byWords: byWords.rows, pricedPassages }, add };
}

function newRows() {
  const rows = new Map<string, IndexedClause[]>();
  const add = (key: string, clause: IndexedClause) => {
    const row = rows.get(key);
    if (row) row.push(clause);
    else rows.set(key, [clause]);
  };
  return { rows, add };
}

const limiting: ReadonlySet<string> = new Set(['only', 'except', 'outside', 'without', 'never']);

/** Whether something is negated, refused or limited. */
export const limitsSomething = ({ negations, hits }: Reading): boolean =>
  negations.length > 0 || hits.some(({ role, key }) => role === 'refusal' || (role === 'operator' && limiting.has(key)));

/**
 * Whether a sentence is a clause of the owner: the same words in the same order. Articles, copulas and the like may differ in languages
 * where they state nothing; every other word must be the owner's own in its own form.
 */
export function saysTheSame(sentence: Reading, clause: Clause): boolean {
  if (sentence.language !== clause.language) return false;
  const spelt = sentence.literals.map(({ text }) => text).join(' ') === clause.reading.literals.map(({ text }) => text).join(' ');
  return spelt && statingWords(sentence) === statingWords(clause.reading);
}

/** The words of a sentence that state something, in its language. */
export const statingWords = (reading: Reading): string => {
  const words = traitsOf(reading.language)?.negatesByEnding ? wordsIn(reading) : tellingWordsIn(reading);
  return `${reading.language} ${words}`;
};

const wordsIn = ({ words }: Reading): string => words.map(({ folded }) => folded).join(' ');

/** The words that state something, with the currencies of amounts. */
function tellingWordsIn({ words, hits, numbers }: Reading): string {
  const isFree = (at: number) =>
    hits.some(({ role, from, to }) => role === 'free' && from === at && to === at + 1) &&
    !hits.some(({ role, from, to }) => (telling.has(role) || role === 'agent') && from <= at && at < to);
  const row = words.map(({ folded }, at) => (isFree(at) ? '' : folded)).filter(Boolean);
  return [...row, ...numbers.map(({ kind, value, currency }) => `${kind}${value}${currency ?? ''}`)].join(' ');
}

const telling: ReadonlySet<string> = new Set(['operator', 'negation', 'number', 'place', 'concept']);
