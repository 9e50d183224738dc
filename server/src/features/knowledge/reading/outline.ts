/** Markup as the plain text that the assistant's passages are made from: a heading stands right above its paragraph. Pure. */
import { load } from '../../../platform/html.ts';

type Element = Parameters<ReturnType<typeof load>>[0];

const blocks = 'h1, h2, h3, h4, h5, h6, p, li, pre, blockquote, tr';

/** The text of HTML, paragraph by paragraph. The rows of a table are lines, their cells separated by ` | `. */
export function outlineOf(html: string): string {
  const $ = load(html);
  $('script, style, img').remove();
  $('br').replaceWith('\n');
  const parts: { heading: boolean; item: boolean; text: string }[] = [];
  $(blocks).each((_, element) => {
    // A block inside another block is a part of it.
    const inner = $(element);
    if (inner.is('p') && inner.closest('li, td, th, blockquote').length > 0) return;
    const text = inner.is('tr') ? cellsOf($, element) : tidy(inner.clone().children('ul, ol').remove().end().text());
    if (text)
      parts.push({ heading: /^h[1-6]$/.test(element.tagName), item: inner.is('li, tr'), text: inner.is('li') ? `- ${text}` : text });
  });
  return parts
    .map(({ heading, item, text }, at) => {
      const before = parts[at - 1];
      const joins = before && (before.heading || (item && before.item)) && !heading;
      return `${at === 0 ? '' : joins ? '\n' : '\n\n'}${text}`;
    })
    .join('');
}

const cellsOf = ($: ReturnType<typeof load>, row: Element): string =>
  $(row)
    .children('td, th')
    .toArray()
    .map((cell) => tidy($(cell).text()))
    .filter(Boolean)
    .join(' | ');

const tidy = (text: string) =>
  text
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
