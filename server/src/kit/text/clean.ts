/** Takes out of a text by strangers what cannot be stored, or what would change how the text around it is read. */

/** Control characters except tabs and line breaks; marks that turn the direction of what follows; invisible breaks; what is no character. */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

/** A text of several lines, ended by `\n`, that the database and every page, mail and sentence can hold. */
export const plainProse = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '');

/** The same as one trimmed line. What was a break of any kind becomes a space. */
export const plainLine = (text: string): string =>
  plainProse(text.replace(/[\s\p{Cc}]+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim();
