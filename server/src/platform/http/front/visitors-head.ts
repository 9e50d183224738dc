/** The headers of an answer to a visitor's call that writes. Pages of any shop may read it. */
export const visitorsHead = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};
