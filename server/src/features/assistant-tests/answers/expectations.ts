/** Whether an answer meets what the owner expects of it. Pure; no person and no model judges. */
import type { GuardRule, Receipt, TestExpectations } from '@parley/contract';
import { isChatLanguage, repliesIn } from '../../../kit/languages/replies/index.ts';
import { foldText } from '../../../kit/text/words.ts';
import type { RehearsedAnswer } from '../../assistant/index.ts';
import { formatPrice } from '../../recommendation/index.ts';

type Product = TestExpectations['products'][number];
type Sentence = Receipt['sentences'][number];

/** What an answer does not meet, each as a sentence for the owner; empty when it meets everything. */
export function unmet(expected: TestExpectations, { entry, receipt }: RehearsedAnswer): string[] {
  const cited = new Set(receipt.sentences.flatMap(({ claims }) => claims.flatMap(({ passages }) => passages)));
  const sources = receipt.passages.filter(({ id }) => cited.has(id));
  const shown = entry.recommendedProducts;
  const first = shown.slice(0, expected.first);
  const among = ({ id, title }: Product) =>
    first.some((product) => product.id === id || foldText(product.productTitle) === foldText(title));
  const dear = shown.find(({ price }) => expected.maxPrice !== null && price !== null && price > expected.maxPrice);
  const faults: (string | false)[] = [
    expected.answered === 'yes' && receipt.unanswered && 'It should know the answer, and says that it does not.',
    expected.answered === 'no' && !receipt.unanswered && 'It should say that it does not know, and gives an answer.',
    ...expected.cites.map(
      (source) =>
        !sources.some(({ heading, url, text }) => url === source || [heading, text].some((words) => contains(words, source))) &&
        `It should cite “${source}”, and does not.`,
    ),
    ...expected.says.map((phrase) => !contains(entry.outputChatGPT, phrase) && `It should say “${phrase}”, and does not.`),
    ...expected.saysNot.map((unwanted) => contains(entry.outputChatGPT, unwanted) && `It says “${unwanted}”, which it should not.`),
    ...expected.products.map((product) => !among(product) && `“${product.title}” is not among the first ${expected.first} products.`),
    ...expected.productsNot.map(
      (unwanted) => among(unwanted) && `“${unwanted.title}” is among the first ${expected.first} products, and should not be.`,
    ),
    dear !== undefined && `“${dear.productTitle}” costs ${formatPrice(dear.price as number, dear.currency, 'en')}, which is too much.`,
    expected.language !== null &&
      expected.language !== receipt.language &&
      `It should answer in ${nameOf(expected.language)}, and answers in ${nameOf(receipt.language)}.`,
    ...receipt.sentences
      .filter((sentence) => expected.rulesNot.some((rule) => isStopped(sentence, rule)))
      .map(({ rule, written }) => `Rule ${rule} did not let pass: “${written}”.`),
  ];
  return faults.filter((fault) => fault !== false);
}

/** Whether a rule kept a model's sentence from being said as it was written. A tag is written to be rendered. */
const isStopped = ({ outcome, written, rule }: Sentence, stopping: GuardRule): boolean =>
  rule === stopping && written !== null && (outcome === 'withheld' || (outcome === 'rendered' && rule !== 'R14'));

const nameOf = (language: string) => (isChatLanguage(language) ? repliesIn(language).name : language);

/** Whether a text has these words, whatever their case, accents and spaces. A number must stand alone: '5' is in neither '15' nor '5.90'. */
export function contains(text: string, words: string): boolean {
  const [folded, wanted] = [foldText(text), foldText(words)];
  if (!wanted) return true;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const before = folded.slice(0, at);
    const after = folded.slice(at + wanted.length);
    const cutsNumber = (/^\d/.test(wanted) && /\d[.,]?$/.test(before)) || (/\d$/.test(wanted) && /^[.,]?\d/.test(after));
    if (!cutsNumber) return true;
  }
  return false;
}
