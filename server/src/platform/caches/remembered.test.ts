import { describe, expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

describe('a function that remembers its results', () => {
  it('computes a result once, and null every time', () => {
    const compute = vi.fn((text: string) => (text === 'none' ? null : text.length));
    const lengthOf = remembered(compute);
    expect(['shoe', 'shoe', 'none', 'none'].map((text) => lengthOf(text))).toEqual([4, 4, null, null]);
    expect(compute.mock.calls.map(([text]) => text)).toEqual(['shoe', 'none', 'none']);
  });

  it('tells arguments apart by their key', () => {
    const compute = vi.fn((word: string, language: string) => ({ word, language }));
    const read = remembered(compute, { keyOf: (word, language) => `${language} ${word}` });
    expect(read('gift', 'de')).toBe(read('gift', 'de'));
    expect(read('gift', 'en')).toEqual({ word: 'gift', language: 'en' });
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('keeps no more results than it may, and none of long keys', () => {
    const compute = vi.fn((text: string) => text.length);
    const lengthOf = remembered(compute, { most: 2, longest: 5 });
    for (const text of ['a', 'b', 'c', 'c', 'a', 'long text', 'long text']) lengthOf(text);
    expect(compute.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'c', 'a', 'long text', 'long text']);
  });
});
