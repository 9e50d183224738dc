/** The check of texts finds what it is for. What it says of the project itself is the step `words` of `npm test`. */
import { expect, test } from 'vitest';
import { vagueNames } from './names.mjs';
import { sentBy, withoutGerman } from './sent-words.mjs';
import { faultsOfCatalogues, lookAt } from './words.mjs';

const texts = new Set(['Save', 'Done']);
const faultsIn = (code: string) => lookAt('a.tsx', code, texts).faults.length;

test.each([
  ['text of an element', 'const A = () => <p>Save it</p>;'],
  ['text in braces', "const A = () => <p>{'Save it'}</p>;"],
  ['one of two texts', "const A = ({ on }) => <p>{on ? t('Save') : 'Leave'}</p>;"],
  ['a sentence around a name', `const A = ({ name }) => <p>{\`Hello \${name}\`}</p>;`],
  ['a label', 'const A = () => <Button aria-label="Save it" />;'],
  ['a label with a name', `const A = ({ name }) => <Button label={\`Take \${name}\`} />;`],
  ['a field that is shown', "const f = () => confirmDanger({ title: 'Really?' });"],
  ['a message', "const f = () => notifyDone('It is done');"],
  ['a look-up while the module loads', "const label = t('Save');"],
  ['a look-up in elements that are made while the module loads', "const button = <Button>{t('Save')}</Button>;"],
])('%s is found', (_what, code) => expect(faultsIn(code)).toBe(1));

test.each([
  ['what is looked up', "const A = () => <p title={t('Save')}>{t('Save')}</p>;"],
  ['a table whose texts have translations', "const labels = [{ label: 'Save' }, { label: 'Done' }];"],
  ['names and numbers', 'const A = ({ name, n }) => <p title={name}>{name} · {n} %</p>;'],
  ['addresses', 'const A = () => <Input placeholder="https://shop.example/" />;'],
])('%s is fine', (_what, code) => expect(faultsIn(code)).toBe(0));

test('catalogues have each text once, translated, with its places, and shown somewhere', () => {
  const strings = new Set(['Save', 'Take {name}', 'Done']);
  expect(faultsOfCatalogues({ a: { Save: 'Speichern', 'Take {name}': '{name} nehmen' } }, strings)).toEqual([]);
  expect(faultsOfCatalogues({ a: { Save: '' } }, strings)).toHaveLength(1);
  expect(faultsOfCatalogues({ a: { Save: 'Speichern' }, b: { Save: 'Sichern' } }, strings)).toHaveLength(1);
  expect(faultsOfCatalogues({ a: { 'Take {name}': '{what} nehmen' } }, strings)).toHaveLength(1);
  expect(faultsOfCatalogues({ a: { Stop: 'Halt' } }, strings)).toHaveLength(1);
});

test('texts that the server sends are found with their places, and none that nobody reads', () => {
  const code = `
    const reason = (n) => n === 1 ? 'One page was read' : \`\${n} pages were read\`;
    throw conflict('stale', 'Somebody saved it in between');
    const call = defineCall({ method: 'POST', summary: 'Saves what was read', path: '/api/x/' });
    throw new Error('This cannot happen');
    const rows = sql\`SELECT what FROM somewhere\`;
    const page = $('#main .price'), type = 'text/html; charset=utf-8';`;
  expect(sentBy('a.ts', code).map(({ text }: { text: string }) => text)).toEqual([
    'One page was read',
    '{} pages were read',
    'Somebody saved it in between',
  ]);
});

test('a text that is sent has its German as a whole, by its places, or sentence by sentence', () => {
  const missing = (text: string) =>
    withoutGerman([{ text, at: 'a.ts:1' }], ['Nothing was read.', '{n} pages were read.'], ['{n} pages were read.']);
  for (const text of [
    'Nothing was read.',
    '{} pages were read.',
    '12 pages were read.',
    'Nothing was read. {}',
    'Nothing was read. {} pages were read.',
  ])
    expect(missing(text)).toEqual([]);
  expect(missing('Something was read.')).toHaveLength(1);
  expect(missing('Nothing was read. Try again.')).toHaveLength(1);
});

test.each([
  ['a variable', 'const said = 1;'],
  ['a variable of a loop', 'for (const one of all) count(one);'],
  ['a parameter', 'function find(known: string[]) {}'],
  ['a parameter of an arrow', 'const ids = all.map((one) => one.id);'],
  ['a function', 'function tried() {}'],
  ['a name from an object', 'const { told } = entry;'],
  ['a part of a list with a default', 'const [first, known = []] = lists;'],
  ['the rest', 'const { id, ...known } = entry;'],
])('%s with a vague name is refused', (_what, code) => expect(vagueNames('a.ts', code)).toHaveLength(1));

test('a vague name is refused with its place; fields, texts and other names are fine', () => {
  expect(vagueNames('a.ts', 'const a = 1;\nconst told = 2;')).toEqual(['a.ts:2 declares told: say what it holds or does']);
  expect(vagueNames('a.ts', "const { said: message } = entry; const key = { one: 'known' }; keys.one(message, key);")).toEqual([]);
});
