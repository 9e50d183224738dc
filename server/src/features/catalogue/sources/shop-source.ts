/** The address of a source by a shop's address: its host, so that www, scheme and path make no second catalogue. */
export function shopSource(url: string): string {
  return (URL.parse(url)?.host ?? url).replace(/^www\./, '').replace(/\.(?=:|$)/, '');
}
