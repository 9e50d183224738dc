/** What the server sends is text. Only here does some of it become an address, and only http(s) does. */

/** The address, made absolute, or empty when it is not one of a web page. */
export function webAddress(text: string): string {
  if (!text) return '';
  try {
    const { protocol, href } = new URL(text, location.href);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}

/** Cuts a text into plain pieces (even places) and web addresses (odd places), which may become links. */
export function cutAtLinks(text: string): string[] {
  return text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/i);
}
