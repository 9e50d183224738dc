/** The licences that packages may have which we ship, run or develop with (decision 005). */

/** Permissive ones: they ask for a notice at most. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
]);

/**
 * Others that decision 005 allows by name: a tool of development, a font, libvips beside sharp, which is loaded as a library of its own and not
 * changed, and a package that says 'BSD' without a number.
 */
const exceptions: readonly { name: RegExp; licence: string }[] = [
  { name: /^axe-core$/, licence: 'MPL-2.0' },
  { name: /^@fontsource-variable\/inter$/, licence: 'OFL-1.1' },
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  { name: /^duck$/, licence: 'BSD' },
];

/** Whether a package may have a licence, an SPDX expression: of parts joined by OR one is enough, of those joined by AND all are needed. */
export function isAllowed(name: string, expression: string): boolean {
  const inner = expression.trim();
  const alternatives = splitAt(inner, ' OR ');
  if (alternatives.length > 1) return alternatives.some((part) => isAllowed(name, part));
  const together = splitAt(inner, ' AND ');
  if (together.length > 1) return together.every((part) => isAllowed(name, part));
  if (inner.startsWith('(') && inner.endsWith(')')) return isAllowed(name, inner.slice(1, -1));
  return permissive.has(inner) || exceptions.some((exception) => exception.licence === inner && exception.name.test(name));
}

/** The parts of an expression between operators that are in no parentheses. */
function splitAt(expression: string, operator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < expression.length; at++) {
    if (expression[at] === '(') depth++;
    else if (expression[at] === ')') depth--;
    else if (depth === 0 && expression.startsWith(operator, at)) {
      parts.push(expression.slice(from, at));
      from = at + operator.length;
    }
  }
  return [...parts, expression.slice(from)];
}
