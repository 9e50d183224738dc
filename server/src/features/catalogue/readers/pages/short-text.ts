import type { PageNode } from './load-page.ts';

/**
 * An element's text, or null as soon as it is longer than `most`. On a deep page every level contains the same long text, and collecting
 * all of it for each level would take time by length times depth.
 */
export function shortText(element: ArrayLike<PageNode>, most: number): string | null {
  const ahead = Array.from(element).reverse();
  let text = '';
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.type === 'text') text += (node as unknown as { data: string }).data;
    else if ('children' in node) ahead.push(...(node.children.toReversed() as typeof ahead));
    if (text.length > most) return null;
  }
  return text;
}
