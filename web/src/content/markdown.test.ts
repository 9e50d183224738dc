import { describe, expect, it } from 'vitest';
import { documentsOf, readDocument } from './markdown.ts';

describe('readDocument', () => {
  it('takes the fields from the top and makes HTML of the rest', () => {
    expect(readDocument('---\ntitle: A: B\ndate: 2026-01-02\n---\n# Hello\n\nthere')).toEqual({
      fields: { title: 'A: B', date: '2026-01-02' },
      html: '<h1>Hello</h1>\n<p>there</p>\n',
    });
  });
  it('needs no fields', () => expect(readDocument('there')).toEqual({ fields: {}, html: '<p>there</p>\n' }));
});

it('names documents by language and file', () => {
  expect([...documentsOf({ './de/terms.md': 'x', './en/terms.md': 'y' }).keys()]).toEqual(['de/terms', 'en/terms']);
});
