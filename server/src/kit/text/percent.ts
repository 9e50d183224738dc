/**
 * A text with its percent codes decoded.
 * @param otherwise what a broken code gives
 * @param decode `decodeURI` leaves the codes of characters that have a meaning in an address
 */
export function decodedOr(text: string, otherwise: string, decode: (text: string) => string = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return otherwise;
  }
}
