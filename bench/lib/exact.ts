/**
 * Counts visits exactly: the questions behind every row of answers, weighted by how likely a visitor gives them. Unlike visits that are drawn by
 * chance, it has no spread, so that small gains can be seen.
 */
import { endOf, nextOf, type Shop, type Step } from './asking.ts';
import { type Reading, truthfulAnswer } from './visitor.ts';

interface Counted {
  found: number;
  asked: number;
  none: number;
  above: number;
}

/** Rows of answers with a smaller share of a product's visitors are left out; they count as not found. */
const leastShare = 1e-4;
/** Equal answers are told apart by so many draws. */
const draws = 12;

/** The share of visitors who find their product. */
export function countVisits(shop: Shop, readings: readonly Reading[], titles: readonly string[], slip: number, most: number): Counted {
  const truths = new Map<string, number[]>();
  const truthOf = (text: string, answers: readonly string[], place: number): number[] => {
    const key = `${place}\n${text}\n${answers.join('\n')}`;
    const knownTruth = truths.get(key);
    if (knownTruth) return knownTruth;
    const by = (chance: number) => truthfulAnswer(text, answers, readings[place] as Reading, () => chance);
    const shares = new Array<number>(answers.length).fill(0);
    const [low, high] = [by(0.001), by(0.999)];
    if (low === high) shares[low] = 1;
    else for (let draw = 0; draw < draws; draw++) shares[by((draw + 0.5) / draws)] = (shares[by((draw + 0.5) / draws)] ?? 0) + 1 / draws;
    truths.set(key, shares);
    return shares;
  };
  const total: Counted = { found: 0, asked: 0, none: 0, above: 0 };
  const walk = (steps: readonly Step[], visitors: readonly { place: number; share: number }[]) => {
    const next = steps.length < most ? nextOf(shop, steps) : null;
    if (!next) {
      const { shown, nothingFits, aboveBudget } = endOf(shop, steps);
      const names = new Set(shown.map((each) => titles[each]));
      for (const { place, share } of visitors) {
        if (names.has(titles[place])) total.found += share;
        if (nothingFits) total.none += share;
        total.above += share * aboveBudget;
      }
      return;
    }
    for (const { share } of visitors) total.asked += share;
    const texts = next.answers.map(({ text }) => text);
    const count = texts.length;
    texts.forEach((_, at) => {
      const going = visitors.flatMap(({ place, share }) => {
        const truth = truthOf(next.text, texts, place)[at] ?? 0;
        const likelihood = count < 2 ? truth : truth * (1 - slip) + ((1 - truth) * slip) / (count - 1);
        return share * likelihood > leastShare ? [{ place, share: share * likelihood }] : [];
      });
      if (going.length > 0) walk([...steps, { ...next, at }], going);
    });
  };
  walk(
    [],
    readings.map((_, place) => ({ place, share: 1 })),
  );
  const size = Math.max(1, readings.length);
  return { found: total.found / size, asked: total.asked / size, none: total.none / size, above: total.above / size };
}
