/**
 * Reads JSON as shops write it into their pages. Gives every value found: comments, raw control characters in strings,
 * trailing commas, wrong escapes, wrapping HTML comments and several objects in a row are forgiven; what cannot be
 * mended is left out. Never throws.
 */
export function lenientJson(text: string): unknown[] {
  const whole = attempt(text);
  if (whole !== failed) return [whole];
  const bare = text
    .replace(/^\s*(?:<!--|(?:\/\/)?\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, '')
    .replace(/(?:-->|\]\]>(?:\s*\*\/)?)\s*;?\s*$/, '');
  const decoded = bare.includes('"') ? bare : bare.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return topLevelValues(decoded)
    .map(attempt)
    .filter((value) => value !== failed);
}

const failed = Symbol('failed');

function attempt(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return failed;
  }
}

/** Cuts the text into its outermost objects and lists, mending each on the way. An unclosed last one is closed. */
function topLevelValues(text: string): string[] {
  const values: string[] = [];
  let out = '';
  const open: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '"') {
      const end = endOfString(text, at);
      if (open.length) out += mendedString(text.slice(at + 1, end));
      at = end;
    } else if (char === '/' && text[at + 1] === '/') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (char === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 1;
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      out += char;
    } else if ((char === '}' || char === ']') && open.length) {
      out = `${out.replace(/,\s*$/, '')}${open.pop()}`;
      if (!open.length) {
        values.push(out);
        out = '';
      }
    } else if (open.length) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: outside strings they mean nothing
      out += /[\u0000-\u001f]/.test(char) ? ' ' : char;
    }
  }
  if (open.length) values.push(out.replace(/[,:\s]*$/, '') + open.reverse().join(''));
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what makes the text no JSON
    .replace(/[\u0000-\u001f]/g, (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  return `"${escaped}"`;
}
