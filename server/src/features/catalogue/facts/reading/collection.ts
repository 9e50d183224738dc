/** Collects the facts of one product. Pure. */
import { certainties, type Fact, type FactFamily, type FactSource } from '../fact.ts';

/** Collects facts. When given several, exactly one of them is meant. */
export interface Sink {
  addMeanings(facts: Fact[]): void;
}

/** The facts of one product while they are collected: the most certain one for each value, and ambiguous words. */
export class Collection {
  private readonly facts = new Map<string, Fact>();
  private readonly doubtful: Fact[][] = [];

  add(fact: Fact): void {
    const key = `${fact.family}\n${fact.value}`;
    const before = this.facts.get(key);
    if (!before || before.certainty < fact.certainty) this.facts.set(key, fact);
  }

  remove({ family, value }: Fact): void {
    this.facts.delete(`${family}\n${value}`);
  }

  /** Adds the fact of an unambiguous word, or stores the possible facts of an ambiguous one until it is known what the shop sells. */
  addMeanings(facts: Fact[]): void {
    if (facts.length === 0) return;
    if (facts.length === 1) this.add(facts[0] as Fact);
    else this.doubtful.push(facts);
  }

  has(family: FactFamily): boolean {
    return [...this.facts.values()].some((fact) => fact.family === family && fact.source !== 'description');
  }

  labelsOf(family: FactFamily): string[] {
    return [...this.facts.values()].filter((fact) => fact.family === family).map(({ label }) => label);
  }

  hasValue(family: FactFamily, value: string): boolean {
    const fact = this.facts.get(`${family}\n${value}`);
    return fact !== undefined && fact.source !== 'description';
  }

  /** Whether an attribute of any name has this value. */
  tells(value: string): boolean {
    return [...this.facts.values()].some((fact) => fact.value === value && fact.source !== 'description');
  }

  all(): Iterable<Fact> {
    return this.facts.values();
  }

  /** `weak` are the families that so few products have that a single word of a title is no proof. */
  settled(familyCounts: ReadonlyMap<FactFamily, number>, weak: (family: FactFamily) => boolean): Fact[] {
    for (const facts of this.doubtful) {
      const [best] = facts.toSorted((a, b) => (familyCounts.get(b.family) ?? 0) - (familyCounts.get(a.family) ?? 0));
      if (best) this.add(best);
    }
    return [...this.facts.values()].map((fact) =>
      fact.source === 'title' && weak(fact.family) ? { ...fact, certainty: Math.min(fact.certainty, certainties.description) } : fact,
    );
  }
}

/**
 * How often each family occurs in the catalogue, to resolve ambiguous words: 'mint' is a flavour in a tea shop and a colour among clothes.
 */
export function countFamilies(collected: readonly Collection[]): Map<FactFamily, number> {
  const counts = new Map<FactFamily, number>();
  for (const facts of collected)
    for (const { family, source } of facts.all()) if (source !== 'description') counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

/** A fact; as certain as its source is, unless `certainty` says otherwise. */
export const fact = (family: FactFamily, value: string, label: string, source: FactSource, certainty = certainties[source]): Fact => ({
  family,
  value,
  label,
  source,
  certainty,
});
