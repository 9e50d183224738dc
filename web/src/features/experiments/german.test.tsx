import { expect, test } from 'vitest';
import { inGerman } from '../../../testing/screen.tsx';
import { aReport, bounded, notYet } from './testing.ts';
import { liftText, sentenceOf, titleOf } from './words.ts';

test('a verdict is one German sentence around its figure, in German numbers', async () => {
  await inGerman();
  const now = Date.parse('2026-11-22T09:00:00Z');
  const textsOf = (report: ReturnType<typeof aReport>) => {
    const { before, figure, after, proof } = sentenceOf(report, now);
    return [before, figure, after, proof].map((part) => part.replaceAll(/\s/g, ' '));
  };
  expect(textsOf(aReport())).toEqual([
    'Tent quiz brachte in 6 Wochen ',
    '12.400 €',
    ', die sonst nicht gekommen wären.',
    'Zwischen 2.650 € und 22.150 €. Besucher, die ihn sehen konnten, bestellten 37 % häufiger (9 % bis 65 %). Das gilt mit 95 %, egal wie oft Sie nachsehen.',
  ]);
  expect(textsOf(aReport({ verdict: 'lost', metric: 'addedToCart', lift: bounded(-0.12, -0.2, -0.04) })).slice(0, 3)).toEqual([
    'Besucher, die ihn sehen konnten, legten ',
    '12 %',
    ' seltener ein Produkt in den Warenkorb.',
  ]);
  expect(textsOf(notYet())[3]).toContain('Bei diesem Tempo wissen Sie es wahrscheinlich in etwa 3 Wochen, wenn es 20 % oder mehr sind.');
  expect([titleOf(aReport()), liftText(bounded(0.37, 0.09, 0.65)).replaceAll(/\s/g, ' ')]).toEqual([
    'Lohnt sich Tent quiz?',
    '+37 % (9 % bis 65 %)',
  ]);
});
