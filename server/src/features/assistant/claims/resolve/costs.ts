/** What delivery and services cost by the owner's texts, for the sums of a sentence. Rule R5 of SPEC.md. */
import { servicesIn } from '../../../../kit/languages/services.ts';
import { foldedWords } from '../../../../kit/text/words.ts';
import { anyPlaceIn } from '../../memory/reading/places.ts';
import type { TurnRecords } from '../../records/types.ts';
import type { Context } from '../context.ts';
import { deliveryCost, placesIn, statedService } from '../cut/index.ts';
import { type Reading, readText } from '../read/reading.ts';
import { pricedPassages } from './policy.ts';
import type { Costs, FindShipping } from './products/index.ts';

/** The code of the place that the visitor wants goods sent to; null where none was named or it is not known. */
export function destinationCode({ destination, language }: Pick<TurnRecords, 'destination' | 'language'>): string | null {
  if (destination === null) return null;
  const [country] = placesIn(readText(destination, language));
  return country ?? anyPlaceIn(foldedWords(destination), language)?.code ?? null;
}

/** The costs to the place that the sentence names, else to the destination, else to the place that the answer named before; each by the only passage that states it for sure. */
export function costsFor(reading: Reading, { clauses, turn, place: before }: Context): Costs {
  const place = placesIn(reading)[0] ?? destinationCode(turn) ?? before;
  const passages = pricedPassages(clauses);
  const shipping: FindShipping = (subtotalMinor, currency) => {
    const costs = passages.flatMap((passage) => {
      const cost = deliveryCost(passage, place, subtotalMinor, currency);
      return cost ? [{ minor: cost.minor, passage: passage.id, place }] : [];
    });
    return onlyOne(costs);
  };
  const services: Costs['services'] = (goods, order) =>
    servicesIn(reading.text, reading.language).flatMap(({ service }) => {
      const stated = statedService(passages, goods, { ...order, service, place });
      return stated?.isSure && stated.minor !== null ? [{ service, minor: stated.minor, passage: stated.passage }] : [];
    });
  return { shipping, services };
}

/** The first cost where all are the same, else null. */
const onlyOne = <Cost extends { minor: number }>(costs: readonly Cost[]): Cost | null =>
  costs.every(({ minor }) => minor === costs[0]?.minor) ? (costs[0] ?? null) : null;
