import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-sources-'));
  write('features/shoes/tables.ts', "export const shoes = pgTable('shoes', {});");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, code: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), code);
}

/** The complaints of the check, '' if there are none. */
function check(): string {
  const options = { encoding: 'utf8', env: { ...process.env, SERVER_SOURCES: folder } } as const;
  return spawnSync(process.execPath, [join(import.meta.dirname, 'boundaries.mjs')], options).stderr;
}

it('passes a feature that reads its own table, computes, and creates its memory in a function', () => {
  write('features/shoes/store.ts', 'export const all = (db) => db.execute(sql`select * from shoes`);');
  write('features/shoes/sizes.ts', 'export const sizesOf = onDemand((system: string) => sizes[system]);');
  write('features/shoes/service.ts', 'export function createShoes() {\n  const prices = remembered((text) => priceIn(text));\n}');
  expect(check()).toBe('');
});

it("refuses another feature's table in SQL", () => {
  write('features/hats/store.ts', 'export const all = (db) => db.execute(sql`select * from shoes`);');
  expect(check()).toContain('features/hats/store.ts names the table shoes of features/shoes');
});

it.each([
  'select * from hats, shoes where hats.size = shoes.size',
  'select * from hats h,\n  shoes s',
  `select * from unnest(\${ids}::int[], \${sizes}::int[]) as wanted (id, size), shoes`,
  'select * from (select 1 from hats group by size) as sizes, lateral shoes',
  'select * from hats join caps on caps.id = hats.id, shoes',
  'delete from hats using caps, "shoes" where true',
  'update hats set size = 1 from shoes',
  'select 1 from only shoes',
])("refuses another feature's table in a list: %s", (statement) => {
  write('features/hats/store.ts', `export const all = (db) => db.execute(sql\`${statement}\`);`);
  expect(check()).toContain('features/hats/store.ts names the table shoes of features/shoes');
});

it.each(['select hats.size, shoes from hats', 'select * from hats order by size, shoes', 'insert into hats (id, shoes) values (1, 2)'])(
  'passes a column that is called as a table: %s',
  (statement) => {
    write('features/hats/store.ts', `export const all = (db) => db.execute(sql\`${statement}\`);`);
    expect(check()).toBe('');
  },
);

it('passes prose and imports', () => {
  write('features/hats/words.ts', "import { hats, shoes } from './all.ts';\nconst text = 'It came from the hatter, shoes and all';");
  expect(check()).toBe('');
});

it.each([
  ['const seen: (number | undefined)[] = [];', 'seen is a collection that begins empty'],
  ['export const seen = {};', 'seen is a collection that begins empty'],
  ['const seen: Record<string, number> = {};', 'seen is a collection that begins empty'],
  ["export const kinds: string[] = ['a'];", 'kinds is an array that others may change'],
  ['let seen = 0;', 'seen is a variable of the module'],
  ['const seen = new Map<string, number>();', 'seen is a collection that begins empty'],
  ['const seen = new LRUCache<string, number>({ max: 5 });', 'seen remembers what was computed'],
  ['export const priceOf = remembered((text) => priceIn(text));', 'priceOf remembers what was computed'],
  ['export const priceOf: (text: string) => number = remembered(priceIn);', 'priceOf remembers what was computed'],
  ['const shelves = createMemory<Shelf>({\n  load,\n});', 'shelves remembers what was computed'],
  ['const seen = new WeakMap();', 'WeakMap hides state'],
])('refuses state of a module: %s', (code, complaint) => {
  write('features/shoes/service.ts', code);
  expect(check()).toContain(`features/shoes/service.ts: ${complaint}`);
});

it.each([
  "const articles = { de: ['der'], fr: ['le'] };",
  "const words = {\n  ja: '歳',\n};",
  "export const isCapital = (language) => language === 'de';",
  "if (language !== 'ja') return [];",
  "switch (language) {\n  case 'pl':\n}",
  "const isItalian = language === 'it';",
  "const thingFirst = new Set(['fr', 'it']);",
  "const stems = languages.includes('pl') ? [] : [];",
])('refuses the code of a language outside of its folder: %s', (code) => {
  for (const language of ['de', 'fr', 'it', 'ja', 'pl']) write(`kit/languages/${language}/index.ts`, `export const ${language} = {};`);
  write('features/hats/named.ts', code);
  expect(check()).toMatch(/features\/hats\/named\.ts: the language (?:de|fr|it|ja|pl) /);
});

it('passes the code of a language in its folder, in the index, in a test and in the texts of our own pages', () => {
  write('kit/languages/de/index.ts', 'export const de = { de: 1 };');
  write('kit/languages/index.ts', 'const languages = { de: de };');
  write('kit/languages/detect.test.ts', "expect(detect('Hallo') === 'de').toBe(true);");
  write('features/site/language.ts', "const isGerman = language === 'de';");
  write('features/hats/named.ts', "// Not in 'de': these are words.\nconst between = new Set(['de', 'di']);\nconst it = keys.has('it');");
  expect(check()).toBe('');
});
