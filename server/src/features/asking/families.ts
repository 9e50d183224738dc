/** Properties of the families of facts as questions. */
import type { KnownFamily } from '../../kit/languages/vocabulary/index.ts';
import type { FactFamily } from '../catalogue/index.ts';

export type QuestionFamily = FactFamily | 'price';

/** How well visitors understand a question about a family and can answer it, 0 to 1. Its expected information is multiplied by this. */
const understanding: Readonly<Record<KnownFamily | 'price', number>> = {
  kind: 1,
  recipient: 1,
  genre: 1,
  skin: 1,
  compatibility: 0.98,
  room: 0.97,
  activity: 0.97,
  flavour: 0.97,
  scent: 0.95,
  age: 0.95,
  colour: 0.95,
  material: 0.95,
  mounting: 0.95,
  language: 0.95,
  storage: 0.95,
  size: 0.95,
  occasion: 0.93,
  style: 0.9,
  pattern: 0.9,
  shape: 0.9,
  capacity: 0.9,
  connection: 0.9,
  dimension: 0.88,
  season: 0.88,
  fit: 0.85,
  diet: 0.85,
  power: 0.85,
  voltage: 0.85,
  price: 0.8,
  weight: 0.8,
  author: 0.8,
  format: 0.8,
  origin: 0.75,
  brand: 0.7,
  tag: 0.55,
  feature: 0.55,
};
const ownAttribute = 0.8;

/** How well visitors understand a question about a family, 0 to 1; attributes of the shop's own have one common value. */
export const understandingOf = (family: QuestionFamily): number =>
  family.startsWith('attribute:') ? ownAttribute : understanding[family as KnownFamily | 'price'];

/** Families about which a question makes sense only among products of one kind. */
const ofOneKind: ReadonlySet<QuestionFamily> = new Set(['size', 'dimension', 'capacity', 'weight', 'power', 'fit']);
/** Whether a question about a family makes sense only among products of one kind. */
export const needsOneKind = (family: QuestionFamily): boolean => ofOneKind.has(family);

/** Families about which many visitors have no preference, so that 'it does not matter' is always an answer. */
const preferences: ReadonlySet<QuestionFamily> = new Set([
  'colour',
  'material',
  'style',
  'pattern',
  'brand',
  'author',
  'origin',
  'shape',
  'season',
  'occasion',
  'diet',
  'format',
  'feature',
  'tag',
]);
/** Whether many visitors have no preference in a family. */
export const isPreference = (family: QuestionFamily): boolean => preferences.has(family) || family.startsWith('attribute:');

/** Families whose values have an order, so that neighbours can share an answer. */
const ordered: ReadonlySet<QuestionFamily> = new Set(['size', 'dimension', 'capacity', 'storage', 'weight', 'power', 'voltage', 'age']);
/** Whether the values of a family have an order. */
export const isOrdered = (family: QuestionFamily): boolean => ordered.has(family);
