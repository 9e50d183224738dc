/**
 * The reasons why nothing of a shop can be read; each has its sentence on the demo's screen in every language of the site.
 * `no_products`: pages were read, and none held a product. `unreadable`: no page was, for no
 * reason that has a code of its own. `unfinished`: the reading ended before it met a product.
 */
export type UnreadableCode =
  | 'no_products'
  | 'no_page'
  | 'unreadable'
  | 'unfinished'
  | 'slow'
  | 'in_browser'
  | 'cookie_wall'
  | 'blog'
  | 'no_shop'
  | 'robots'
  | 'needs_login'
  | 'unreachable'
  | 'errors'
  | 'not_allowed'
  | 'busy';

/** Why nothing of a shop could be read; `message` is for the person who gave its address. */
export interface UnreadableReason {
  code: UnreadableCode;
  message: string;
}
