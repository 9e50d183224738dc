import type { CheerioAPI } from 'cheerio';
import type { Answers } from '../../crawl/crawl.ts';
import type { UnreadableReason } from '../../unreadable-reason.ts';
import { loadPage } from '../load-page.ts';
import { isConsentWall } from './consent-wall.ts';
import { textPieces } from './page-lines.ts';
import { siteKindOf } from './site-kind.ts';

/** What the reading saw of a shop before it gave up. */
export interface Evidence extends Answers {
  /** The limit that ended the reading; '' when it came to its end. */
  limit: string;
}

const closedWords =
  /maintenance|under construction|coming soon|opening soon|be right back|wartung|in kürze|bald (?:wieder )?(?:da|verfügbar)|en construction|bientôt|próximamente|mantenimiento|manutenzione|prossimamente|onderhoud|przerwa techniczna|wkrótce|bakım|yakında|メンテナンス|準備中|صيانة/i;

/**
 * Why nothing of a shop could be read, in this order: a password, a sign-in form; pages rendered in the browser, a question about cookies and
 * a maintenance notice, unless the page is one of a site of another kind; pages that are too slow, refused, broken or forbidden; a reading that a limit ended; a
 * site that is a blog or another business. Else pages were read and held no products, or no page could be read at all.
 */
export function noProductsReason(html: string, url: string, seen: Evidence): UnreadableReason {
  const $ = html.trim() === '' ? null : loadPage(html);
  const locked = $ && lockOn($);
  if (locked) return locked;
  const lines = $ ? textPieces($) : [];
  const kind = $ && siteKindOf($, html, lines);
  return ($ && !kind && coverOn($, url, lines)) || reasonOfReading(seen) || (kind && otherSites[kind]) || nothingOn(html, $, seen.pages);
}

/** The message when no other reason is known: that pages were read, if any were. */
function nothingOn(html: string, $: CheerioAPI | null, pages: number): UnreadableReason {
  const isEmpty = html.trim() === '';
  if (isEmpty && pages === 1) return { code: 'no_page', message: 'The page at this address is empty.' };
  if (!isEmpty && !$ && pages <= 1)
    return { code: 'unreadable', message: 'The page at this address is too large or too deeply nested to be read.' };
  if (pages === 0) return { code: 'unreadable', message: 'No page of this shop could be read, so it is not known what it sells.' };
  const read =
    pages === 1
      ? 'One page was read, and it shows no product'
      : `${pages.toLocaleString('en')} pages were read, and none of them shows a product`;
  return { code: 'no_products', message: `No products were found. ${read} with its price.` };
}

function reasonOfReading({ pages, slow, refused, broken, forbidden, limit }: Evidence): UnreadableReason | null {
  if (slow > 0 && slow >= pages / 2)
    return { code: 'slow', message: `This shop answers too slowly to be read: ${pagesOfIt(slow)} took longer than 10 seconds.` };
  if (refused + broken > 0 && refused + broken >= pages)
    return refused > broken
      ? { code: 'not_allowed', message: `This shop does not let programs read it: ${pagesOfIt(refused)} refused to answer.` }
      : { code: 'errors', message: `The pages of this shop do not work at the moment: ${pagesOfIt(broken)} answered with an error.` };
  if (forbidden > 0 && forbidden >= pages)
    return {
      code: 'robots',
      message: `The shop's robots.txt keeps programs out of ${pagesOfIt(forbidden)}, and no product was found on the others.`,
    };
  if (limit === '') return null;
  return { code: 'unfinished', message: `The reading of this shop is not finished: ${limit}, and no product was found so far.` };
}

const pagesOfIt = (count: number): string => (count === 1 ? 'a page of it' : `${count.toLocaleString('en')} of its pages`);

const otherSites: Record<'business' | 'blog', UnreadableReason> = {
  business: {
    code: 'no_shop',
    message:
      'This is the website of a business that sells nothing online, such as a restaurant: its pages show no product that can be ordered.',
  },
  blog: { code: 'blog', message: 'This is a blog or a magazine: its pages are articles, and none of them sells a product.' },
};

/** A password or a sign-in form. */
function lockOn($: CheerioAPI): UnreadableReason | null {
  const names = $('html, body')
    .map((_, each) => $(each).attr('class') ?? '')
    .get()
    .join(' ');
  if (
    /template-password|storefront-?password|password-page/i.test(names) ||
    $('form[action$="/password"] input[type="password"]').length > 0
  )
    return { code: 'needs_login', message: 'This shop is closed behind a password, so its products cannot be read.' };
  if ($('input[type="password" i]').length > 0 && $('a[href]').length < 15)
    return { code: 'needs_login', message: 'This shop can only be seen after signing in, so its products cannot be read.' };
  return null;
}

/** Something in front of the shop, or in its place: a question about cookies, a maintenance notice. */
function coverOn($: CheerioAPI, url: string, lines: readonly string[]): UnreadableReason | null {
  const links = $('a[href]').length;
  const text = lines.join(' ');
  if (isConsentWall($, url, lines) && !isEmptyProgram($)) {
    return {
      code: 'cookie_wall',
      message:
        'This shop shows its pages only after its cookies are accepted, which a program cannot do. Give the address of its product feed instead, or upload a CSV file.',
    };
  }
  const headings = $('title, h1, h2').text();
  if (closedWords.test(`${headings} ${text.length < 600 ? text : ''}`) && links < 15)
    return { code: 'unreachable', message: 'The shop is not open at the moment: it shows a page about maintenance or its opening.' };
  if ($('script').length > 0 && links < 3 && (text.length < 200 || isEmptyProgram($))) {
    return {
      code: 'in_browser',
      message:
        'The pages of this shop are put together by a program in the browser, so there is nothing in them to read. Give the address of its product feed instead, or upload a CSV file.',
    };
  }
  return null;
}

/** Whether a page has the element that a program fills, and nothing in it. */
const isEmptyProgram = ($: CheerioAPI): boolean =>
  $('#root, #app, #__next, #__nuxt, #___gatsby, app-root')
    .toArray()
    .some((each) => $(each).text().trim() === '');
