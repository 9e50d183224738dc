/** Which of the things that were found fit the thing for which they are sought: by its name, else by the sizes and systems that both state. Pure. */

import { measuredAmountsIn } from '../../../../kit/text/amounts.ts';
import { foldedWords, foldText } from '../../../../kit/text/words.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { DescribedProduct } from '../described/described.ts';

const shortestName = 4;

/** Those that are said to fit one of some things: 'Fits: InkHome 20, InkHome 30'; else those that share most sizes and systems with them; else all. */
export function fittingAny(records: readonly ProductRecord[], things: readonly DescribedProduct[]): ProductRecord[] {
  const titles = things.map(({ title }) => new Set(foldedWords(title)));
  const isNameOf = (value: string) => {
    const words = foldedWords(value);
    return words.some((word) => word.length >= shortestName) && titles.some((title) => words.every((word) => title.has(word)));
  };
  const fitted = records.filter(({ attributes }) =>
    attributes.some(({ family, values }) => family !== 'brand' && values.some((value) => value.split(/[,;、،/]/u).some(isNameOf))),
  );
  if (fitted.length > 0) return fitted;
  const ofThings = new Set(things.flatMap((thing) => marksIn(textOf(thing))));
  const shared = records.map(
    (record) =>
      marksIn(
        [record.title, ...record.attributes.flatMap(({ family, values }) => (unfit.has(family ?? '') ? [] : values))].join('; '),
      ).filter((mark) => ofThings.has(mark)).length,
  );
  const most = Math.max(0, ...shared);
  return most > 0 ? records.filter((_, at) => shared[at] === most) : [...records];
}

const unfit: ReadonlySet<string> = new Set(['brand', 'colour', 'material', 'weight', 'origin']);

const textOf = ({ title, description, attributes = {} }: DescribedProduct): string =>
  [title, description, ...Object.values(attributes).flat()].join('; ');

/** What tells what goes with what: 'SDS-Plus', 'E27', 'size 4', '125 mm'. A weight, or a count of pieces, does not. */
function marksIn(text: string): string[] {
  const codes = [...text.matchAll(/(?<![\p{L}\p{N}])(?:\p{Lu}{2,}(?:-\p{L}+)?|\p{Lu}{1,3}-?\d+\p{L}?)(?![\p{L}\p{N}])/gu)].map(
    ([code]) => code,
  );
  const numbered = [...text.matchAll(/(?<![\p{L}\p{N}])(\p{L}{3,}) (\d+)(?![\p{L}\p{N}]|[.,]\d)/gu)].map(
    ([, word = '', number]) => `${word} ${number}`,
  );
  return [
    ...new Set([
      ...[...codes, ...numbered].map((each) => foldText(each)),
      ...measuredAmountsIn(text).filter((each) => !each.startsWith('weight')),
    ]),
  ];
}
