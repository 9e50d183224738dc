/** Whether a visitor left a way to reach them: an e-mail address or a phone number. Pure, and rather too careful than too quick. */

/** Bounded in every part, so that no text takes long. */
const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}@-])/u;

/** Digits as people group them; what stands around it must not make it a part of something else: an order number, a price, a link. */
const phonePattern = /(?<![\p{L}\p{N}#@./:_%-])\+?\(?\d[\d ()/.\u00a0-]{5,22}\d(?![\p{L}\p{N}@%€$£_]|[.,:/-]\d)/gu;

const date = /^\(?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[ ]\d{1,2})?$/;
/** (555) 123-4567 and its like. */
const northAmerican = /^\(?[2-9]\d{2}\)?[ .-][2-9]\d{2}[ .-]\d{4}$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length > 15 || date.test(text) || /^0\.\d+$/.test(text)) return false;
  if (text.startsWith('+')) return digits.length >= 8;
  if (northAmerican.test(text)) return true;
  // A number at home begins with a 0; a longer row of digits without a gap is a barcode.
  return digits.startsWith('0') && digits.length >= 8 && (digits.length <= 12 || /\D/.test(text));
}

/** True for text that holds an e-mail address or a phone number with its prefix. */
export const holdsContact = (text: string): boolean =>
  email.test(text) || (text.match(phonePattern) ?? []).some((found) => isPhone(found.trim()));
