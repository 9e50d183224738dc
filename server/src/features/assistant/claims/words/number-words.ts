/** Numbers in words: 'twenty-five', 'fünfundzwanzig', 'quatre-vingt-dix', '二十五'. */
import { spacesWords } from '../../../../kit/languages/index.ts';
import type { CompiledLexicon, Hit } from './lexicon.ts';

interface Part {
  value: number;
  multiplies: boolean;
}

/** The value of parts in their order: smaller ones add up, a multiplier multiplies what stands before it. */
function totalOf(parts: readonly Part[]): number {
  let total = 0;
  let group = 0;
  for (const { value, multiplies } of parts) {
    if (!multiplies) {
      // 'quatre vingt': four times twenty.
      if (value === 20 && group === 4) group = 80;
      else group += value;
    } else if (value >= 1000) {
      total += (group || 1) * value;
      group = 0;
    } else {
      const low = group % value;
      group = group - low + (low || 1) * value;
    }
  }
  return total + group;
}

export interface NumberRun {
  from: number;
  to: number;
  value: number;
}

/** The runs of number words, each as one number. */
export function numberRuns(lexicon: CompiledLexicon, words: readonly string[], hits: readonly Hit[]): NumberRun[] {
  const partAt = new Map<number, { to: number; part: Part }>();
  const joiners = new Set<number>();
  for (const { role, from, to, value } of hits) {
    if (role === 'number' || role === 'multiplier') partAt.set(from, { to, part: { value, multiplies: role === 'multiplier' } });
    if (role === 'joiner') joiners.add(from);
  }
  const runs: NumberRun[] = [];
  for (let at = 0; at < words.length; ) {
    const parts: Part[] = [];
    let end = at;
    for (;;) {
      const next = partAt.get(end) ?? (joiners.has(end) && parts.length > 0 ? partAt.get(end + 1) : undefined);
      if (!next || (parts.length > 0 && !continues(parts, next.part, joiners.has(end)))) break;
      parts.push(next.part);
      end = next.to;
    }
    if (parts.length === 0) {
      const glued = gluedNumber(lexicon, words[at] ?? '');
      if (glued !== null) runs.push({ from: at, to: at + 1, value: glued });
      at++;
      continue;
    }
    runs.push({ from: at, to: end, value: totalOf(parts) });
    at = end;
  }
  return runs;
}

/** 'twenty five' is one number, 'two three' and 'three and five' are two. */
function continues(parts: readonly Part[], next: Part, joined: boolean): boolean {
  const last = parts.at(-1) as Part;
  if (next.multiplies) return last.value < next.value;
  if (last.multiplies) return next.value < last.value;
  if (joined) return (last.value >= 20 && next.value < 20) || (last.value < 10 && next.value >= 20 && next.value % 10 === 0);
  return last.value >= 20 && next.value < 20 && last.value % 10 === 0;
}

const shortestGlued = 6;

/** A number that is written as one word: 'fünfundzwanzig', 'venticinque', 'zweihundert'. */
function gluedNumber({ byWord, source, language }: CompiledLexicon, word: string): number | null {
  if (word.length < shortestGlued || !spacesWords(language) || /\d/.test(word)) return null;
  const joiners = source.numbers.joiners.split(',').map((joiner) => joiner.trim());
  const read = (rest: string, parts: readonly Part[]): number | null => {
    if (rest === '') return parts.length > 1 ? totalOf(parts) : null;
    for (let length = Math.min(rest.length, 12); length >= 2; length--) {
      const start = rest.slice(0, length);
      const meaning = byWord
        .get(start)
        ?.find(({ words }) => words.length === 1)
        ?.meanings.find(({ role }) => role === 'number' || role === 'multiplier');
      if (meaning) {
        const value = read(rest.slice(length), [...parts, { value: meaning.value, multiplies: meaning.role === 'multiplier' }]);
        if (value !== null) return value;
      } else if (parts.length > 0 && joiners.includes(start)) {
        const value = read(rest.slice(length), parts);
        if (value !== null) return value;
      }
    }
    return null;
  };
  return read(word, []);
}
