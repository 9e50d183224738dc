/** The question 'Why not {product}?', which the widget offers for a product that was shown below another. Pure. */
import { chatLanguages, repliesIn } from '../../../../kit/languages/replies/index.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { listFor } from '../references.ts';
import type { Request } from '../request.ts';
import { type Moment, searchFor } from './moment.ts';

const templates = chatLanguages.map((language) => repliesIn(language).widget.whyNot);
const wordsOf = (text: string): string => foldedWords(text).join(' ');

/**
 * Compares the product with the one that was recommended. Read by the widget's own sentence as a whole, because 'not' would rule the product
 * out otherwise.
 */
export function whyNot(moment: Moment): Request | null {
  const { message, conversation, products } = moment;
  const asked = wordsOf(message);
  const found = conversation.shown
    .toReversed()
    .flatMap(({ productIds }) => productIds)
    .find((id) => {
      const title = products.get(id)?.title;
      return title && templates.some((template) => wordsOf(template.replace('{product}', () => ` ${title} `)) === asked);
    });
  if (found === undefined) return null;
  const best = [...(listFor(conversation, 2) ?? [])].find((id) => id !== found && products.has(id));
  if (best !== undefined) return { act: 'compare', productIds: [found, best], extreme: null };
  return { act: 'about', productIds: [found], asks: ['details'], wishes: [], attributes: [], search: searchFor(moment, 'wish') };
}
