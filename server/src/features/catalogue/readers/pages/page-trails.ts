/** The places of a product in its shop, as its page shows them: breadcrumbs, or else the parts of its address. */
import type { CheerioAPI } from 'cheerio';
import { productKey, webAddress } from '../product.ts';
import type { Selection } from './load-page.ts';
import { shortText } from './short-text.ts';

/** A step of a breadcrumb; `url` is absolute, null for a step without a link. */
export interface TrailStep {
  name: string;
  url: string | null;
}

const most = { trails: 20, steps: 15, links: 3_000, name: 100 };
const crumbs =
  '[class*="breadcrumb" i], [id*="breadcrumb" i], [aria-label*="breadcrumb" i], [data-hook*="breadcrumb" i], [itemtype*="BreadcrumbList" i], [class*="brotkrum" i], [class*="ariane" i], [class*="kruimel" i], [class*="topicpath" i], [class*="pankuzu" i], [class*="migas" i], [class*="okrusz" i]';

/** The breadcrumbs that a page shows, each without the home page and the page itself. */
export function visibleTrails($: CheerioAPI, pageUrl: string, base: string): string[][] {
  const marked = $(crumbs).filter((_, each) => !$(each).is('body, html, main'));
  const nodes = new Set<unknown>(marked.toArray());
  const outermost = marked.filter((_, each) => {
    for (let node = each.parent; node; node = node.parent) if (nodes.has(node)) return false;
    return true;
  });
  return outermost
    .toArray()
    .slice(0, most.trails)
    .flatMap((each) => {
      const lists = $(each).is('ol, ul')
        ? [$(each)]
        : $(each)
            .find('ol, ul')
            .toArray()
            .map((list) => $(list));
      return (lists.length > 0 ? lists : [$(each)]).slice(0, most.trails).map((list) => trailOf(stepsIn($, list, base), pageUrl));
    })
    .filter((trail) => trail.length > 0);
}

/** A trail without its first step when that is the home page, and without its last when that is the page itself. */
export function trailOf(steps: TrailStep[], pageUrl: string): string[] {
  const path = [...steps];
  const isHome = ({ url }: TrailStep) =>
    url !== null && (URL.parse(url)?.pathname === '/' ? !URL.parse(url)?.search || /common\/home/.test(url) : false);
  while (path[0] && isHome(path[0])) path.shift();
  const here = productKey(pageUrl);
  const last = path.at(-1);
  // A last step without a link is the page itself, if the steps before it have links.
  if (last && (last.url === null ? path.length > 1 && path.slice(0, -1).every(({ url }) => url !== null) : productKey(last.url) === here))
    path.pop();
  return path.map(({ name }) => name);
}

function stepsIn($: CheerioAPI, list: Selection, base: string): TrailStep[] {
  const items = list.children('li').length > 1 ? list.children('li') : list.find('a[href], [aria-current]');
  return (
    items
      .toArray()
      .slice(0, 3 * most.steps)
      .map((each) => {
        const item = $(each);
        const link = item.is('a') ? item : item.find('a[href]').first();
        const text = shortText(item, 10 * most.name);
        return { name: (text ?? '').replace(/\s+/g, ' ').trim(), url: link.length > 0 ? webAddress(link.attr('href') ?? '', base) : null };
      })
      // The home page is often only a picture.
      .filter(({ name, url }, at) => name.length <= most.name && (/[\p{L}\p{N}]/u.test(name) || (at === 0 && url !== null)))
      .slice(0, most.steps)
  );
}

const localePart = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

/**
 * The place that a page's address names (`/women/shoes/boots.html`), by the words of the links on the page that lead to the parts above it;
 * null when there are none. Addresses alone are no names.
 */
export function trailInAddress($: CheerioAPI, pageUrl: string): string[] | null {
  const parts = (URL.parse(pageUrl)?.pathname ?? '/').split('/').filter(Boolean);
  if (parts.length < 2 || parts.length > most.steps) return null;
  const bare = (path: string) =>
    path
      .replace(/\.(?:html?|php|aspx?)$/i, '')
      .replace(/\/+$/, '')
      .toLowerCase();
  const above = new Map(parts.slice(0, -1).map((_, at) => [bare(`/${parts.slice(0, at + 1).join('/')}`), at]));
  const names: (string | undefined)[] = [];
  for (const each of $('a[href]').toArray().slice(0, most.links)) {
    const address = URL.parse($(each).attr('href') ?? '', pageUrl);
    const at = address && !address.search ? above.get(bare(address.pathname)) : undefined;
    if (at === undefined || names[at] || (at === 0 && localePart.test(parts[0] ?? ''))) continue;
    const text =
      shortText($(each), 10 * most.name)
        ?.replace(/\s+/g, ' ')
        .trim() ?? '';
    if (text !== '' && text.length <= most.name && /\p{L}/u.test(text)) names[at] = text;
  }
  const trail = names.filter((name) => name !== undefined);
  return trail.length > 0 ? trail : null;
}
