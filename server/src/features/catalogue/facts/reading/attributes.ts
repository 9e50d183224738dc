/** Reads the values of attributes and options. Pure. */
import { meantHere } from '../../../../kit/languages/vocabulary/apart.ts';
import { findValues, isInternalName, isSection, type ValueFamily, valueKeys, wordsIn } from '../../../../kit/languages/vocabulary/index.ts';
import { oneSpelling } from '../../../../kit/text/spelling.ts';
import { foldText } from '../../../../kit/text/words.ts';
import { yesOrNo } from '../../../../kit/text/yes-no.ts';
import type { FactFamily, FactSource } from '../fact.ts';
import { familyByName } from './attribute-families.ts';
import { fact, type Sink } from './collection.ts';
import { measuresIn } from './measures.ts';
import { cachedFacts, kindKey, labelFor, longestValue, ownWord, type Reader, withOwn } from './reader.ts';

/** Names of attributes that do not help a visitor to choose, in shops of any language: exports and plug-ins write them. */
const internalName =
  /(?:^|[\s_-])(?:sku|gtin\d*|ean\d*|upc|isbn\d*|mpn|id|uuid|barcode|url|link|handle|slug|stock|inventory|quantity|rating|reviews?|tax|vat|meta|shipping|versand\w*|delivery|lieferzeit|livraison|warranty|garantie|garantía|asin|article number|artikelnummer|bestellnummer|model number|modellnummer|référence|referencia|position|created|updated|condition|availability|price|preis|weight unit|hsn|vendor code|supplier|custom label \d|google product category|ranking|score)(?:$|[\s_-])/iu;
/** Texts that shops write for 'no value'. */
const unsaid: ReadonlySet<string> = new Set(['n/a', '-', '–', 'none', '?', 'k.a.', 'tbd', 'unknown']);

/** Adds the values of an attribute or an option. */
export function addAttribute(facts: Sink, name: string, values: readonly string[], source: FactSource, reader: Reader): void {
  for (const value of values)
    cachedFacts(facts, reader, `${source}\n${name}\n${value}`, (plain) => {
      const sink = named(plain, name);
      if (name.startsWith('_') || internalName.test(name) || isInternalName(name, reader.lexicon.language)) return;
      const family = reader.families.get(foldText(name)) ?? familyByName(name, reader.lexicon.language);
      addValue(sink, family, value, source, reader, name);
    });
}

/** Families of amounts whose attributes are named after the measure: diameter, length. */
const calledByShop: ReadonlySet<FactFamily> = new Set(['dimension', 'capacity']);

/** Adds to facts of the shop's own families how it writes their name. */
const named = (sink: Sink, name: string): Sink => ({
  addMeanings: (facts) =>
    sink.addMeanings(
      facts.map((each) => (each.family.startsWith('attribute:') || calledByShop.has(each.family) ? { ...each, name: name.trim() } : each)),
    ),
});

/** Adds the value of an attribute, or several values in one text such as 'Cotton, wool'. */
export function addValue(facts: Sink, family: FactFamily, text: string, source: FactSource, reader: Reader, name = ''): void {
  const key = foldText(text);
  if (!key || unsaid.has(key) || yesOrNo(key) === 'no') return;
  const isNumber = reader.counted.has(foldText(name));
  if (key === '0' && !isNumber) return;
  if (yesOrNo(key) === 'yes' || (key === '1' && !isNumber)) {
    if (name) facts.addMeanings([fact('feature', foldText(name), name.trim(), source)]);
    return;
  }
  if (isSection(text) && family !== 'brand') return;
  if (Object.hasOwn(valueKeys, family) && addVocabularyValues(facts, family as ValueFamily, text, source, reader)) return;
  const measures = measuresIn(text);
  const [measure] = measures;
  if (measures.length === 1 && measure && foldText(measure.label) === key) {
    facts.addMeanings([fact(family, measure.value, measure.label, source)]);
    return;
  }
  for (const part of family === 'brand' || text.length <= 20 ? [text] : text.split(/\s*[,;|]\s*/)) {
    const folded = foldText(part);
    if (!folded || part.length > longestValue) continue;
    if (family === 'kind') facts.addMeanings([fact('kind', kindKey(part), part.trim(), source)]);
    else facts.addMeanings([fact(family, oneSpelling(folded), part.trim(), source)]);
  }
}

/** Adds the values of a family that the vocabulary finds in a text; false when there are none. */
function addVocabularyValues(facts: Sink, family: ValueFamily, text: string, source: FactSource, reader: Reader): boolean {
  const words = wordsIn(text);
  let hasValues = false;
  for (const { from, to, meanings } of meantHere(reader.lexicon, words, findValues(reader.lexicon, words))) {
    const meaning = meanings.find((each) => each.family === family);
    if (!meaning) continue;
    hasValues = true;
    const own = ownWord(text, from, to, source, reader);
    facts.addMeanings([withOwn(fact(family, meaning.value, labelFor(text, words, from, to, meaning, reader), source), own)]);
  }
  return hasValues;
}
