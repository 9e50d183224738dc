import type { CheerioAPI } from 'cheerio';

interface Walked {
  type: string;
  name?: string;
  data?: string;
  children?: Walked[];
}

/** The pieces of text that a page shows, one for each element that has text of its own, so that the words of two links do not run together. */
export function textPieces($: CheerioAPI): string[] {
  const lines: string[] = [];
  const body = $('body').toArray();
  const ahead = (body.length > 0 ? body : $.root().toArray()).toReversed() as unknown as Walked[];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (node.type === 'text') lines.push((node.data ?? '').replace(/\s+/g, ' ').trim());
    else if (!/^(?:script|style|noscript|template|head)$/.test(node.name ?? '')) ahead.push(...(node.children ?? []).toReversed());
  }
  return lines.filter((line) => line !== '');
}
