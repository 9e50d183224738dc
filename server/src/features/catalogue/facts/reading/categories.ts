/** Reads categories and tags. Pure. */
import { allLanguages, languageData } from '../../../../kit/languages/index.ts';
import { familyOfName, isCompound, isSection, isWhereabouts, wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { certainties } from '../fact.ts';
import { addValue } from './attributes.ts';
import { fact, type Sink } from './collection.ts';
import { kindKey, labelFor, longestValue, type Reader, valuesIn } from './reader.ts';

const internalTag = /[_=@#]|^\d+$|https?:|^[a-z]+-[a-z]+-[a-z]+-[a-z]+|\d{4}/i;
/** Signs in the name of a category that holds several departments. */
const joins = new RegExp(`[&+,/]|\\s(?:${allLanguages.map((language) => languageData(language).lists.and).join('|')})\\s`, 'iu');

/** Sections for presents, which are what their products are where the shop files them under nothing else. */
const presents = /gift|geschenk|cadeau|regal[oi]|prezent|hediye|هدايا|ギフト|贈り物/iu;

/** Adds the section of a product that is filed under nothing else: beside accessories, 'Gift ideas' is a kind. */
export function addOnlySections(facts: Sink, steps: readonly string[]): void {
  if (!steps.every((step) => isSection(step.trim()))) return;
  for (const text of steps.map((step) => step.trim()))
    if (presents.test(text)) facts.addMeanings([fact('kind', kindKey(text), text, 'category', certainties.category)]);
}

/** Adds what a step of a category path says. `depth` is 0 at the top. */
export function addCategory(facts: Sink, step: string, depth: number, reader: Reader): void {
  const text = step.trim();
  if (!text || text.length > longestValue || isSection(text) || /^\d+$/.test(text)) return;
  const words = wordsIn(text);
  const hits = valuesIn(words, reader);
  const meaningWords = hits.reduce((sum, { from, to }) => sum + to - from, 0);
  // 'Home & Garden' says nothing about a product: it holds lamps, too.
  const isJoined = joins.test(text);
  for (const hit of hits) {
    const { from, to } = hit;
    const usable = hit.meanings.filter(
      ({ family }) =>
        meaningWords === words.length ||
        (!isJoined && (family === 'recipient' || family === 'room' || family === 'activity' || family === 'season')),
    );
    if (usable.length === 0) continue;
    facts.addMeanings(
      usable.map((meaning) => fact(meaning.family, meaning.value, labelFor(text, words, from, to, meaning, reader), 'category')),
    );
  }
  if (reader.filesByPlace && isWhereabouts(text)) return;
  // A category that names only a target group, such as 'Women', is not a kind; 'Garden' may be one, and 'Kinderzitjes' are things.
  const namesThing = (hit: (typeof hits)[number]) => hit.to === hit.from + 1 && isCompound(reader.lexicon, words[hit.from] ?? '');
  const isAllMeanings = meaningWords === words.length && hits.length > 0 && !hits.some(namesThing);
  if (isAllMeanings && hits.every(({ meanings }) => meanings.some(({ family }) => family === 'recipient'))) return;
  facts.addMeanings([fact('kind', kindKey(text), text, 'category', isAllMeanings ? 0.6 : certainties.category - depth / 100)]);
}

/** Adds what a tag says. */
export function addTag(facts: Sink, tag: string, reader: Reader): void {
  const pair = /^([\p{L} ]{2,30})\s*[:=_]\s*([^:=]{1,40})$/u.exec(tag.trim());
  if (pair && familyOfName(pair[1] ?? '', reader.lexicon.language)) {
    const [, name = '', value = ''] = pair;
    addValue(facts, familyOfName(name, reader.lexicon.language) ?? 'tag', value.replaceAll('_', ' '), 'tag', reader, name);
    return;
  }
  if (tag.length > longestValue || internalTag.test(tag) || isSection(tag)) return;
  const words = wordsIn(tag);
  const hits = valuesIn(words, reader);
  for (const hit of hits) {
    const { from, to } = hit;
    facts.addMeanings(
      hit.meanings.map((meaning) => fact(meaning.family, meaning.value, labelFor(tag, words, from, to, meaning, reader), 'tag')),
    );
  }
  if (hits.length === 0 && words.length > 0) facts.addMeanings([fact('tag', kindKey(tag), tag.trim(), 'tag')]);
}
