/**
 * The share of visitors who find their product when questions are chosen without the product's rules: as many as are allowed are always asked,
 * each about any products, and the likeliest products are shown. What this does not reach, no better choice of questions is likely to.
 */
import { noPlaces, type Places } from '@parley/flow/reach';
import { expectedInformation, expectedMassOfTop, likelyPlaces, posterior } from '../../server/src/features/asking/belief.ts';
import { type AskedQuestion, candidateQuestions } from '../../server/src/features/asking/index.ts';
import { allPlaces, type FactIndex } from '../../server/src/features/catalogue/index.ts';
import { type Answering, shownAtOnce } from './asking.ts';

/** The places that a visitor sees after `most` questions. */
export function freeVisit(index: FactIndex, language: string, answering: Answering, most: number): number[] {
  let belief: Float64Array = new Float64Array(index.size).fill(1 / index.size);
  const asked: AskedQuestion[] = [];
  const all = Uint32Array.from({ length: index.size }, (_, place) => place);
  for (let left = most; left > 0; left--) {
    const candidates = [placesIn(likelyPlaces(belief), index.size), allPlaces(index.size)].flatMap((support) =>
      candidateQuestions(index, support, asked, language),
    );
    const worth = candidates.map(({ answers }) => {
      const options = answers.filter(({ kind }) => kind !== 'any').map(({ matches }) => matches);
      // The last question is chosen by what will be shown.
      return left > 1 ? expectedInformation(all, belief, options) : expectedMassOfTop(all, belief, options, shownAtOnce);
    });
    const question = candidates[worth.indexOf(Math.max(...worth))];
    if (!question) break;
    const { family, text, answers } = question;
    const chosen =
      answers[
        answering(
          text,
          answers.map((answer) => answer.text),
        )
      ];
    asked.push({ family, text });
    const options = answers.filter(({ kind }) => kind !== 'any');
    const marks = options.map(({ matches }) => Uint8Array.from(all, (place) => ((matches[place >>> 5] ?? 0) >>> (place & 31)) & 1));
    const at = chosen ? options.indexOf(chosen) : -1;
    belief = posterior(belief, [{ options: marks, chosen: at >= 0 ? [at] : [] }]);
  }
  return [...all].sort((a, b) => (belief[b] ?? 0) - (belief[a] ?? 0)).slice(0, shownAtOnce);
}

function placesIn(places: Uint32Array, size: number): Places {
  const set = noPlaces(size);
  for (const place of places) set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
  return set;
}
