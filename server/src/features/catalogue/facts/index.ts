/** Facts of products: their properties in families, with source and certainty. */
export type { Fact, FactFamily, FactProduct } from './fact.ts';
export { allPlaces, countPlaces, type FactIndex, type IndexedValue, indexFacts, listPlaces } from './fact-index.ts';
export { nameOfFamily } from './family-names.ts';
export { factsInTurns, factsOf } from './reading/facts-of.ts';
export { sizeSystem } from './reading/measures.ts';
export { attributesInStock, type FactOfOption, factsOfOptions } from './reading/options.ts';
export { languageOfProducts } from './shop-language.ts';
