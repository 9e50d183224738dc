import { getDomain } from 'tldts';

/** The websites on which a shop's recommender may show: its origin, and the same with or without `www.`. `origin` as URLs have it. */
export function websitesOfShop(origin: string): string[] {
  const url = new URL(origin);
  const domain = getDomain(url.hostname);
  if (domain === null || ![domain, `www.${domain}`].includes(url.hostname)) return [origin];
  const other = new URL(origin);
  other.hostname = url.hostname === domain ? `www.${domain}` : domain;
  return [origin, other.origin];
}
