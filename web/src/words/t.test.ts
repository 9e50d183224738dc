import { afterEach, expect, test, vi } from 'vitest';
import { loadWords, ofServer, plural, t } from './t.ts';

const reading = (language: string) => {
  vi.stubGlobal('navigator', { language, languages: [language] });
  return loadWords();
};
afterEach(() => vi.unstubAllGlobals());

test('texts are English until German is loaded, and English again in English', async () => {
  expect(t('Save')).toBe('Save');
  await reading('de-AT');
  expect(t('Save')).toBe('Speichern');
  expect([plural(1, '1 question', '{n} questions'), plural(12_345, '1 question', '{n} questions')]).toEqual([
    '1 Frage',
    `${(12_345).toLocaleString('de-AT')} Fragen`,
  ]);
  await reading('en-GB');
  expect(t('Save')).toBe('Save');
});

test('messages of the server are known by their words around what changes; others stay', async () => {
  await reading('de');
  expect(ofServer('Some fields are not right')).toBe('Einige Angaben stimmen nicht');
  expect(ofServer('At most 300 characters')).toBe('Höchstens 300 Zeichen');
  expect(ofServer('The product was not found')).toBe('Das Produkt wurde nicht gefunden');
  expect(ofServer('It should say “up to {5} (max.)”, and does not.')).toBe('Er sollte „up to {5} (max.)“ sagen und tut es nicht.');
  expect(ofServer('Nobody wrote this')).toBe('Nobody wrote this');
  // Sentence by sentence where several are said at once, one of them with a reason in it.
  expect(ofServer('12 products imported. The shop stopped answering. The shop took too long to answer.')).toBe(
    '12 Produkte importiert. Der Shop hat nicht mehr geantwortet. Der Shop hat zu lange gebraucht.',
  );
  expect(ofServer('Stopped because the time for one reading was up.')).toBe('Beendet, denn die Zeit für ein Lesen war um.');
  expect(ofServer('A sentence of a shop. At most 300 characters')).toBe('A sentence of a shop. Höchstens 300 Zeichen');
  await reading('en');
  expect(ofServer('At most 300 characters')).toBe('At most 300 characters');
});
