/** Finds variables, parameters and functions whose names do not say what they hold or do, such as `said`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { filesPassed } from './passed.mjs';
import { root } from './setup.mjs';
import { walk } from './syntax.mjs';

const vague = new Set(['honestly', 'known', 'one', 'said', 'told', 'tried']);
const sources = '{bench,contract,e2e,flow,server,tools,web,widget}/**/*.{ts,tsx,mjs}';
/** Files that are generated or frozen. */
const others = /(?:^|\/)(?:migrations|fixtures)\/|\.gen\.ts$|^bench\/eval\/sets\//;

/** The identifiers that a pattern declares: `a` and `b` of `{ x: a, y: [b] }`. */
function declaredBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => declaredBy(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredBy);
    case 'AssignmentPattern':
      return declaredBy(pattern.left);
    case 'RestElement':
      return declaredBy(pattern.argument);
    default:
      return [];
  }
}

const declarations = {
  VariableDeclarator: ({ id }) => declaredBy(id),
  FunctionDeclaration: ({ id, params }) => [id, ...params].flatMap(declaredBy),
  FunctionExpression: ({ id, params }) => [id, ...params].flatMap(declaredBy),
  ArrowFunctionExpression: ({ params }) => params.flatMap(declaredBy),
  CatchClause: ({ param }) => declaredBy(param),
};

/**
 * The vague names that a file declares, each with its line.
 * @param path the file, relative to the project
 * @param code its text
 */
export function vagueNames(path, code) {
  const faults = [];
  walk(parseSync(path, code).program, (node) => {
    for (const { name, start } of declarations[node.type]?.(node) ?? [])
      if (vague.has(name)) faults.push(`${path}:${code.slice(0, start).split('\n').length} declares ${name}: say what it holds or does`);
  });
  return faults;
}

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The vague names that the project declares. A file that has none of the words outside of comments is not parsed, nor one that passed before. */
export function checkNames() {
  const words = new RegExp(`\\b(?:${[...vague].join('|')})\\b`);
  const files = globSync(sources, { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|dist|build)$/.test(path) }).filter(
    (path) => !others.test(path),
  );
  const memory = filesPassed(root, 'names', readFileSync(import.meta.filename, 'utf8'));
  const faults = memory.changed(files).flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return words.test(withoutComments(code)) ? vagueNames(path, code) : [];
  });
  if (faults.length === 0) memory.passed(files);
  return faults;
}
