import { describe, expect, it } from 'vitest';
import { allLanguages } from '../index.ts';
import { type ClaimLexicon, claimLexicon } from './index.ts';
import { formsOfList, withoutValues, writtenForms } from './lists.ts';
import { talkPhrases } from './talk.ts';

/** Every list of a lexicon by its path: 'cues.price'. */
function listsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : listsOf(value as object, `${path}${key}.`),
  );
}

const valued = /^(?:numbers\.(?!joiners)|currencies|weekdays)/;
/** Two lists that say the opposite: no form may stand in both. */
const opposites: [string, (lexicon: ClaimLexicon) => [string, string]][] = [
  ['yes and no', ({ yes, no }) => [yes, no]],
  ['yes and negations', ({ yes, negations }) => [yes, negations]],
  ['free and negations', ({ free, negations }) => [free, negations]],
  ['all and some', ({ operators }) => [operators.all, operators.some]],
  ['always and never', ({ operators }) => [operators.always, operators.never]],
  ['with and without', ({ operators }) => [operators.with, operators.without]],
  ['full and partial', ({ operators }) => [operators.full, operators.partial]],
  ['more and less', ({ operators }) => [operators.more, operators.less]],
  ['before and after', ({ operators }) => [operators.before, operators.after]],
  ['upTo and atLeast', ({ operators }) => [operators.upTo, operators.atLeast]],
  ['over and under', ({ operators }) => [operators.over, operators.under]],
  ['dearer and cheaper', ({ cues }) => [cues.dearer, cues.cheaper]],
  ['dearest and cheapest', ({ cues }) => [cues.dearest, cues.cheapest]],
  ['in stock and out of stock', ({ cues }) => [cues.inStock, cues.outOfStock]],
  ['at most and at least', ({ cues }) => [cues.atMost, cues.atLeast]],
  ['open and closed', ({ concepts }) => [concepts.open, concepts.closed]],
  ['places at home and abroad', ({ places }) => [places.home, places.abroad]],
];

describe.each(allLanguages)('the words of claims in %s', (language) => {
  const lexicon = claimLexicon(language) as ClaimLexicon;
  const lists = listsOf(lexicon);

  it('fill every list', () => {
    expect(lists.filter(([path, list]) => path !== 'numbers.joiners' && writtenForms(list).length === 0)).toEqual([]);
    expect(lists.flatMap(([, list]) => writtenForms(list)).length).toBeGreaterThan(900);
  });

  it('end openly only at their end, and give every value', () => {
    for (const [path, list] of lists)
      for (const form of writtenForms(list)) {
        expect(form.slice(0, -1), path).not.toContain('*');
        if (valued.test(path)) expect(form, path).toMatch(/\s(?:-?\d+|[A-Z]{3})$/);
      }
  });

  it('give a number one value', () => {
    const words = `${lexicon.numbers.words}, ${lexicon.numbers.multipliers}`;
    const values = new Map<string, string>();
    for (const form of writtenForms(words)) {
      const [, word = '', value = ''] = /^(.*)\s(\S+)$/.exec(form) ?? [];
      expect([word, values.get(word) ?? value]).toEqual([word, value]);
      values.set(word, value);
    }
    const knownValues = new Set(values.values());
    for (const value of ['1', '2', '3', '5', '7', '10', '100', '1000'])
      if (language !== 'ja' || value !== '10') expect(knownValues).toContain(value);
  });

  it.each(opposites)('never put a form in both: %s', (_name, pick) => {
    const [first, second] = pick(lexicon).map((list) => new Set(formsOfList(list)));
    expect([...(first ?? [])].filter((form) => second?.has(form))).toEqual([]);
  });

  it('talk without figures, and without what was done', () => {
    const talk = Object.values(lexicon.talk).flatMap(formsOfList);
    const deeds = new Set(formsOfList(lexicon.deeds));
    expect(talk.filter((phrase) => /[\d%€$£]/.test(phrase) || deeds.has(phrase))).toEqual([]);
    expect([...talkPhrases(language).byKey.values()].filter((phrase) => phrase.length < 2)).toEqual([]);
  });
});

it('takes values off', () => expect(withoutValues('twenty one 21, three 3')).toBe('twenty one,three'));
