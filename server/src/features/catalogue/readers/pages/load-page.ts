import type { CheerioAPI } from 'cheerio';
import { load } from '../../../../platform/html.ts';

/** Elements of a loaded page. */
export type Selection = ReturnType<CheerioAPI>;
/** One of them. What looks at every element of a page takes these: a selection for each costs more than the look. */
export type PageNode = Selection[number];
export type PageElement = Extract<PageNode, { attribs: object }>;

/** The value of an attribute as it is written. */
export const attributeOf = (node: PageNode, name: string): string | undefined => ('attribs' in node ? node.attribs[name] : undefined);

// `compared`: a query compares the children of an element with each other and with all their ancestors.
const most = { depth: 400, nodes: 120_000, compared: 2e8, openTags: 5_000 };
const left = /^(?:p|li|td|th|tr|dt|dd|option|br|hr|img|input|meta|link|source|area|base|col|embed|param|track|wbr)$/i;

/**
 * Parses a page's markup. Null when it is so deep or so large that querying it would block the process; no page meant for people is.
 * Uses the lenient parser, which is five times as fast as the one that follows the HTML standard.
 */
export function loadPage(html: string): CheerioAPI | null {
  if (isTooDeep(html)) return null;
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  return isTooLarge($) ? null : $;
}

/** Whether a parsed document is too deep, too wide or too large to query. */
export function isTooLarge($: CheerioAPI): boolean {
  let level = $.root()
    .toArray()
    .flatMap((root) => root.children);
  const isWide = (children: number, depth: number) => children ** 2 * (depth + 1) > most.compared;
  if (isWide(level.length, 10)) return true;
  let count = 0;
  // Level by level: recursion would overflow the stack on a deep page.
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > most.depth || count > most.nodes) return true;
    if (level.some((node) => 'children' in node && isWide(node.children.length, depth + 1))) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** Whether markup opens far more tags than it closes: parsing takes time by the square of the depth. */
export function isTooDeep(markup: string): boolean {
  const tags = /<(\/?)([a-z][\w:-]{0,40})([^<>]*)/gi;
  let depth = 0;
  for (let match = tags.exec(markup); match; match = tags.exec(markup)) {
    const [, close, name = '', rest = ''] = match;
    // Tags that are commonly left open close themselves.
    if (left.test(name) || rest.endsWith('/')) continue;
    depth = close ? Math.max(0, depth - 1) : depth + 1;
    if (depth > most.openTags) return true;
    if (!close && /^(?:script|style)$/i.test(name)) {
      // Scripts contain characters that look like tags.
      const closing = /^s(?=t)/i.test(name) ? /<\/style/gi : /<\/script/gi;
      closing.lastIndex = tags.lastIndex;
      const end = closing.exec(markup);
      if (!end) return false;
      tags.lastIndex = end.index;
    }
  }
  return false;
}
