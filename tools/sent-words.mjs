/** The texts of the server and the contract that owners read, of which each must have its German (web/src/words/de/server/). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './setup.mjs';
import { nameOf, walk } from './syntax.mjs';

/** Files whose texts others read than an owner in the owner's area: who, and their paths. */
const forOthers = [
  [
    'whoever runs it',
    /^server\/src\/(?:backup\/|distribute\/|config|database|main|demo\/|platform\/(?:observability\/(?:condition|metrics)|db\/|background\/queue|files\/storage|http\/(?:load\/durations|health|openapi)))/,
  ],
  ['programs that speak HTTP in another way than our pages', /^server\/src\/platform\/http\/(?:errors|multipart|once|route|front\/strict)/],
  [
    'visitors',
    /^(?:contract\/(?:cart|design|handover|visitor)|server\/src\/(?:kit\/languages|features\/(?:asking|cart|engagements|follow-ups|site|handover\/(?:addresses|shop)|recommendation|recommenders\/visitor|assistant-tests\/making)))/,
  ],
  [
    'guests of the public pages, which have texts of their own',
    /^server\/src\/features\/(?:blog|leads|generation\/(?:drafts|polish|routes)|accounts\/(?:routes|sign-up))/,
  ],
  ['the readers of mails', /\/(?:[\w-]*mails?|mailing|budget)\.ts$/],
  ['mail servers', /^server\/src\/features\/handover\/inbound\//],
  ['models', /^server\/src\/features\/assistant\/(?:claims|finding|guarding|memory|records|answering|models\/(?:answer|prompt|trial))/],
  ['programs that read our files again by their columns', /\/(?:exports|exporting|own-csv|import-own-csv|orders\/files)\.ts$/],
];
const isForOthers = (path) => forOthers.some(([, paths]) => paths.test(path));

/** Names, and values that are sent as they are, such as those of the sign-up's choices. */
const names =
  /^(?:Microsoft Edge|Samsung Internet(?: for Android)?|Chrome OS|Default Title|Google Merchant|Square Space|Big Commerce|Parley ID|More than 10k)$/;
/** A sentence, or a part of one that begins like one: 'Row {}' and 'Must be JSON', but no 'utf8', 'POST' or '#main .price'. */
const isSentence = (text) => /^(?:\p{Lu}|“|\{\})/u.test(text) && /\p{L}{2,} \S/u.test(text) && /\p{Ll}{2}/u.test(text) && !names.test(text);
/** Properties whose texts are for the documentation, for metrics and for the log. */
const unread = new Set(['summary', 'help', 'err']);

/** The texts of a file of the server or the contract that an owner may read, with `{}` for their places, and where they stand. */
export function sentBy(path, code) {
  const found = [];
  walk(parseSync(path, code).program, (node, around) => {
    if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return;
    const text = node.type === 'Literal' ? node.value : node.quasis.map(({ value }) => value.cooked).join('{}');
    if (typeof text !== 'string' || !isSentence(text)) return;
    const parent = around.at(-1);
    const isUnread = around.some(
      (expression) =>
        expression.type === 'TaggedTemplateExpression' ||
        (expression.type === 'NewExpression' && /^(?:Type|Range)?Error$/.test(expression.callee.name ?? '')) ||
        (expression.type === 'Property' && unread.has(nameOf(expression.key))),
    );
    // The keys of objects are looked up, not shown; `deeds` and such tables are read by their values.
    if (isUnread || (parent?.type === 'Property' && parent.key === node)) return;
    found.push({ text, at: `${path}:${code.slice(0, node.start).split('\n').length}` });
  });
  return found;
}

/** All texts that the server and the contract send to owners. */
export const sentTexts = () =>
  globSync(['contract/*.ts', 'server/src/**/*.ts'], { cwd: root })
    .filter((path) => !/\.test\.ts$|\/testing(?:\/|\.ts)|\/tables\.ts$/.test(path) && !isForOthers(path))
    .flatMap((path) => sentBy(path, readFileSync(join(root, path), 'utf8')));

const placed = (text) => text.replace(/\{\w+\}/g, '{}');
const patternOf = (text) => {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[$()*+.?[\\\]^|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
};

/**
 * What is wrong with texts that are sent: those without a translation, as a whole or sentence by sentence, as `ofServer` of web/src/words/t.ts looks.
 * @param keys the English of all translations
 * @param ofServer those whose places are patterns
 */
export function withoutGerman(sent, keys, ofServer) {
  const knownTexts = new Set([...keys].map(placed));
  const patterns = ofServer.filter((text) => text.includes('{')).map(patternOf);
  const isKnown = (text) => text === '{}' || knownTexts.has(text) || patterns.some((pattern) => pattern.test(text));
  return sent
    .filter(({ text }) => !isKnown(text) && !text.split(/(?<=[.!?”]) (?=\p{Lu}|“|\d|\{)/u).every(isKnown))
    .map(({ text, at }) => `${at} sends “${text}” to owners, which has no German: add it to web/src/words/de/server/`);
}
