/**
 * Other people's words in a prompt: what visitors, pages, and the authors of titles and descriptions wrote. They are data, so they get no chance to
 * look like a part of the prompt: one line, in quotes, without the signs of tags. Pure.
 */

/** What is not shown: signs that turn the direction of text, joiners, and tag characters that hide letters. */
const invisible = /\p{Cf}/gu;
/** Line breaks of every kind, and control characters. */
const gaps = /[\s\p{Cc}\p{Z}]+/gu;
const lookalikes: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '＜': '‹',
  '＞': '›',
  '﹤': '‹',
  '﹥': '›',
  '{': '(',
  '}': ')',
  '｛': '(',
  '｝': ')',
  '"': '”',
  '“': '”',
  '„': '”',
  '`': '’',
};
const signs = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');

/** The words on one line, without signs that could begin or end a part of the prompt; cut after `most` characters. */
export function plainLine(text: string, most: number): string {
  const line = text
    .replaceAll(invisible, '')
    .replaceAll(gaps, ' ')
    .replaceAll(signs, (sign) => lookalikes[sign] ?? '')
    .trim();
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** The words as a quotation of which they cannot break out. */
export const quoted = (text: string, most: number): string => `"${plainLine(text, most)}"`;
