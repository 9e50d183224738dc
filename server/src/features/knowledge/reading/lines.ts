/** Lines of a page as paragraphs. Pure. */

/** From this length on a line was broken at the margin, so the next one continues it. */
const broken = 55;

/** Joins the lines that a page broke at its margin, and words that were divided there. Short lines stay as they are: headings and lists. */
export function paragraphsOf(page: string): string {
  const out: string[] = [];
  let open = false;
  for (const raw of page.split('\n')) {
    const line = raw.replaceAll(/\s+/g, ' ').trim();
    const last = out.at(-1);
    if (!line) open = false;
    else if (open && last !== undefined)
      out[out.length - 1] = /\p{L}-$/u.test(last) && /^\p{Ll}/u.test(line) ? last.slice(0, -1) + line : `${last} ${line}`;
    else out.push(line);
    if (line) open = line.length >= broken && !/[.!?:。！？]$/.test(line);
    else if (last) out.push('');
  }
  return out
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
