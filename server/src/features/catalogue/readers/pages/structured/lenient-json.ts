/** Deeper than any real data; recursing much deeper overflows the stack. */
const deepest = 100;

/**
 * Reads JSON as shops write it into their pages, and gives every value found. Accepts comments, control characters in strings, trailing
 * commas, wrong escapes, HTML comments around the whole and several objects in a row. What cannot be repaired or is nested too deep is left
 * out. Never throws, and takes linear time.
 */
export function lenientJson(text: string): unknown[] {
  const trimmed = text.trim();
  const whole = attempt(trimmed);
  if (whole !== failed) return isTooDeep(whole) ? [] : [whole];
  const bare = trimmed
    .replace(/^(?:<!--|(?:\/\/)?\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:-->|\]\]>(?:\s*\*\/)?)\s*;?$/, '');
  const decoded = bare.includes('"') ? bare : bare.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return topLevelValues(decoded)
    .map(attempt)
    .filter((value) => value !== failed && !isTooDeep(value));
}

const failed = Symbol('failed');

function attempt(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return failed;
  }
}

/** Level by level: recursion would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

const closingOf = new Map([
  ['{', '}'],
  ['[', ']'],
]);
const closings = new Set(closingOf.values());

/** Splits the text into its outermost objects and lists and repairs each. The last one is closed if it is not. */
function topLevelValues(text: string): string[] {
  const values: string[] = [];
  let parts: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const { part, end } = partAt(text, at);
    at = end;
    const closing = closingOf.get(part);
    if (closing) {
      if (open.length >= deepest) return values;
      open.push(closing);
      parts.push(part);
    } else if (open.length && closings.has(part)) {
      if (parts.at(-1) === ',') parts.pop();
      parts.push(open.pop() ?? '');
      if (open.length) continue;
      values.push(parts.join(''));
      parts = [];
    } else if (open.length && part) parts.push(part);
  }
  while (parts.at(-1) === ',' || parts.at(-1) === ':') parts.pop();
  if (open.length) values.push(parts.join('') + open.reverse().join(''));
  return values;
}

/**
 * The string or the character at a place, and where it ends. Comments and white space are empty parts, so that the last part before a closing
 * bracket shows a trailing comma.
 */
function partAt(text: string, at: number): { part: string; end: number } {
  const char = text[at] ?? '';
  if (char === '"') {
    const end = endOfString(text, at);
    return { part: mendedString(text.slice(at + 1, end)), end };
  }
  const following = char === '/' ? text[at + 1] : '';
  if (following === '/') return { part: '', end: endOfComment(text, '\n', at) };
  if (following === '*') return { part: '', end: endOfComment(text, '*/', at + 2) };
  return { part: char > ' ' ? char.trim() : '', end: at };
}
/** Where the last character of `close` stands. */
function endOfComment(text: string, close: string, from: number): number {
  const at = text.indexOf(close, from);
  return at < 0 ? text.length : at + close.length - 1;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function mendedString(inner: string): string {
  const escaped = inner
    .replace(/\\(?!["\\/bfnrt]|u[0-9a-f]{4})/gi, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids these in strings
    .replace(/[\u0000-\u001f]/g, (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return `"${escaped}"`;
}
