/** /robots.txt: allows public pages, disallows the addresses of owners and visitors. */
import { inLanguage, languages } from '../../lib/site/language.ts';
import { originMark } from '../../lib/site/siteMeta.ts';
import { mailedPages } from '../../sitePages.ts';
import { screens } from '../owner/screens.ts';

/** Crawlers tell capitals from small letters, Parley does not: each screen as it is linked and as it is often typed. */
const ofOwners = [...screens.flatMap(({ to, under }) => [to, ...under]), '/Logout', '/logout'];
const ofMails = mailedPages.flatMap(({ path }) => languages.map((language) => inLanguage(path.slice(0, path.indexOf(':')), language)));
const closed = [...new Set(['/api/', ...ofOwners, ...ofMails])];

/** Writes robots.txt. */
export const loader = () =>
  new Response(`User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${originMark}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
