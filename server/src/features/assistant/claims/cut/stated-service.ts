/** What all of the owner's texts state of a service for some goods. Rule C7 of SPEC.md. */
import { isWay, type Service } from '../../../../kit/languages/services.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { holdsWord } from '../../memory/words.ts';
import type { PassageRecord, ProductRecord } from '../../records/types.ts';
import { mayBeFree, type ServiceCost, type ServiceFor, serviceCost } from './service-cost.ts';

type Passage = Pick<PassageRecord, 'id' | 'heading' | 'text' | 'language'>;
type Goods = Pick<ProductRecord, 'title' | 'categories'>;

/** The clause that tells what a service costs. */
export interface StatedService extends ServiceCost {
  service: Service;
  passage: string;
  /** Clauses that tell of when it may be free. */
  besides: readonly { passage: string; clause: number }[];
  /** Its amount certainly applies to these goods. */
  isSure: boolean;
}

/** Null where no passage tells of the service; one with an amount for sure is better than another. */
export function statedService(passages: readonly Passage[], goods: readonly Goods[], order: ServiceFor): StatedService | null {
  const { service } = order;
  const costs = passages.flatMap((passage) => {
    const cost = serviceCost(passage, order);
    return cost ? [{ ...cost, from: passage }] : [];
  });
  const best = costs.find(({ minor }) => minor === 0) ?? costs.find(({ minor }) => minor !== null) ?? costs[0];
  if (!best) return null;
  const { from, ...cost } = best;
  // Another passage may state from which sum delivery is free.
  const free = isWay(service) && cost.minor !== 0 ? passages.find((passage) => mayBeFree(passage, order) !== null) : undefined;
  const isForAll = !ofSomeGoods.has(service) || goods.every((each) => speaksOf(from, each));
  return {
    ...cost,
    service,
    passage: from.id,
    besides: free ? [{ passage: free.id, clause: mayBeFree(free, order) ?? 0 }] : [],
    isSure: cost.minor !== null && !free && isForAll,
  };
}

/** Not every product can be engraved, shortened or assembled: the shop says which can. */
const ofSomeGoods: ReadonlySet<Service> = new Set(['lettering', 'alteration', 'assembly']);
const shortestName = 4;

/** Whether a passage names a thing, by a word of its title or of a category. */
const speaksOf = ({ heading, text, language }: Omit<Passage, 'id'>, { title, categories }: Goods): boolean =>
  foldedWords([title, ...categories].join(' ')).some(
    (name) => name.length >= shortestName && holdsWord(`${heading} ${text}`, name, language),
  );
