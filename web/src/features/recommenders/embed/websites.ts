/** Parses website entries. Pure. */

/** Adds `https://` to an entry without a scheme (specification section 5). */
export const withScheme = (typed: string): string => {
  const entry = typed.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(entry) ? entry : `https://${entry}`;
};

/** The initial address for a check: the first website with a single host, or the domain after `*.`. */
export const addressToCheck = (websites: readonly string[]): string => {
  const exact = websites.find((website) => !website.includes('*'));
  if (exact) return `${exact}/`;
  return websites[0] ? `${websites[0].replace('*.', 'www.')}/` : '';
};
