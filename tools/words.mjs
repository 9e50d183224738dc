/**
 * Checks the texts of the owner's area (web/src/words): that no English is shown past them, that none is looked up before the language is loaded,
 * that the catalogue of each other language has every text once, with the same places, and none that is shown nowhere, and that it has what the server
 * sends (tools/sent-words.mjs).
 * A text without a translation does not compile, so that is not checked here. Names in the code that say nothing are refused too (names.mjs).
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { checkNames } from './names.mjs';
import { sentTexts, withoutGerman } from './sent-words.mjs';
import { root } from './setup.mjs';
import { nameOf, walk } from './syntax.mjs';

const web = 'web/src';
const lookUps = new Set(['t', 'plural', 'rich', 'translated', 'ofServer']);
/** Functions of ours whose first argument is shown. */
const shownBy = new Set(['notifyDone', 'notifyProblem', 'notifyUndo', 'announce', 'useTitle']);
/** Attributes and fields whose value is shown. */
const shown =
  /^(?:label|description|placeholder|title|about|alt|message|action|hint|heading|note|meaning|caption|nothingFound|nothingFoundMessage|summary|unit|header|aria-(?:label|description|roledescription|valuetext)|ariaLabel)$/;
/** Words, other than our name, addresses, paths and names in capitals such as JSON. */
const isText = (value) => typeof value === 'string' && /\p{L}{2}/u.test(value.replace(/\S*[/:]\S*|Parley|^\p{Lu}+$/gu, ''));

/** Sent to the server, such as `action: 'add'`; actions that are shown have a capital. */
const isDeed = (key, value) => key === 'action' && /^[a-z]+$/.test(value);

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The texts that an expression may have as its value. Those of other functions are theirs. */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return isText(node.value) ? [node.value] : [];
    case 'TemplateLiteral': {
      const text = node.quasis.map(({ value }) => value.cooked).join('{}');
      return isText(text) ? [text] : [];
    }
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '+' || node.type === 'LogicalExpression' ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}

const isFunction = ({ type }) => /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression|PropertyDefinition)$/.test(type);

/** The texts that a node shows as they stand there, by its type. `texts` are those that have translations. */
const shownTexts = {
  JSXText: ({ value }) => (isText(value) ? [value] : []),
  JSXExpressionContainer: (node, around) => (around.at(-1)?.type === 'JSXAttribute' ? [] : textsOf(node)),
  JSXAttribute: ({ name, value }) => (shown.test(nameOf(name)) ? textsOf(value) : []),
  Property: ({ computed, key, value }, around, texts) => {
    if (computed || !shown.test(nameOf(key)) || around.some(({ type }) => type === 'ObjectPattern')) return [];
    return textsOf(value).filter((text) => !texts.has(text) && !isDeed(nameOf(key), text));
  },
  CallExpression: ({ callee, arguments: [first] }) => (shownBy.has(callee.name) ? textsOf(first) : []),
};

/**
 * What is wrong with the texts of one file, and every string in it.
 * @param texts the texts that have translations: in a table at module level they may stand without `t`, because the code that shows them looks them up
 */
export function lookAt(path, code, texts) {
  const faults = [];
  const strings = new Set();
  const at = ({ start }) => `${path}:${code.slice(0, start).split('\n').length}`;
  walk(parseSync(path, code).program, (node, around) => {
    if (node.type === 'Literal' && typeof node.value === 'string') strings.add(node.value);
    for (const text of shownTexts[node.type]?.(node, around, texts) ?? [])
      faults.push(`${at(node)} shows “${text.trim().replace(/\s+/g, ' ')}”: look it up with t`);
    if (node.type === 'CallExpression' && lookUps.has(node.callee.name) && !around.some(isFunction))
      faults.push(`${at(node)} looks a text up while the module loads, when the language is not there yet: do it in a function`);
  });
  return { faults, strings };
}
/** What is wrong with catalogues, which are `{ file: { English: translation } }`, where `strings` are those of the files that show texts. */
export function faultsOfCatalogues(catalogues, strings) {
  const faults = [];
  const files = new Map();
  const places = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
  for (const [file, catalogue] of Object.entries(catalogues))
    for (const [text, translation] of Object.entries(catalogue)) {
      const fault = (what) => faults.push(`${file}: “${text}” ${what}`);
      if (files.has(text)) fault(`is in ${files.get(text)} too: move it to common`);
      files.set(text, file);
      if (translation === '') fault('has no translation');
      else if (places(text) !== places(translation))
        fault(`has the places ${places(text) || 'none'}, its translation ${places(translation) || 'none'}`);
      if (!strings.has(text)) fault('is shown nowhere: remove it');
    }
  return faults;
}

/** The files of ours that `starts` load, also on demand. */
function reached(starts) {
  const files = new Set(starts);
  // The set grows during the iteration.
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const { staticImports, staticExports, dynamicImports } = parseSync(file, read(file)).module;
    const code = read(file);
    const names = [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map((each) => each.moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
      ),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ];
    for (const name of names.filter((name) => name.startsWith('.'))) {
      const path = relative(root, resolve(root, dirname(file), name));
      if (path.startsWith(web) && existsSync(join(root, path))) files.add(path);
    }
  }
  return files;
}

/** All faults of the project, and how much was looked at. */
export async function checkWords() {
  const source = (pattern) => globSync(`${web}/${pattern}`, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  const catalogues = Object.fromEntries(
    await Promise.all(
      source('words/de/**/*.ts')
        .filter((path) => !path.endsWith('index.ts'))
        .map(async (path) => [path, Object.values(await import(pathToFileURL(join(root, path)).href))[0]]),
    ),
  );
  const texts = new Set(Object.values(catalogues).flatMap(Object.keys));
  const isPublic = reached([...source('routes/public/**/*.tsx'), `${web}/root.tsx`]);
  const files = [...reached([...source('routes/*.tsx'), ...source('routes/owner/**/*.tsx')])].filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith(`${web}/words/`) && !isPublic.has(path),
  );
  const seen = files.map((path) => lookAt(path, read(path), texts));
  // Names of the contract, such as those of colours, are shown too.
  const contract = globSync('contract/*.ts', { cwd: root }).map((path) => lookAt(path, read(path), texts));
  // Messages of the server and the contract, whose places are expressions there.
  const sources = globSync(['contract/*.ts', 'server/src/**/*.ts', `${web}/lib/calls/apiError.ts`], { cwd: root })
    .map(read)
    .join('\n');
  const ofServer = Object.entries(catalogues).flatMap(([path, catalogue]) => (/\/de\/server\//.test(path) ? Object.keys(catalogue) : []));
  const sent = ofServer.filter((text) =>
    text.split(/\{\w+\}/).every((part) => sources.includes(part) || sources.includes(part.replaceAll("'", "\\'"))),
  );
  const untranslated = withoutGerman(sentTexts(), texts, ofServer);
  const strings = new Set([...[...seen, ...contract].flatMap((file) => [...file.strings]), ...sent]);
  return {
    faults: [...seen.flatMap((file) => file.faults), ...faultsOfCatalogues(catalogues, strings), ...untranslated],
    files: files.length,
    texts: texts.size,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { faults: ofTexts, files, texts } = await checkWords();
  const faults = [...ofTexts, ...checkNames()];
  for (const fault of faults) console.error(`  ${fault}`);
  console.log(`${faults.length} faults; ${texts} texts, ${files} files`);
  if (texts === 0 || files === 0 || faults.length > 0) process.exitCode = 1;
}
