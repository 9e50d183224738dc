/**
 * Checks three boundaries of the server that import rules cannot check.
 * Tables: only a feature's own SQL reads and writes its tables; others use its store, through its index. Code that visits every table with an
 * `owner_id` (export, erasing an account) gets the tables' names from the database.
 * State: only objects created by compose.ts and start.ts keep state between requests, never a module. A table made by `onDemand` is no state: it
 * has an entry for each of a few fixed keys, such as the languages, and never changes.
 * Languages: what is known of a language stands in its folder (`kit/languages/de`). Elsewhere no code of one is a key of a table, is compared with or
 * stands in a list; others ask for a property that every folder states.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const server = process.env.SERVER_SOURCES ?? join(root, 'server/src');
const sources = globSync('**/*.ts', { cwd: server })
  .filter((path) => !/\.test\.ts$|(^|\/)testing(\.ts$|\/)/.test(path))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(server, path), 'utf8')) }));

/** The feature, or the platform module, that a file belongs to. */
const owner = (path) => path.split('/').slice(0, 2).join('/');

const owners = new Map(
  sources
    .filter(({ path }) => path.endsWith('/tables.ts'))
    .flatMap(({ path, code }) => [...code.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table]) => [table, owner(path)])),
);
const tableInSql = new RegExp(`\\b(?:from|join|into|update|truncate|only)\\s+"?(${[...owners.keys()].join('|')})\\b"?`, 'gi');
/** A list of tables ends before the next clause, before a bracket that it did not open, and at the end of the text. */
const endsList = /^(?:[;`']|where|group|order|having|limit|returning|union|set|values)$/i;
const backDoors = sources.flatMap(({ path, code }) =>
  [...[...code.matchAll(tableInSql)].map(([, table]) => table), ...listedTables(code)]
    .filter((table) => owners.has(table) && owners.get(table) !== owner(path))
    .map((table) => `${path} names the table ${table} of ${owners.get(table)} in SQL: ask that feature's store, exported by its index.ts`),
);

/** The first name of every item in the lists after FROM and USING, as in `from hats h, (select …) s, shoes`. */
function listedTables(code) {
  return [...code.matchAll(/\b(?:from|using)\s+/gi)].flatMap(({ 0: { length }, index }) => {
    // Prose has commas too. A list behind a template in a template is not found.
    const begin = code.lastIndexOf('`', index);
    const isSql = code.slice(0, begin).endsWith('sql') || /\b(?:select|delete|update)\b/i.test(code.slice(begin + 1, index));
    return isSql ? firstNames(code.slice(index + length, index + length + 2000)) : [];
  });
}

function firstNames(list) {
  const names = [];
  let depth = 0;
  let isFirst = true;
  for (const [token] of list.matchAll(/[\w.]+|[(){},;`'[\]]/g)) {
    if (/^[({[]$/.test(token)) depth++;
    else if (/^[)}\]]$/.test(token)) depth--;
    if (depth < 0 || (depth === 0 && endsList.test(token))) break;
    if (depth > 0 || /^(?:lateral|only)$/i.test(token)) continue;
    if (isFirst && token !== ',') names.push(token.toLowerCase());
    isFirst = token === ',';
  }
  return names;
}

const handedOut = sources
  .filter(({ path, code }) => path.endsWith('/index.ts') && /^export (?!type\b)[^;]*tables\.ts'/m.test(code))
  .map(({ path }) => `${path} exports tables: export what its store does with them`);

/** The lock of a data folder belongs to the process. */
const heldByProcess = ['platform/db/lock.ts'];
/** Functions without side effects that are called from everywhere: nobody can tell their bounded memories from computing anew. */
const pureFunctions = {
  'features/assistant/claims/cut/clauses.ts': 'cutClauses',
  'features/assistant/memory/language.ts': 'languageOfMessage',
  'features/assistant/memory/reading/reading.ts': 'readMessage',
  'features/assistant/memory/words.ts': 'basesOf',
  'features/recommendation/price.ts': 'formatFor',
  'kit/languages/topics/index.ts': 'sensesInText',
  'kit/languages/topics/places.ts': 'findPlaces',
};
const state = [
  [/^(?:export )?(?:let|var) (\w+)/gm, 'is a variable of the module'],
  [/^(?:export )?const (\w+)[^=\n]*= (?:new (?:Map|Set|Array)(?:<.*>)?\(\)|\[\]|\{\});$/gm, 'is a collection that begins empty'],
  [/^export const (\w+): (?!readonly )[^=\n]*\[\] =/gm, 'is an array that others may change: make it readonly, or'],
  [/^(?:export )?const (\w+)\b[^;\n]*=\s*(?:new LRUCache|createMemory|remembered)\b/gm, 'remembers what was computed'],
  [/\b(WeakMap|WeakSet|WeakRef)\b/g, 'hides state behind another object'],
];
const hiddenState = sources
  .filter(({ path }) => !heldByProcess.includes(path))
  .flatMap(({ path, code }) =>
    state.flatMap(([pattern, what]) =>
      [...code.matchAll(pattern)]
        .filter(([, name]) => pureFunctions[path] !== name)
        .map(([, name]) => `${path}: ${name} ${what}: keep it in a service that compose.ts creates`),
    ),
  );

const languages = sources.flatMap(({ path }) => path.match(/^kit\/languages\/([a-z]{2})\/index\.ts$/)?.[1] ?? []);
/** The product's own pages and mails, in English and German, and a table by country. */
const notOfLanguages = ['demo/', 'features/site/', 'features/generation/drafts/', 'kit/money/currency-names.ts', 'kit/languages/index.ts'];
const anyCode = languages.join('|');
// 'It' is an English word too: it counts in lists of languages and where a language is compared.
const sureCode = languages.filter((each) => each !== 'it').join('|');
const namingLanguages = [
  [`(?:^|[{,(])\\s*'?(${sureCode})'?\\s*:(?!:)`, 'is a key'],
  [`[=!]==? '(${sureCode})'|'(${sureCode})' [=!]==?|\\bcase '(${sureCode})':|[lL]anguage [=!]== '(it)'`, 'is compared with'],
  [`\\[\\s*'(${anyCode})'(?:,\\s*'(?:${anyCode})')+\\s*,?\\s*\\]|\\.(?:includes|has)\\('(${sureCode})'\\)`, 'stands in a list'],
];
const inFolderOfLanguage = new RegExp(`^kit/languages/(?:${anyCode})/`);
const strayLanguages = sources
  .filter(({ path }) => languages.length > 0 && !inFolderOfLanguage.test(path) && !notOfLanguages.some((each) => path.startsWith(each)))
  .flatMap(({ path, code }) => namingLanguages.map(([pattern, what]) => [path, new RegExp(pattern, 'm').exec(code), what]))
  .flatMap(([path, found, what]) => {
    const language = found?.slice(1).find(Boolean);
    return language
      ? `${path}: the language ${language} ${what}: every folder of kit/languages/ states what differs, and others read that`
      : [];
  });

const faults = [...backDoors, ...handedOut, ...hiddenState, ...strayLanguages];
for (const fault of faults) console.error(`  ${fault}`);
console.log(`${faults.length} faults; ${owners.size} tables, ${sources.length} files`);
if (owners.size === 0 || faults.length > 0) process.exit(1);

function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
