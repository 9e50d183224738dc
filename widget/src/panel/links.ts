/** Turns text from the server into addresses. Only http(s) addresses are accepted. */

/** The absolute address, or empty when the text is not an http(s) address. */
export function webAddress(text: string): string {
  if (!text) return '';
  try {
    const { protocol, href } = new URL(text, location.href);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}

/** Splits a text into plain pieces (even indexes) and web addresses (odd indexes), which are shown as links. */
export function cutAtLinks(text: string): string[] {
  return text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i);
}
