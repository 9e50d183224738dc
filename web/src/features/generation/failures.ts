/** The first remedy for each reason why a shop could not be read. */

/** `address` asks for another address, `feed` for that of a product feed, `again` reads the same one, `describe` goes on without reading. */
export type FirstAction = 'address' | 'feed' | 'again' | 'describe';

const firstActions: Readonly<Record<string, FirstAction>> = {
  unreachable: 'address',
  no_page: 'address',
  unreadable: 'address',
  not_allowed: 'address',
  no_products: 'address',
  blog: 'address',
  no_shop: 'describe',
  needs_login: 'describe',
  in_browser: 'feed',
  cookie_wall: 'feed',
  robots: 'again',
  slow: 'again',
  errors: 'again',
  unfinished: 'again',
  busy: 'again',
  broke_off: 'again',
};

/** The first action for a failure code; another address for one that is not listed. */
export const firstActionOf = (code: string): FirstAction => firstActions[code] ?? 'address';
