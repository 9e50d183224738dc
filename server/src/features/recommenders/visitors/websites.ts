/** Which websites may show a recommender. Pure. The loader checks the same to save a request; this check is the binding one. */
import { isIP } from 'node:net';

const hostLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const maxHost = 253;

/**
 * The website an owner means, as an origin (`https://shop.example`) or with `*.` for every subdomain (`https://*.shop.example`); null for
 * anything else. `https://` is put before an entry without a scheme (specification section 5); path, query and default port are
 * dropped, and names in any script become punycode.
 */
export function normaliseWebsite(entry: string): string | null {
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?\/{0,2}(.*)$/is.exec(entry.trim()) ?? [];
  const wildcard = rest.startsWith('*.');
  const url = URL.parse((scheme ?? 'https://') + (wildcard ? rest.slice(2) : rest));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const host = url.hostname.replace(/\.$/, '');
  // Without a scheme, a word without a dot is more often a typo than a host of an intranet.
  if (!isHost(host, rest) || ((wildcard || !scheme) && !host.includes('.') && !['localhost', '[::1]'].includes(host))) return null;
  if (wildcard && isAddress(host)) return null;
  return `${url.protocol}//${wildcard ? '*.' : ''}${host}${url.port && `:${url.port}`}`;
}

const example = 'A website looks like shop.example, or *.shop.example for all its subdomains.';

/** Why `normaliseWebsite` refused an entry, as a text for the person who typed it. */
export function whyNoWebsite(entry: string): string {
  const text = entry.trim();
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  const rest = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  if (scheme && !/^https?$/.test(scheme)) return `“${scheme}://” is not a website. ${example}`;
  if (rest === '') return `The name of the website is missing. ${example}`;
  if (/^[^/?#]*@/.test(rest)) return `This looks like an e-mail address, or carries a password. ${example}`;
  if (/\s/.test(rest)) return `A website has no spaces in it. ${example}`;
  if (rest.includes('*')) return 'A star stands for subdomains and comes once, in front of a whole domain: *.shop.example';
  if (!rest.split(/[/?#]/)[0]?.includes('.')) return `The ending is missing, such as .com. ${example}`;
  return `This is not a website. ${example}`;
}

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/** An IP address must have been written as one: URLs accept `1.2` for 1.0.0.2. */
const isHost = (host: string, written: string) =>
  isAddress(host) ? written.includes(host) : host.length <= maxHost && host.split('.').every((label) => hostLabel.test(label));

/**
 * Whether a page of `origin` (the request's Origin header) may use a recommender: one of our own pages, or of one of `websites`, each as
 * `normaliseWebsite` gives it. A subdomain entry does not stand for its own domain.
 *
 * A request without Origin is allowed: a browser sends one with every cross-site fetch and every POST, and omits it in a GET within a site,
 * so the page is ours, or the client is not a browser and could send any Origin.
 */
export function isAllowedOrigin(websites: readonly string[], origin: string | undefined, ownOrigin: string): boolean {
  if (origin === undefined || origin === ownOrigin) return true;
  return isListed(websites, origin);
}

/** Whether an origin is one of `websites`. */
export function isListed(websites: readonly string[], origin: string): boolean {
  // No page has such an origin; it would be the entry itself.
  if (origin.includes('*')) return false;
  if (websites.includes(origin)) return true;
  const url = URL.parse(origin);
  // Only an origin in its normal form; `null` and anything with a path or credentials is refused.
  if (url?.origin !== origin) return false;
  return websites.some((website) => {
    const [scheme, domain] = website.split('*');
    // `domain` begins with the dot, so evilshop.example is not a subdomain of shop.example.
    return domain !== undefined && `${url.protocol}//` === scheme && url.host.endsWith(domain) && url.host.length > domain.length;
  });
}
