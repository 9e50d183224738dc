/** A message that was taken to be about a topic of the shop, and is not. Pure. */
import type { Reading } from '../reading/reading.ts';

/** The same reading without its topics. */
export const withoutTopics = (reading: Reading): Reading => ({
  ...reading,
  topics: [],
  keys: new Set([...reading.keys].filter((key) => !reading.topics.some((topic) => topic === key))),
});
