import { type CheerioAPI, load } from 'cheerio';

/** Elements of a loaded page. */
export type Selection = ReturnType<CheerioAPI>;

// `compared`: to look for something in an element compares its children, each with each and with all that is above them.
const most = { depth: 400, nodes: 120_000, compared: 2e8, openTags: 5_000 };
const left = /^(?:p|li|td|th|tr|dt|dd|option|br|hr|img|input|meta|link|source|area|base|col|embed|param|track|wbr)$/i;

/**
 * A page's markup, parsed; null when it is built so deep or so large that looking through it would hold up everybody
 * else: no page that is meant for people is. The lenient parser: five times as fast as the one that follows the HTML
 * standard, and pages come by the thousand.
 */
export function loadPage(html: string): CheerioAPI | null {
  if (isBottomless(html)) return null;
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true } });
  return isMonstrous($) ? null : $;
}

/** Whether a document is nested so deep, or holds so much, that no shop can have meant it. */
export function isMonstrous($: CheerioAPI): boolean {
  let level = $.root()
    .toArray()
    .flatMap((root) => root.children);
  const isWide = (children: number, depth: number) => children ** 2 * (depth + 1) > most.compared;
  if (isWide(level.length, 10)) return true;
  let count = 0;
  // Level by level and not by recursion, which is what a deep page is built against.
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > most.depth || count > most.nodes) return true;
    if (level.some((node) => 'children' in node && isWide(node.children.length, depth + 1))) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** Whether markup opens far more than it closes: parsing it takes time by the square of its depth. */
export function isBottomless(markup: string): boolean {
  const tags = /<(\/?)([a-z][\w:-]{0,40})([^<>]*)/gi;
  let depth = 0;
  for (let match = tags.exec(markup); match; match = tags.exec(markup)) {
    const [, close, name = '', rest = ''] = match;
    // What is commonly left open closes itself.
    if (left.test(name) || rest.endsWith('/')) continue;
    depth = close ? Math.max(0, depth - 1) : depth + 1;
    if (depth > most.openTags) return true;
    if (!close && /^(?:script|style)$/i.test(name)) {
      // A program is full of signs that look like tags.
      const closing = /^s(?=t)/i.test(name) ? /<\/style/gi : /<\/script/gi;
      closing.lastIndex = tags.lastIndex;
      const end = closing.exec(markup);
      if (!end) return false;
      tags.lastIndex = end.index;
    }
  }
  return false;
}
