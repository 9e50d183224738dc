/** Detects contact details (an e-mail address or a phone number) in visitor text. Pure. It prefers missing some to false alarms. */

/** Every quantifier is bounded, so that no text makes matching slow. */
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}@-])/u;

/** Digits grouped as people write phone numbers, unless the surrounding characters show an order number, a price or a link. */
const phonePattern = /(?<![\p{L}\p{N}#@./:_%-])\+?\(?\d[\d ()/.\u00a0-]{5,22}\d(?![\p{L}\p{N}@%€$£_]|[.,:/-]\d)/gu;

const date = /^\(?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[ ]\d{1,2})?$/;
/** For example (555) 123-4567. */
const northAmerican = /^\(?[2-9]\d{2}\)?[ .-][2-9]\d{2}[ .-]\d{4}$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length > 15 || date.test(text) || /^0\.\d+$/.test(text)) return false;
  if (text.startsWith('+')) return digits.length >= 8;
  if (northAmerican.test(text)) return true;
  // A national number begins with 0; a longer run of digits without separators is a barcode.
  return digits.startsWith('0') && digits.length >= 8 && (digits.length <= 12 || /\D/.test(text));
}

/** Whether the text contains an e-mail address or a phone number with its prefix. */
export const holdsContact = (text: string): boolean =>
  email.test(text) || (text.match(phonePattern) ?? []).some((match) => isPhone(match.trim()));

/** The text with dots in place of its e-mail addresses and phone numbers. */
export const withoutContact = (text: string): string =>
  text.replaceAll(new RegExp(email.source, 'gu'), '…').replaceAll(phonePattern, (match) => (isPhone(match.trim()) ? '…' : match));
