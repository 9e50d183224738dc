/** Which websites may show a recommender. The server checks the same by Origin; checking here saves a request. */

/**
 * Whether the owner allowed the page's origin.
 * @param origin as in `location.origin`
 * @param websites origins, or with `*.` before the host for its subdomains (not the host itself)
 */
export function isAllowed(origin: string, websites: readonly string[]): boolean {
  return websites.some((website) => {
    const [scheme = '', subdomainOf] = website.split('*');
    return subdomainOf ? origin.startsWith(scheme) && origin.endsWith(subdomainOf) : origin === website;
  });
}
