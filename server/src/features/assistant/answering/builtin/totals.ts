/** Sums: of goods, with delivery and with what else the shop does, each where the owner states its cost. Pure. */

import { homeOfCurrency } from '../../../../kit/countries.ts';
import { distinctBy } from '../../../../kit/distinct.ts';
import { ofEachLanguage } from '../../../../kit/languages/index.ts';
import { isWay, nameOfPart, type Service } from '../../../../kit/languages/services.ts';
import { statedService, tellsRates } from '../../claims/cut/index.ts';
import type { Claim, SaidSentence } from '../../claims/types.ts';
import type { SumItem } from '../../memory/basket/basket.ts';
import { closenessToPlace, namesPlace, placesNamed } from '../../memory/reading/places.ts';
import { clauseTexts } from '../clauses.ts';
import { type RateOfGoods, ratesOfGoods } from './rates-of-goods.ts';
import { claimed, type Voice } from './saying.ts';
import { type AskedShop, preferred, type TellingPassage, tellPassages, unansweredSentences } from './shop.ts';

/** What the texts say of delivery. */
interface Shipping {
  passages: readonly TellingPassage[];
  /** What it costs to send certain goods of the sum. */
  ofGoods: readonly RateOfGoods<TellingPassage>[];
  asked: AskedShop;
  /** Whether the destination is understood. */
  isSure: boolean;
}

/** What the texts say of a service. */
interface ServiceTexts {
  service: Service;
  passages: readonly TellingPassage[];
}

/** The country of a language, because the euro does not tell it. This is a guess, so it counts only where the passage begins with that country. */
const homesOfLanguages = ofEachLanguage(({ places }) => places.homeOfEuro);

/** The shop's own country where a passage on delivery begins with it, and the first clause that names it. */
function homeIn(voice: Voice, items: readonly SumItem[], passage: TellingPassage): { code: string; clause: number } | null {
  const currency = voice.product(items[0]?.product ?? 0)?.currency ?? null;
  const code = homeOfCurrency(currency) ?? (currency === 'EUR' ? homesOfLanguages[passage.language ?? voice.language] : undefined);
  if (code === undefined) return null;
  const clauses = clauseTexts(passage);
  const first = clauses.findIndex((clause) => namesPlace(clause));
  const [place] = first < 0 ? [] : placesNamed(clauses[first] ?? '');
  return place === code ? { code, clause: first } : null;
}

/**
 * The passages with delivery rates for the destination, else any; without rates, the passages that answer. What sending certain goods costs is
 * quoted in the owner's words, never summed.
 */
export function shippingFor(
  { product }: Voice,
  items: readonly SumItem[],
  { passages, answering, asked }: { passages: readonly TellingPassage[]; answering: readonly TellingPassage[]; asked: AskedShop },
): Shipping {
  const { destination } = asked;
  const isAnswer = ({ id }: TellingPassage) => answering.some((passage) => passage.id === id);
  const rates = passages.filter((passage) => tellsRates(passage, 'usual'));
  const ofGoods = ratesOfGoods(
    distinctBy([...answering, ...passages], ({ id }) => id),
    items.flatMap((item) => product(item.product) ?? []),
    destination,
  );
  const nearnessOfRate = ({ heading, text }: TellingPassage) => (destination ? closenessToPlace(`${heading} ${text}`, destination) : 0);
  const nearest = Math.max(0, ...rates.map(nearnessOfRate));
  // The rate for the European Union is not that of the shop's own country, where another passage is about it.
  const ofPlace = rates.filter((passage) => nearnessOfRate(passage) >= Math.max(1, Math.min(nearest, ofCountry)));
  const sought = ofPlace.length > 0 ? ofPlace : rates;
  const usual = sought.some(isAnswer) ? sought.filter(isAnswer) : sought.length > 0 ? sought : answering;
  return { passages: usual.filter(({ id }) => !ofGoods.some(({ passage }) => passage.id === id)), ofGoods, asked, isSure: true };
}

/** The value of `closenessToPlace` for the country itself. */
const ofCountry = 2;
const mostPriced = 3;

/** The total with everything that it is asked with, where a clause of the owner states the cost of each; else the total and what the owner says of the rest. */
export function totals(
  voice: Voice,
  items: readonly SumItem[],
  shipping: Shipping | null,
  services: readonly ServiceTexts[],
): SaidSentence[] {
  const serviceCosts = services.map((each) => costOf(voice, items, each, shipping?.asked.destination ?? null));
  const allCosts = serviceCosts.flatMap((cost) => (cost ? [cost, ...cost.besides] : []));
  const quoted = claimed(voice, ...unique(allCosts.map(({ passage, clause }) => ({ kind: 'policy', passage, clause }) as const)));
  const lacking = services.filter((_, at) => !serviceCosts[at]);
  const isSure = serviceCosts.every((cost) => cost?.isSure);
  // A way of delivery has its own rate, in place of the usual one.
  const usual = serviceCosts.some((cost) => cost && isWay(cost.service)) ? null : shipping;
  const added = serviceCosts.flatMap((cost) => (cost ? [{ service: cost.service, passage: cost.passage }] : []));
  const ofGoods = shipping ? quotedRates(voice, shipping) : [];
  const whole = isSure && ofGoods.length === 0 ? wholeSum(voice, items, usual, added, shipping?.asked.destination ?? null) : [];
  if (whole.length > 0) return [...whole, ...quoted];
  const sum = sumOfGoods(voice, items);
  const missing = lacking
    .filter(({ service }) => !isWay(service))
    .flatMap(({ service }) => unansweredSentences(voice, nameOfPart(service, voice.language)));
  const stated = [...sum, ...quoted, ...missing, ...ofGoods];
  if (!usual || areAllNamed(voice, items, usual)) return stated;
  const cost = tellPassages(voice, usual.passages, { ...usual.asked, asksMoney: true });
  return [...stated, ...(cost.length + ofGoods.length > 0 ? cost : unansweredSentences(voice))];
}

/** What sending certain goods costs, in the owner's words. */
const quotedRates = (voice: Voice, { ofGoods }: Shipping): SaidSentence[] =>
  ofGoods.flatMap(({ passage, clauses }) =>
    clauses.flatMap((clause, at) => claimed(voice, { kind: 'policy', passage: passage.id, clause, ...(at > 0 && { continued: true }) })),
  );

/** Whether all goods of a sum have a rate of their own in place of the usual one. */
const areAllNamed = ({ product }: Voice, items: readonly SumItem[], { ofGoods }: Shipping): boolean =>
  items.every((item) => ofGoods.some(({ goods, isPartial }) => !isPartial && goods.some((each) => each === product(item.product))));

const unique = <Quoted extends Extract<Claim, { kind: 'policy' }>>(claims: readonly Quoted[]): Quoted[] => [
  ...new Map(claims.map((claim) => [`${claim.passage} ${claim.clause}`, claim])).values(),
];

/** Where the texts state what a service costs for these things. */
function costOf(voice: Voice, items: readonly SumItem[], { service, passages }: ServiceTexts, place: string | null) {
  const goods = items.flatMap(({ product }) => voice.product(product) ?? []);
  return statedService(passages, goods, {
    service,
    place,
    pieces: items.reduce((sum, { count }) => sum + count, 0),
    subtotalMinor: items.reduce((sum, item) => sum + priceOf(voice, item) * item.count, 0),
    currency: goods[0]?.currency ?? null,
  });
}

function priceOf(voice: Voice, { product: id, variant }: SumItem): number {
  const product = voice.product(id);
  return product?.variants.find((each) => each.id === variant)?.priceMinor ?? product?.priceMinor ?? 0;
}

/** The sum of everything; nothing if one of its costs is not certain. */
function wholeSum(
  voice: Voice,
  items: readonly SumItem[],
  shipping: Shipping | null,
  services: readonly { service: Service; passage: string }[],
  place: string | null,
): SaidSentence[] {
  const of = { kind: 'total', items, ...(services.length > 0 ? { services } : {}) } as const;
  if (!shipping) return services.length > 0 ? claimed(voice, { ...of, ...(place ? { shippingTo: place } : {}) }) : [];
  if (!shipping.isSure) return [];
  for (const passage of preferred(shipping.passages, shipping.asked)) {
    const sent = { ...of, shippingPassage: passage.id };
    const whole = claimed(voice, { ...sent, ...(place ? { shippingTo: place } : {}) });
    if (whole.length > 0) return whole;
    // Without a destination: the rate for the shop's own country, with the name of that country.
    const home = place ? null : homeIn(voice, items, passage);
    const atHome = home ? claimed(voice, { ...sent, shippingTo: home.code }) : [];
    if (home && atHome.length > 0) return [...atHome, ...claimed(voice, { kind: 'policy', passage: passage.id, clause: home.clause })];
  }
  return [];
}

/** For a few products: the price of each, then the sum. */
function sumOfGoods(voice: Voice, items: readonly SumItem[]): SaidSentence[] {
  const eachOf = ({ count: _, ...version }: SumItem) => claimed(voice, { kind: 'price', ...version });
  const each = items.length > 1 && items.length <= mostPriced ? items.flatMap(eachOf) : [];
  const goods = [...each, ...claimed(voice, { kind: 'total', items })];
  return goods.length > 0 ? goods : items.flatMap(eachOf);
}
