/** /robots.txt: allows public pages, disallows the addresses of owners and visitors. */
import { originMark } from '../../lib/site/siteMeta.ts';

const closed = [
  '/api/',
  '/Dashboard',
  '/popups',
  '/Questionnaire',
  '/Analytics',
  '/History',
  '/Messages',
  '/Products',
  '/Settings',
  '/ChatGPT',
  '/invite/',
  '/new-password/',
  '/unsubscribe/',
  '/no-more-mail/',
  '/de/invite/',
  '/de/new-password/',
  '/de/unsubscribe/',
  '/de/no-more-mail/',
];

/** Writes robots.txt. */
export const loader = () =>
  new Response(`User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${originMark}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
