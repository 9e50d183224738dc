/** What the shop says that sending certain goods costs: 'Pushchairs and cots come by two-person courier for £12.95'. Pure. */
import { isSmallWord } from '../../../../kit/languages/index.ts';
import { isSizeWord } from '../../../../kit/languages/pointed.ts';
import { servicesIn } from '../../../../kit/languages/services.ts';
import { isUnspaced } from '../../../../kit/text/search-words.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { type Clause, cutClauses, tellsRates } from '../../claims/cut/index.ts';
import { termsOf } from '../../claims/read/content.ts';
import { readText } from '../../claims/read/reading.ts';
import { closenessToPlace, namesPlace } from '../../memory/reading/places.ts';
import { isSameWord, mayJoin } from '../../memory/words.ts';
import type { PassageRecord, ProductRecord } from '../../records/types.ts';

type Goods = Pick<ProductRecord, 'title' | 'categories'>;

/** The clauses of a passage that tell what sending certain goods costs, and the goods of a sum that they name. */
export interface RateOfGoods<Passage> {
  passage: Passage;
  clauses: readonly number[];
  goods: readonly Goods[];
  /** It comes on top of the usual rate, or holds for some of these goods only. */
  isPartial: boolean;
}

/** The rates that passages state for goods of a sum by name, of the destination where they are told by place. */
export const ratesOfGoods = <Passage extends PassageRecord>(
  passages: readonly Passage[],
  goods: readonly Goods[],
  destination: string | null,
): RateOfGoods<Passage>[] =>
  passages.flatMap((passage) => {
    if (!tellsRates(passage, 'usual') && !tellsRates(passage, 'bulky')) return [];
    const clauses = cutClauses(passage);
    const naming = clauses.filter((clause, at) => statesRate(clauses, at) && goods.some((each) => isNamed(each, clause)));
    const ofPlace = ofDestination(naming, destination);
    const [first] = ofPlace;
    if (!first) return [];
    // The next row of a table is of another place.
    const quoted = first.fromTable || ofPlace.length < naming.length ? ofPlace : clauses.slice(first.index, first.index + mostTold);
    return [
      {
        passage,
        clauses: quoted.map(({ index }) => index),
        goods: goods.filter((each) => ofPlace.some((clause) => isNamed(each, clause))),
        isPartial: quoted.some((clause) => isSurcharge(clause) || isBounded(clause)),
      },
    ];
  });

/** Of clauses by place those of the destination, else those of no place. */
function ofDestination(clauses: readonly Clause[], destination: string | null): readonly Clause[] {
  if (destination === null) return clauses;
  const closeness = ({ text }: Clause) => closenessToPlace(text, destination);
  const nearest = Math.max(0, ...clauses.map(closeness));
  return clauses.filter((clause) => (nearest > 0 ? closeness(clause) === nearest : !namesPlace(clause.text)));
}

/** The clause with the goods, its amount, and under what condition. */
const mostTold = 3;

const isSurcharge = ({ ownTerms }: Clause): boolean => ['c:fee', 'c:extra'].some((term) => ownTerms.has(term));

/** 'Safes of more than 25 kg' are not all safes. */
const isBounded = ({ reading }: Clause): boolean =>
  reading.numbers.some(({ kind }) => kind === 'number') && reading.hits.some(({ role, key }) => role === 'operator' && bounds.has(key));
const bounds: ReadonlySet<string> = new Set(['over', 'more', 'atLeast', 'under', 'less', 'upTo']);

/** Whether a clause states an amount, or the one behind it does so of what it is about: 'Safes come by courier. That costs €32.' */
function statesRate(clauses: readonly Clause[], at: number): boolean {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (clause && statesAmount(clause)) return true;
  return next !== undefined && statesAmount(next) && !next.ownTerms.has('c:delivery') && !next.label;
}

const statesAmount = ({ reading }: Clause): boolean => reading.numbers.some(({ kind }) => kind === 'money');

/** Whether a clause names goods by a word of their title or kind that means nothing of delivery. */
const isNamed = ({ title, categories }: Goods, { text, language }: Clause): boolean =>
  foldedWords([title, ...categories].join(' ')).some(
    (word) =>
      word.length >= (isUnspaced(word) ? shortestSigns : shortestName) &&
      !isSmallWord(word, language) &&
      !isSizeWord(word, language) &&
      !namesPlace(word) &&
      servicesIn(word, language).length === 0 &&
      [...termsOf(readText(word, language))].every((term) => !term.startsWith('c:') || term === 'c:bulky') &&
      isIn(text, word, language),
  );

/** Whether a text holds a word, by itself or as an end of a longer one: 'Reise' is in no 'versandkostenfrei'. */
const isIn = (text: string, word: string, language: Clause['language']): boolean =>
  isUnspaced(word)
    ? text.includes(word)
    : foldedWords(text).some(
        (each) => isSameWord(each, word, language) || (mayJoin(language) && word.length >= shortestPart && isEnd(each, word)),
      );
const isEnd = (compound: string, word: string): boolean => compound.startsWith(word) || compound.endsWith(word);
const shortestSigns = 2;
const shortestName = 4;
const shortestPart = 5;
