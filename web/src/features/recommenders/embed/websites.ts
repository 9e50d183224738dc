/** What is typed and kept as a website. Pure. */

/** `https://` before an entry without a scheme (specification section 5). */
export const withScheme = (typed: string): string => {
  const entry = typed.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(entry) ? entry : `https://${entry}`;
};

/** An address to begin a check with: the first website that names one host, or the domain behind the star. */
export const addressToCheck = (websites: readonly string[]): string => {
  const exact = websites.find((website) => !website.includes('*'));
  if (exact) return `${exact}/`;
  return websites[0] ? `${websites[0].replace('*.', 'www.')}/` : '';
};
