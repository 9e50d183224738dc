/** The facts of products: what is true of each, in families, with source and certainty. */
export type { Fact, FactFamily, FactProduct } from './fact.ts';
export { allPlaces, countPlaces, type FactIndex, type IndexedValue, indexFacts, listPlaces } from './fact-index.ts';
export { factsInTurns, factsOf } from './facts-of.ts';
export { sizeSystem } from './measures.ts';
export { languageOfProducts } from './shop-language.ts';
