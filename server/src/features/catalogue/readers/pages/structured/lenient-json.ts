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

/** Splits the text into its outermost objects and lists and repairs each. The last one is closed if it is not. */
function topLevelValues(text: string): string[] {
  const values: string[] = [];
  let parts: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '"') {
      const end = endOfString(text, at);
      if (open.length) parts.push(mendedString(text.slice(at + 1, end)));
      at = end;
    } else if (char === '/' && text[at + 1] === '/') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (char === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 1;
    } else if (char === '{' || char === '[') {
      if (open.length >= deepest) return values;
      open.push(char === '{' ? '}' : ']');
      parts.push(char);
    } else if ((char === '}' || char === ']') && open.length) {
      if (parts.at(-1) === ',') parts.pop();
      parts.push(open.pop() ?? '');
      if (!open.length) {
        values.push(parts.join(''));
        parts = [];
      }
    } else if (open.length && char > ' ' && char.trim()) {
      // White space outside strings is dropped, so that the last part before a closing bracket shows a trailing comma.
      parts.push(char);
    }
  }
  while (parts.at(-1) === ',' || parts.at(-1) === ':') parts.pop();
  if (open.length) values.push(parts.join('') + open.reverse().join(''));
  return values;
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
