/** What the phrases of a message ask for, alone and in combination. Pure. */

import { kindsAsked } from '../../../../../kit/languages/asked-kinds.ts';
import { type DialogueKey, type DialogueLanguage, measureKeys } from '../../../../../kit/languages/dialogue/index.ts';
import { traitsOf } from '../../../../../kit/languages/index.ts';
import { measureOfUnit } from '../../../../../kit/languages/measured.ts';
import { asksContents, isDefinite } from '../../../../../kit/languages/pointed.ts';
import { isDirection } from '../../../../../kit/languages/topics/town-names.ts';
import { isRelative } from '../noun-phrase.ts';
import type { Token } from '../tokens.ts';
import { isWithoutDelivery } from './beside.ts';
import { grownTogether } from './counts.ts';

/**
 * The keys of a message.
 * @param places the words that name where something is to be sent
 */
export function keysOf(
  message: string,
  tokens: readonly Token[],
  places: ReadonlySet<Token>,
  language: DialogueLanguage,
): Set<DialogueKey> {
  const readTokens = tokens.filter((token, at) => {
    const isBeforePlace = places.has(tokens[at + 1] as Token) && leadsToPlace(token, language);
    return !isBeforePlace && !isTelling(tokens, at, language);
  });
  const keys = keysOfTokens(readTokens, language);
  // 'And' grows together with the Arabic word behind it.
  if (
    traitsOf(language)?.growsTogether === true &&
    tokens.some(({ text }, at) => grownTogether.test(text) && (at === 0 || tokens[at - 1]?.keys.has('it')))
  )
    keys.add('and');
  if (isHeightOfMoney(tokens)) dropped(keys, 'tall');
  if (isWithoutDelivery(tokens)) dropped(keys, 'delivery', 'without');
  if (asksContents(message, language)) dropped(keys, 'price', 'stock', 'count').add('holds');
  // 'Wie lang dauert das?' asks for no length.
  if (kindsAsked(message, language).includes('duration')) dropped(keys, 'long').add('time');
  // Nor does 'How long is the guarantee on it?'
  if (keys.has('time') && timed.some((topic) => keys.has(topic))) keys.delete('long');
  const measure = measureOfUnit(message);
  if (measure && !measureKeys.some((key) => keys.has(key))) dropped(keys, 'price', 'count').add(measure);
  return keys;
}

/** Topics whose length is a time. */
const timed: readonly DialogueKey[] = ['warranty', 'returns', 'delivery'];

function dropped(keys: Set<DialogueKey>, ...others: readonly DialogueKey[]): Set<DialogueKey> {
  for (const key of others) keys.delete(key);
  return keys;
}

/** 'A helmet of which the chin goes up' does not ask for the material. */
const isTelling = (tokens: readonly Token[], at: number, language: DialogueLanguage): boolean => {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    before.keys.size === 0 &&
    !before.amount &&
    (tokens[at]?.keys.has('material') ?? false) &&
    isRelative(tokens[at]?.text ?? '', language)
  );
};

/** 'How high is the total, how high are the shipping costs?' asks for no height. */
function isHeightOfMoney(tokens: readonly Token[]): boolean {
  const isMoney = ({ keys }: Token) => (['price', 'total', 'delivery', 'returns'] as const).some((key) => keys.has(key));
  return tokens.some(({ keys, text }, at) => {
    if (!keys.has('tall') || !text.includes(' ')) return false;
    const rest = tokens.slice(at + 1, at + 1 + reachOfMoney);
    const money = rest.findIndex(isMoney);
    return money >= 0 && rest.slice(0, money).every((each) => each.keys.size > 0 && !each.keys.has('and') && !each.endsSentence);
  });
}
const reachOfMoney = 5;

/** 'Does it come to Malta?' asks for no price. */
const leadsToPlace = ({ text, keys }: Token, language: DialogueLanguage): boolean =>
  keys.has('price') && text.includes(' ') && isDirection(text.split(' ').at(-1), language);

/** Whether a token asks for something cheaper or dearer. */
export const isCheaper = ({ keys }: Token): boolean => keys.has('cheaper') || keys.has('dearer');

/** 'How long is it?' asks for a time too, until it is known what it is asked of. */
function keysOfTokens(tokens: readonly Token[], language: DialogueLanguage): Set<DialogueKey> {
  const keys = new Set(tokens.flatMap((token) => [...token.keys]));
  const isCompared = ({ keys: meant }: Token) => meant.has('least') || meant.has('most');
  // 'The cheaper in yellow' is one of those that were shown.
  if (tokens.some((token, at) => isCheaper(token) && isDefinite(tokens[at - 1]?.text ?? '', token.text, language))) keys.add('one');
  const mayBeTime = tokens.some(
    (token) => (token.keys.has('long') || token.keys.has('lasts')) && token.text.includes(' ') && !isCompared(token),
  );
  // 'Was it not dearer before?'
  if (keys.has('formerly') && (keys.has('dearer') || keys.has('byHowMuch') || (keys.has('price') && keys.has('others')))) {
    keys.add('saving');
    for (const key of ['dearer', 'byHowMuch', 'others', 'care'] as const) keys.delete(key);
  }
  return mayBeTime ? keys.add('time') : keys;
}
