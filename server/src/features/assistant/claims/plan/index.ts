/** Tags in a model's answer: '{price p3}' is a claim that code says as a sentence. */
export { clauseLines, productTag, tagRules } from './instructions.ts';
export { readSentencesAndTags } from './reader.ts';
export { sayTag } from './say-tag.ts';
export { isTag } from './tags.ts';
