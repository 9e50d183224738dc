/** Tells an owner's rule for everybody from the upper limit that only the owner's team decides about. */
import { claimLexicon } from '../../../../kit/languages/claims/index.ts';
import { formsOfList, isForm, withoutValues } from '../../../../kit/languages/claims/lists.ts';
import { allLanguages } from '../../../../kit/languages/index.ts';
import { wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { foldText } from '../../../../kit/text/words.ts';
import { onDemand } from '../../../../platform/caches/on-demand.ts';

interface Words {
  refusals: ReadonlySet<string>;
  percent: readonly string[];
  /** Short ones mean other things elsewhere ('do' in Polish), so they count only beside the figure. */
  limits: readonly string[];
  /** Next to a figure, these words make it a rule for everybody: 'we give 10 % discount on all orders'. */
  bare: readonly string[];
}

/** Owners mix languages, so the words of all are taken together. */
const words = onDemand<void, Words>(() => {
  const lexicons = allLanguages.map(claimLexicon);
  const formsIn = (pick: (lexicon: (typeof lexicons)[number]) => string) => [
    ...new Set(lexicons.flatMap((lexicon) => formsOfList(pick(lexicon)))),
  ];
  return {
    refusals: new Set(formsIn(({ negations, no }) => `${negations}, ${no}`)),
    percent: formsIn(({ cues }) => cues.percent),
    limits: [...formsIn(({ operators, cues }) => `${operators.upTo}, ${cues.atMost}`), 'max'],
    bare: formsIn(
      ({ cues, concepts, free, light, agents, operators, numbers }) =>
        `${cues.percent}, ${concepts.discount}, ${concepts.product}, ${concepts.price}, ${free}, ${light}, ${agents.we}, ${agents.i}, ` +
        `${agents.you}, ${operators.can}, ${operators.all}, ${operators.any}, ${operators.about}, ${withoutValues(numbers.words)}`,
    ),
  };
});
const shortestAnywhere = 5;

/** Whether the text says that there is no discount and nothing else: 'none', '0 %', '-'. */
export function isRefusal(text: string): boolean {
  if (/^\s*(?:0+(?:[.,]0+)?\s*%?|-+)\s*\.?\s*$/.test(text)) return true;
  const { refusals } = words();
  const own = wordsIn(text);
  return own.length > 0 && (refusals.has(foldText(text).replace(/[.!]+$/, '')) || own.every((word) => refusals.has(word)));
}

/** Whether a sentence of the owner's text about discounts may be repeated to a visitor. */
export function isPublicRule(sentence: string): boolean {
  const { percent, limits, bare } = words();
  const own = wordsIn(sentence);
  if (!/\d/.test(sentence) && !own.some((word) => isForm(word, percent))) return own.length > 1;
  if (limits.some((limit) => stateLimit(own, limit))) return false;
  return own.some((word) => !/\d/.test(word) && !isForm(word, bare));
}

function stateLimit(words: readonly string[], limit: string): boolean {
  const folded = ` ${words.join(' ')} `;
  if (!folded.includes(` ${limit} `)) return false;
  return limit.length >= shortestAnywhere || new RegExp(` (?:${limit} \\d|\\d+(?: \\p{L}+)? ${limit} )`, 'u').test(folded);
}
