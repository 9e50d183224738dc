import type { CheerioAPI } from 'cheerio';
import { isObject } from '../../../../../kit/json.ts';
import { lenientJson } from '../structured/lenient-json.ts';

export type StateNode = Record<string, unknown>;

const most = { length: 3_000_000, nodes: 50_000 };
const assigned = /__(?:INITIAL|PRELOADED|APOLLO|NEXT|NUXT|SERVER)_?(?:STATE|DATA)?__\s*=\s*(?=[{[])/;

/** Whether a page contains app state as Next, Nuxt and others embed it. Quick, may be wrong. */
export const hasState = (html: string): boolean => /application\/json|__(?:INITIAL|PRELOADED|APOLLO)_STATE__/.test(html);

/**
 * All objects of a page's app state (`__NEXT_DATA__`, `__NUXT_DATA__`, `__INITIAL_STATE__`, JSON in scripts), outer before inner. No script
 * is run: whatever is not JSON is left out.
 */
export function stateNodes($: CheerioAPI): StateNode[] {
  const values = $('script:not([src])')
    .toArray()
    .flatMap((each) => {
      const script = $(each);
      const text = script.text();
      if (text.length > most.length) return [];
      if (/nuxt/i.test(`${script.attr('id')} ${script.attr('data-nuxt-data')}`)) return lenientJson(text).map(unflattened);
      if (/^application\/json$/i.test(script.attr('type') ?? '')) return lenientJson(text);
      const begin = assigned.exec(text);
      return begin ? lenientJson(text.slice(begin.index + begin[0].length)).slice(0, 1) : [];
    });
  const nodes: StateNode[] = [];
  const seen = new Set<unknown>();
  for (let level: unknown[] = values; level.length > 0 && nodes.length < most.nodes; ) {
    const objects = level.filter((each): each is object => typeof each === 'object' && each !== null && !seen.has(each));
    for (const each of objects) {
      seen.add(each);
      if (!Array.isArray(each)) nodes.push(each as StateNode);
    }
    level = objects.flatMap((each) => Object.values(each));
  }
  return nodes.slice(0, most.nodes);
}

/** Restores Nuxt's flattened state: a list of all values, in which inner values are replaced by their index in the list. */
function unflattened(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const made = list.map((value) => (Array.isArray(value) ? [] : isObject(value) ? {} : value));
  const at = (place: unknown) => (typeof place === 'number' ? made[place] : undefined);
  list.forEach((value, index) => {
    const target = made[index];
    // `["Reactive", 3]` stands for the value at index 3.
    if (Array.isArray(value)) for (const place of value) (target as unknown[]).push(at(place));
    else if (isObject(value)) for (const [name, place] of Object.entries(value)) (target as StateNode)[name] = at(place);
  });
  return made;
}
