/** The source of a shop's address: its host without www, so that another scheme or path is no second source. */
export function shopSource(url: string): string {
  return (URL.parse(url)?.host ?? url).replace(/^www\./, '').replace(/\.(?=:|$)/, '');
}
