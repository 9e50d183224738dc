/** 'Check my site': reads one page of an allowed website and explains in plain words whether the snippet works there. */
import type { SiteCheck } from '@parley/contract';
import { loaderFile } from '@parley/contract/paths';
import { type FetchedPage, FetchRefused } from '../../../platform/fetch/index.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/index.ts';
import { openCrawl, RobotsRefused } from '../../catalogue/index.ts';
import * as store from '../store.ts';
import { isListed } from '../visitors/websites.ts';
import { blockedBy, policiesOf } from './csp.ts';
import { type FoundSnippet, type PageFacts, readSnippets } from './page.ts';

const maxPageBytes = 4 * 1024 * 1024;
const totalTimeoutMs = 15_000;
/** robots.txt and the page, each with one retry. */
const pageCount = 4;

interface CheckInput {
  ownerId: number;
  id: number;
  url: string;
  /** The origins that our script may come from: PUBLIC_URL, and the address this owner uses. */
  servers: readonly string[];
}

type Verdict = Pick<SiteCheck, 'reason' | 'message'> & { notes?: string[] };

/** Checks the page at `input.url`. Problems of the page or its website are part of the answer. @throws HttpError 404 for an unknown recommender. */
export async function checkSite(platform: Platform, input: CheckInput): Promise<SiteCheck> {
  const row = await store.findRecommender(platform.db, input.ownerId, input.id);
  if (!row) throw notFound('The recommender');
  const websites = (await store.websitesOf(platform.db, input.ownerId, input.id)).map(({ website }) => website);
  const { origin } = new URL(input.url);
  if (!isListed(websites, origin))
    return answer(input.url, {
      reason: 'website_not_allowed',
      message: `${origin} is not among the allowed websites of this recommender. Add it first: only allowed websites can be checked.`,
    });
  let page: FetchedPage;
  try {
    page = await fetchPage(platform, input.url);
  } catch (error) {
    return answer(input.url, whyNotRead(error));
  }
  const verdict = judge(page, input, websites);
  const off = row.active ? [] : ['This recommender is switched off, so visitors do not see it. Switch it to active on the Dashboard.'];
  return answer(page.url, { ...verdict, notes: [...(verdict.notes ?? []), ...off] });
}

const answer = (url: string, { reason, message, notes = [] }: Verdict): SiteCheck => ({
  found: reason === 'found' || reason === 'blocked_by_csp',
  reason,
  message,
  notes,
  url,
});

async function fetchPage(platform: Platform, url: string): Promise<FetchedPage> {
  const crawl = openCrawl(platform.fetch, { limits: { pages: pageCount, totalMs: totalTimeoutMs } });
  try {
    return await crawl.get(url, {
      types: ['text/html', 'application/xhtml+xml'],
      limits: { maxBytes: maxPageBytes, totalMs: totalTimeoutMs },
    });
  } finally {
    crawl.end();
  }
}

function whyNotRead(error: unknown): Verdict {
  if (error instanceof RobotsRefused)
    return {
      reason: 'robots',
      message:
        'The robots.txt of this website does not let us read the page. Your visitors are not affected: open the page in a browser, and we notice the snippet by ourselves.',
    };
  if (error instanceof FetchRefused && error.code === 'wrong_type')
    return {
      reason: 'not_a_page',
      message: 'This address does not answer with a web page. Give the address of a page that visitors see.',
    };
  return {
    reason: 'unreachable',
    message: error instanceof FetchRefused ? error.message : 'The website did not answer in time. Try again in a moment.',
  };
}

/** The paths to which shops redirect visitors who must enter a password first. */
const loginPath = /\/(?:password|login|log-in|signin|sign-in|wp-login\.php|account\/login)\/?$/i;

function judge(page: FetchedPage, input: CheckInput, websites: readonly string[]): Verdict {
  const { origin, pathname } = new URL(page.url);
  const moved = page.url !== input.url;
  if (page.status === 401 || page.status === 403 || (moved && loginPath.test(pathname)))
    return {
      reason: 'login',
      message:
        'The page asks for a password, or does not let programs read it. Take the password off for the check, or open the page in your own browser: we notice the snippet by ourselves.',
    };
  if (page.status === 404 || page.status === 410) return { reason: 'not_found', message: 'There is no page at this address.' };
  if (page.status >= 400)
    return { reason: 'unreachable', message: `The website answered with the error ${page.status}. Try again in a moment.` };
  if (!isListed(websites, origin))
    return {
      reason: 'sent_on',
      message: `This address sends visitors on to ${origin}, which is not among the allowed websites, so the recommender does not show there. Add ${origin}.`,
    };
  return judgeContent(readSnippets(page.text(), page.url), page, input);
}

function judgeContent(facts: PageFacts, page: FetchedPage, input: CheckInput): Verdict {
  const isOurs = ({ server }: FoundSnippet) => server === null || input.servers.includes(server);
  const isThis = ({ ownerId, recommenderId }: FoundSnippet) => ownerId === input.ownerId && recommenderId === input.id;
  const right = facts.snippets.find((snippet) => isOurs(snippet) && isThis(snippet));
  if (right) return judgeSnippet(right, facts, page, input);
  const foreign = facts.snippets.find(isThis);
  if (foreign)
    return { reason: 'other_server', message: `The snippet is there, but it loads from ${foreign.server}. Copy it again from here.` };
  const [other] = facts.snippets;
  if (other)
    return {
      reason: 'other_ids',
      message: `There is a snippet, but of another recommender (number ${other.recommenderId ?? 'unknown'} instead of ${input.id}). Replace it with the snippet of this one.`,
    };
  if (facts.tagManager)
    return {
      reason: 'tag_manager',
      message:
        'The snippet is not in the page itself, but Google Tag Manager is, which may add it in the browser. Open the page once: we notice the snippet by ourselves.',
    };
  return {
    reason: 'missing',
    message:
      'The page can be read, but the snippet is not in it. Paste it, publish your change, and empty the cache of your shop if it has one.',
  };
}

function judgeSnippet(snippet: FoundSnippet, facts: PageFacts, page: FetchedPage, input: CheckInput): Verdict {
  const server = snippet.server ?? input.servers[0] ?? '';
  const header = page.headers['content-security-policy'];
  const policies = policiesOf([...(header ? [header] : []), ...facts.policies]);
  const blocked = blockedBy(policies, { script: snippet.script ?? server + loaderFile, page: page.url, nonce: snippet.nonce });
  if (blocked.length > 0)
    return {
      reason: 'blocked_by_csp',
      message: `The snippet is there, but the page's Content-Security-Policy stops it. Add ${new URL(server).origin} to ${blocked.join(' and ')}.`,
    };
  const notes = [
    snippet.heldBack &&
      'A speed or consent plugin holds the snippet back until the visitor does something. Exclude embed.js there to show the recommender at once.',
    facts.snippets.length > 1 && `The page holds ${facts.snippets.length} snippets of Parley. One for each recommender is enough.`,
  ];
  return { reason: 'found', message: 'The snippet is there, with the right numbers.', notes: notes.filter((note) => note !== false) };
}
