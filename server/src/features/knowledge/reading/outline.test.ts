import { expect, it } from 'vitest';
import { readMarkdown } from './formats.ts';
import { paragraphsOf } from './lines.ts';

it.each([
  ['# Returns\n\nWithin 30 days.\n\nUnworn only.', 'Returns\nWithin 30 days.\n\nUnworn only.'],
  ['Costs:\n\n- one\n- two\n\n## More\ntext', 'Costs:\n\n- one\n- two\n\nMore\ntext'],
  ['| To | Price |\n|---|---|\n| Norway | €9 |', 'To | Price\nNorway | €9'],
  ['**Bold** and <b>markup</b> <script>alert(1)</script>', 'Bold and markup'],
])('%j', (markdown, text) => {
  expect(readMarkdown(markdown)).toBe(text);
});

it.each([
  [
    'a line that the margin broke',
    'We send parcels to every country of the European Union and to\nNorway.',
    'We send parcels to every country of the European Union and to Norway.',
  ],
  [
    'a divided word',
    'We send parcels to every country of the European Union and deliv-\ner them',
    'We send parcels to every country of the European Union and deliver them',
  ],
  ['headings and lists', 'Delivery\nNorway 9 euros\nSweden 8 euros', 'Delivery\nNorway 9 euros\nSweden 8 euros'],
  ['empty lines', 'One.\n\n\n\nTwo.', 'One.\n\nTwo.'],
])('%s', (_name, page, text) => {
  expect(paragraphsOf(page)).toBe(text);
});
