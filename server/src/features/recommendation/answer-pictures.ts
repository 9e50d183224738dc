/** Pictures for answers whose owner gave none: those of products that the answers recommend. */
import type { ProductChoice, VisitorQuestion } from '@parley/contract';
import { questionsOfAnswers } from '../questionnaires/index.ts';
import { weighChoice } from './ranking/choice.ts';
import { holdsFor } from './ranking/rules.ts';
import type { Marks, Shelf } from './ranking/shelf.ts';
import type { Context } from './service.ts';

/**
 * The questions, with a picture for each answer that recommends products where no answer has a picture of the owner's. A question keeps none
 * when an answer has no picture of its own: two answers with the same picture tell a visitor nothing, and neither does a picture for a price.
 * @param choice products that it rules out are not shown
 */
export async function withPictures(
  { platform, shelves }: Context,
  ownerId: number,
  questions: readonly VisitorQuestion[],
  choice: ProductChoice,
): Promise<VisitorQuestion[]> {
  const bare = questions.filter(({ answers }) => answers.length > 0 && answers.every(({ image }) => image === ''));
  if (bare.length === 0) return [...questions];
  const ids = bare.flatMap(({ answers }) => answers.map(({ id }) => id));
  const questionById = new Map((await questionsOfAnswers(platform.db, ownerId, ids)).map((question) => [question.id, question]));
  if (![...questionById.values()].some(({ answers }) => answers.some(({ productRules }) => productRules.length > 0))) return [...questions];
  const shelf = await shelves.of(ownerId);
  const { allowed } = weighChoice(shelf, choice);
  return questions.map((question) => {
    const rules = questionById.get(question.id)?.answers ?? [];
    const pictures = bare.includes(question) ? picturesFor(shelf, allowed, rules) : new Map<number, string>();
    const answers = question.answers.map((answer) => ({ ...answer, image: platform.shownPicture(pictures.get(answer.id) ?? '') }));
    return pictures.size > 0 ? { ...question, answers } : question;
  });
}

/** The picture of each answer with rules, by the answer's id; empty when one of them has none. */
export function picturesFor(
  shelf: Shelf,
  allowed: Marks,
  answers: readonly { id: number; productRules: Parameters<typeof holdsFor>[1][number][] }[],
): Map<number, string> {
  const none = new Map<number, string>();
  const choices = answers.filter(({ productRules }) => productRules.some(({ effect }) => effect !== 'exclude'));
  if (choices.length < 2 || choices.some(({ productRules }) => productRules.some(({ field }) => field === 'price'))) return none;
  const marks = choices.map(({ productRules }) => holdsFor(shelf, productRules));
  const pictures = new Map<number, string>();
  const taken = new Set<string>();
  for (const [index, { id }] of choices.entries()) {
    const own = marks[index] as Marks;
    const shows = (place: number) => {
      const { image, inStock } = shelf.products[place] as (typeof shelf.products)[number];
      return own[place] === 1 && allowed[place] === 1 && inStock && image !== '' && !taken.has(image);
    };
    const places = shelf.products.map((_, place) => place);
    // Preferably a product of this answer alone.
    const place = places.find((at) => shows(at) && marks.every((other) => other === own || other[at] === 0)) ?? places.find(shows);
    const image = place === undefined ? undefined : shelf.products[place]?.image;
    if (!image) return none;
    taken.add(image);
    pictures.set(id, image);
  }
  return pictures;
}
