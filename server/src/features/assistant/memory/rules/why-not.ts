/** The question 'Why not {product}?', which the widget offers for a product that was shown below another. Pure. */
import { chatLanguages, repliesIn } from '../../../../kit/languages/replies/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { listFor } from '../references.ts';
import type { Request } from '../request.ts';
import { type Moment, searchFor } from './moment.ts';

const foldedText = (text: string): string => foldedWords(text).join(' ');
/** The widget's sentence in each language, in folded words. */
const sentences = chatLanguages.map((language) => {
  const [before = '', after = ''] = repliesIn(language).widget.whyNot.split('{product}').map(foldedText);
  return new RegExp(`^${[before, '(.+)', after].filter(Boolean).join(' ')}$`);
});

/** The product that the widget's sentence asks about, read as a whole; undefined for any other message. */
export function alternativeAsked({
  message,
  conversation,
  products,
}: Pick<Moment, 'message' | 'conversation' | 'products'>): number | undefined {
  const folded = foldedText(message);
  const titles = new Set(sentences.flatMap((sentence) => sentence.exec(folded)?.[1] ?? []));
  if (titles.size === 0) return undefined;
  return conversation.shown
    .toReversed()
    .flatMap(({ productIds }) => productIds)
    .find((id) => {
      const title = products.get(id)?.title;
      return title !== undefined && titles.has(foldedText(title));
    });
}

/** Compares the product with the one that was recommended. 'Not' would rule it out otherwise. */
export function whyNot(moment: Moment): Request | null {
  const { conversation, products } = moment;
  const alternative = alternativeAsked(moment);
  if (alternative === undefined) return null;
  const best = [...(listFor(conversation, 2) ?? [])].find((id) => id !== alternative && products.has(id));
  if (best !== undefined) return { act: 'compare', productIds: [alternative, best], extreme: null };
  return { act: 'about', productIds: [alternative], asks: ['details'], wishes: [], attributes: [], search: searchFor(moment, 'wish') };
}
