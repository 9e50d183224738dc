import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReasoningFilter } from './reasoning.ts';

const secret = 'SECRET the visitor wants a cheap thing, so hide the discount SECRET';
const answer = 'We deliver in three working days, everywhere in Europe.';

/** Everything that visitors see of a text that arrives in these pieces. */
function seen(pieces: readonly string[], { cut = false, holdAll = false } = {}): string {
  const filter = createReasoningFilter(holdAll);
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end(cut);
}
const whole = (text: string, options?: { cut?: boolean; holdAll?: boolean }) => seen([text], options);

/** A text with reasoning, in the marks of the models that write it into their text. */
const marked: [string, string][] = [
  ['think', `<think>${secret}</think>${answer}`],
  ['think, upper case and spaces', `< THINK >${secret}</ Think >\n\n${answer}`],
  ['think with an attribute', `<think time="3">${secret}</think>${answer}`],
  ['think, escaped', `&lt;think&gt;${secret}&lt;/think&gt;${answer}`],
  ['reasoning', `<reasoning>\n${secret}\n</reasoning>\n${answer}`],
  ['thinking', `<thinking>${secret}</thinking>${answer}`],
  ['thought', `<thought>${secret}</thought>${answer}`],
  ['reflection inside', `<think>${secret}<reflection>${secret}</reflection>${secret}</think>${answer}`],
  ['nested', `<think>${secret}<think>${secret}</think>${secret}</think>${answer}`],
  ['twice', `<think>${secret}</think>${answer.slice(0, 11)}<think>${secret}</think>${answer.slice(11)}`],
  ['at the end, unclosed', `${answer}<think>${secret}`],
  ['square brackets', `[THINK]${secret}[/THINK]${answer}`],
  ['triangles', `◁think▷${secret}◁/think▷${answer}`],
  ['seed', `<seed:think>${secret}</seed:think>${answer}`],
  ['begin of thought', `<|begin_of_thought|>${secret}<|end_of_thought|><|begin_of_solution|>${answer}<|end_of_solution|>`],
  ['start thinking', `<|START_THINKING|>${secret}<|END_THINKING|><|START_RESPONSE|>${answer}<|END_RESPONSE|>`],
  ['unused tokens', `<unused94>thought\n${secret}<unused95>${answer}`],
  ['channels', `<|channel|>analysis<|message|>${secret}<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`],
  [
    'channels with a commentary',
    `<|start|>assistant<|channel|>analysis<|message|>${secret}<|end|><|start|>assistant<|channel|>commentary to=functions.search <|constrain|>json<|message|>${secret}<|call|><|start|>assistant<|channel|>final<|message|>${answer}`,
  ],
  ['channels without their marks', `analysisThe visitor asks. ${secret}assistantfinal${answer}`],
  ['an agent', `Thought: ${secret}\nFinal Answer: ${answer}`],
  ['no opening mark', `Okay, the user asks about delivery. ${secret}\n</think>\n\n${answer}`],
  ['an answer between marks', `<think>${secret}</think><answer>${answer}</answer>`],
];

describe('reasoning never reaches a visitor', () => {
  it.each(marked)('%s', (_how, text) => {
    expect(whole(text).trim()).toBe(answer);
  });

  it('wherever the pieces are cut', () => {
    const text = fc.constantFrom(...marked.map(([, each]) => each));
    fc.assert(
      fc.property(text, fc.array(fc.nat(12), { minLength: 1, maxLength: 40 }), (marks, lengths) => {
        const pieces: string[] = [];
        for (let at = 0, i = 0; at < marks.length; i++) {
          const length = (lengths[i % lengths.length] ?? 0) + 1;
          pieces.push(marks.slice(at, at + length));
          at += length;
        }
        expect(seen(pieces).trim()).toBe(answer);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['never closed', `<think>${secret}`],
    ['closed once of twice', `<think>${secret}<think>${secret}</think>${secret}`],
    ['closed by another name only', `<think>${secret}<reasoning>${secret}</think>${secret}`],
    ['a channel that never ends', `<|channel|>analysis<|message|>${secret}`],
    ['cut within the opening mark', '<thin'],
    ['channels without their marks, never final', `analysisWe look. ${secret}`],
  ])('%s: nothing is left', (_how, text) => {
    expect(whole(text).trim()).toBe('');
  });

  it('stopped while it thinks without any mark', () => {
    expect(whole(`Okay, the user asks about delivery. ${secret}`, { cut: true })).toBe('');
  });

  it('tells when text that was seen was reasoning, and holds everything back for such a model', () => {
    const text = `People in Norway may pay customs. ${secret}</think>${answer}`;
    const filter = createReasoningFilter();
    filter.push(text);
    filter.end();
    expect(filter.thoughtAloud()).toBe(true);
    expect(whole(text, { holdAll: true })).toBe(answer);
  });
});

describe('text that is no reasoning stays', () => {
  it.each([
    answer,
    'Hi.',
    'Is 5 < 6? Yes, and 7 > 6.',
    'Okay, here are two: the Wool Socks and the Cotton Socks.',
    'First, measure your foot. Then choose.',
    'I think <b>wool</b> is best. The plan [see page] & more.',
    'Sizes a<b',
    'I thought about it: take the hat.',
  ])('%s', (text) => {
    expect(whole(text)).toBe(text);
    expect(seen([...text])).toBe(text);
  });

  it('arrives before the end', () => {
    const filter = createReasoningFilter();
    expect(filter.push('We deliver in three ')).toBe('We deliver in three ');
    expect(filter.push('days.')).toBe('days.');
  });

  it('for any text without marks, in any pieces', () => {
    const plain = fc.array(fc.constantFrom(...'abc éß日<>&[]|/ .:\n'), { maxLength: 60 }).map((chars) => `We ${chars.join('')} end.`);
    fc.assert(
      fc.property(plain, fc.nat(7), (text, size) => {
        const pieces = text.match(new RegExp(`.{1,${size + 1}}`, 'gsu')) ?? [];
        expect(seen(pieces)).toBe(text);
      }),
    );
  });
});
