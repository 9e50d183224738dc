/** How well each family serves as a question. */
import type { KnownFamily } from '../../kit/languages/vocabulary/index.ts';
import type { FactFamily } from '../catalogue/index.ts';

export type QuestionFamily = FactFamily | 'price';

/** How well visitors understand a question and can answer it, 0 to 1: its information counts for so much. */
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
  price: 0.9,
  dimension: 0.88,
  season: 0.88,
  fit: 0.85,
  diet: 0.85,
  power: 0.85,
  voltage: 0.85,
  weight: 0.8,
  author: 0.8,
  format: 0.8,
  origin: 0.75,
  brand: 0.75,
  tag: 0.55,
  feature: 0.55,
};
const ownAttribute = 0.8;

export const understandingOf = (family: QuestionFamily): number =>
  family.startsWith('attribute:') ? ownAttribute : understanding[family as KnownFamily | 'price'];

/** Sizes say something only among things of one kind. */
const ofOneKind: ReadonlySet<QuestionFamily> = new Set(['size', 'dimension', 'capacity', 'weight', 'power', 'fit']);
export const needsOneKind = (family: QuestionFamily): boolean => ofOneKind.has(family);

/** What many visitors have no wish about: there, 'it does not matter' is always one of the answers. */
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
export const isPreference = (family: QuestionFamily): boolean => preferences.has(family) || family.startsWith('attribute:');

/** Families whose values are put in an order, so that neighbours share an answer. */
const ordered: ReadonlySet<QuestionFamily> = new Set(['size', 'dimension', 'capacity', 'storage', 'weight', 'power', 'voltage', 'age']);
export const isOrdered = (family: QuestionFamily): boolean => ordered.has(family);
