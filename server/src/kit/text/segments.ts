/** Words of text that puts no spaces between them, by the dictionary of the JavaScript engine. */
import { onDemand } from '../../platform/caches/on-demand.ts';

/** Opening the dictionary takes 30 ms, which a start does not wait for. */
const segmenterOf = onDemand((language: string) => new Intl.Segmenter(language, { granularity: 'word' }));

/** The pieces of a text in order: words, and what stands between them, which is not `isWordLike`. The dictionary of Japanese also splits Chinese and Thai. */
export const segmentsOf = (text: string): Iterable<Intl.SegmentData> => segmenterOf('ja').segment(text);
