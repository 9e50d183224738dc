/** Which websites may show a recommender. The server checks the same by Origin; checking here saves a request. */

/**
 * Whether the owner allowed the page's origin.
 * @param origin as in `location.origin`
 * @param websites origins, or with `*.` before the host for its subdomains (not the host itself)
 */
export function isAllowed(origin: string, websites: readonly string[]): boolean {
  return websites.some((website) => {
    // Without a star both parts are the whole, and an origin that begins and ends with another is equal to it.
    const [begin, end = begin] = website.split('*') as [string, string?];
    return begin && origin.startsWith(begin) && origin.endsWith(end);
  });
}
