import type { Selection } from './load-page.ts';

/**
 * An element's text, or null as soon as there is more of it than `most`: on a deep page every level holds the same long
 * text, and to read it out for each takes time by its length and depth.
 */
export function shortText(element: Selection, most: number): string | null {
  const ahead = element.toArray().reverse();
  let text = '';
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.type === 'text') text += (node as unknown as { data: string }).data;
    else if ('children' in node) ahead.push(...(node.children.toReversed() as typeof ahead));
    if (text.length > most) return null;
  }
  return text;
}
