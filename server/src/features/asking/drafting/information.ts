/** Computes the information of the answers of a question. Pure. */
import type { Grouping } from './grouping.ts';

/** Up to this share of products without a value, 'it does not matter' is offered instead of 'something else'. */
const fewWithout = 0.12;

/**
 * The expected information of the answers in bits: the expected reduction of the set of products. A visitor who looks for a product that
 * matches several answers chooses any of them; 'something else' is one of them for a product that has its value by a guess. Null when the
 * question does not distinguish the products.
 */
export function measure(groups: Grouping, count: number, mostWithout: number, carrying: Uint8Array): { gain: number; last: Last } | null {
  const answers = answersOf(groups, count);
  const sizes = sizesOf(answers.masks, groups.length);
  const without = answers.sure.reduce((sum, sure) => sum + (sure ? 0 : 1), 0);
  // If the shop's few departments fill the answers, a few products that are in one of them by a guess are no reason to leave a department out.
  const onlyGuessed = mostWithout === 0 && answers.masks.every((mask) => mask !== 0) && without <= count * fewWithout;
  if (without > count * mostWithout && !onlyGuessed) return null;
  const elsewhere = carrying.some((carries, product) => carries && !answers.sure[product]);
  const last = onlyGuessed || without === 0 ? null : !elsewhere && without <= count * fewWithout ? 'any' : 'rest';
  if (groups.length + (last === 'rest' ? 1 : 0) < 2 || sizes.some((size) => size === count)) return null;
  return { gain: gainOf(answers, sizes, last === 'rest' ? without : null), last };
}

type Last = 'rest' | 'any' | null;

/** Which answers each product matches, as bits, and whether it matches one without a guess. */
interface Answers {
  masks: Uint8Array;
  sure: Uint8Array;
}

function answersOf(groups: Grouping, count: number): Answers {
  const masks = new Uint8Array(count);
  const sure = new Uint8Array(count);
  groups.forEach((group, at) => {
    for (const { products, guessed } of group) {
      const guesses = new Set(guessed);
      for (const product of products) {
        masks[product] = (masks[product] ?? 0) | (1 << at);
        if (!guesses.has(product)) sure[product] = 1;
      }
    }
  });
  return { masks, sure };
}

/** How many products each answer matches. */
const sizesOf = (masks: Uint8Array, answers: number): number[] =>
  Array.from({ length: answers }, (_, at) => masks.reduce((size, mask) => size + ((mask >> at) & 1), 0));

/** @param rest how many products 'something else' stands for; null where it is no answer */
function gainOf({ masks, sure }: Answers, sizes: readonly number[], rest: number | null): number {
  let sum = 0;
  for (let product = 0; product < masks.length; product++)
    sum += bitsOf(masks[product] ?? 0, sizes, masks.length, sure[product] ? null : rest);
  return sum / masks.length;
}

/** The mean information of the answers that a product matches. */
function bitsOf(mask: number, sizes: readonly number[], count: number, rest: number | null): number {
  let answers = rest === null ? 0 : 1;
  let bits = rest === null ? 0 : Math.log2(count / rest);
  for (let at = 0; at < sizes.length; at++) {
    if (!(mask & (1 << at))) continue;
    answers++;
    bits += Math.log2(count / (sizes[at] ?? 1));
  }
  return answers > 0 ? bits / answers : 0;
}
