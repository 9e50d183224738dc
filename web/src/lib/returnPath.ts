/** The path to return to after the login page. */

/** The login page that leads back to `path`. */
export const loginPath = (path: string): string => `/login?${new URLSearchParams({ next: path })}`;

/** The page to open after signing in; only a path of this site, else the Dashboard. */
export const returnPath = (search: URLSearchParams): string => {
  const next = search.get('next') ?? '';
  // '//host' and '/\host' are other sites to a browser.
  return /^\/(?![/\\])/.test(next) && !/^\/login\b/i.test(next) ? next : '/Dashboard';
};
