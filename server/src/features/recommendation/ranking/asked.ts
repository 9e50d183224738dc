/** What a visitor's own words say about the catalogue. */
import { digitsOf, readPriceWish } from '../price.ts';
import { fold, writtenWordsOf } from '../words.ts';
import { type Candidate, type Marks, type Shelf, withWord } from './shelf.ts';

/** What the words of a text found. Places are places on the shelf. */
export interface Asked {
  /** Something was found. */
  found: boolean;
  /** Score in thousandths by place; 0 where nothing was found. */
  scores: Int32Array;
  /** The words that found the product at a place, as the visitor wrote them. */
  wordsFor(place: number): string[];
  /** Whether a product's price is what was asked for; true for all when no price was named. */
  affordable(product: Candidate): boolean;
  /** The words that name the price, or empty. */
  priceWords: string;
  /** A price was named and nothing else. */
  priceOnly: boolean;
}

/** What the words of a chat may add to a score, in thousandths: as much as three usual rules. */
export const textWeight = 3000;
/** A word in the description says less about a product than one in its title. */
const descriptionShare = 0.4;
/** The share of the asked words, weighted by how rare they are, that a product must hold. */
const leastShare = 0.3;
/** Of several products, those are found that hold at least this share of what the best one holds. */
const shareOfBest = 0.5;
const mostWords = 20;

/** Words of questions that say nothing about a product, folded, in English and German. */
const emptyWords = new Set(
  `a about actually all also am an and any anybody anyone anything are as ask at available be because been being best better browse but buy by can cannot cheap check choose could customer did do does doing don done each else find fit fits for from get gets getting give gonna good got great had has have having he hello help her here hey hi him his how i id if im in into interested is isn it item items its ive just kind know let like list ll look looking made make many may me mean might mine more most much must my need needs new nice no not of off offer ok okay on one ones only onto or order other our ours out over own perhaps please possible price prices product products question quite rather re really recommend recommendation recommendations right s see sell sells send she shop shopping should show so some somebody someone something sort sorts store such suggest suggestion suggestions sure t take tell than thank thanks that thats the their them then there these they thing things think this those to too try type types under up us use ve very wanna want wants was way we well were what whats when where which while who why will wish with without would yes yet you your yours
  aber alle allen alles als also am an andere auch auf aus bei beim bin bis bitte brauche brauchen da danke dann das dass dein deine dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines einige empfehlen empfehlung empfehlungen er es etwas euch euer eure fur gab ganz geben gerne gern gibt gibts gut gute guten guter gutes habe haben hallo hat hatte hatten hier ich ihm ihn ihnen ihr ihre ihrem ihren im in ist ja jede jeder kann kannst kaufen kein keine konnen konnte konnten konnt kosten kostet mag man mehr mein meine mich mir mit mochte mochten muss nach nein nicht nichts noch nur ob oder ohne passende preis preise produkt produkte schon sehr sein seine sich sie sind so sollte sollten suche suchen uber um und uns unser unsere unter verkaufen vielleicht viel viele vom von vor war waren warum was welche welchem welchen welcher welches wenn wer werden wie will wir wird wo wollen wurde wurden zeigen zeig zu zum zur`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words of a text that can name a product, each once, as written and folded. */
export function tellingWords(text: string): { written: string; word: string }[] {
  const words = new Map(writtenWordsOf(text).map((written) => [fold(written), written]));
  return [...words]
    .filter(([word]) => word.length > 1 && !emptyWords.has(word))
    .slice(0, mostWords)
    .map(([word, written]) => ({ word, written }));
}

/** Searches the shelf for what a visitor wrote. Words that are rare in the catalogue say more. */
export function ask(shelf: Shelf, text: string): Asked {
  const price = readPriceWish(text);
  const words = tellingWords(price ? price.rest : text).map(({ word, written }) => ({ written, ...hits(shelf, word) }));
  const scores = scoresOf(shelf.products.length, words);
  return {
    scores,
    found: scores.some((score) => score > 0),
    wordsFor: (place) => words.filter(({ core, rest }) => core[place] || rest[place]).map(({ written }) => written),
    affordable: ({ priceMinor, currency }) => {
      if (!price) return true;
      if (priceMinor === null) return false;
      const major = priceMinor / 10 ** digitsOf(currency);
      return major >= (price.min ?? 0) && major <= (price.max ?? Number.POSITIVE_INFINITY);
    },
    priceWords: price?.words ?? '',
    priceOnly: price !== null && words.length === 0,
  };
}

interface Hits {
  core: Marks;
  rest: Marks;
  rarity: number;
}

function hits(shelf: Shelf, word: string): Hits {
  const [core, rest] = [withWord(shelf, 'core', word), withWord(shelf, 'rest', word)];
  let found = 0;
  for (let place = 0; place < core.length; place++) if (core[place] || rest[place]) found += 1;
  return { core, rest, rarity: Math.log(1 + (shelf.products.length + 1) / (found + 1)) };
}

function scoresOf(size: number, words: readonly Hits[]): Int32Array {
  const whole = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const shares = new Float64Array(size);
  let best = 0;
  for (let place = 0; place < size; place++) {
    let share = 0;
    for (const { core, rest, rarity } of words) share += (core[place] ? rarity : rest[place] ? rarity * descriptionShare : 0) / whole;
    shares[place] = share;
    best = Math.max(best, share);
  }
  const least = Math.max(leastShare, best * shareOfBest);
  return Int32Array.from(shares, (share) => (share >= least ? Math.round(share * textWeight) : 0));
}
