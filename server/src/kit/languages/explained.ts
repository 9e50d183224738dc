/**
 * Questions that a shop's texts answer, whatever is in view: what a word means ('what does IPX7 mean?'), and which size to take ('do they run small?'). Patterns
 * of folded words, one line for each language. Pure.
 */
import { onDemand } from '../../platform/caches/on-demand.ts';
import { type DialogueLanguage, patternText } from './dialogue/index.ts';

/** What a question wants explained. */
export type Explained = 'meaning' | 'fit';

const questions: Readonly<Record<DialogueLanguage, Readonly<Record<Explained, string>>>> = {
  en: {
    meaning: 'what (?:does|do|did) (?:\\w+ ){1,6}mean|what is meant by|(?:the )?meaning of',
    fit: '(?:run|runs|comes? up) (?:\\w+ )?(?:small|large|big|true|tight|narrow|wide)|true to size|(?:usual|normal|regular) size|size (?:up|down)|(?:which|what) size (?:should|do|would|shall|must) (?:i|we|he|she|they) (?:take|need|order|get|choose|buy|pick)|between (?:two )?sizes|how do(?:es)? (?:they|it|these|those) (?:fit|run|come up)',
  },
  de: {
    meaning: 'was (?:bedeutet|bedeuten|heisst|heissen|meint ihr mit)|was (?:\\w+ ){1,6}(?:bedeutet|bedeuten|heissen soll)|bedeutung von',
    fit: '(?:fallt|fallen) (?:\\w+ ){0,5}(?:gross|klein|normal|eng|weit|grosser|kleiner|aus)|welche grosse (?:soll|sollte|brauch|nehm|muss|wurde)\\w*|grosse (?:nehmen|bestellen|wahlen)|(?:normale|ubliche|gewohnte|gewohnliche)n? grosse|zwischen zwei grossen|eine (?:nummer|grosse) (?:grosser|kleiner)',
  },
  fr: {
    meaning: '(?:veut|veulent) dire|signifient?|signification',
    fit: '(?:taille|taillent) (?:\\w+ )?(?:comment|grand|petit|normal\\w*|juste|large)|comment (?:ca |ils |elles |il |elle )?(?:taille|taillent)|quelle (?:taille|pointure) (?:prendre|choisir|commander|dois|devrais|faut)|(?:taille|pointure) habituelle|entre deux (?:tailles|pointures)|(?:taille|pointure) au dessus',
  },
  es: {
    meaning: 'que (?:quiere|quieren) decir|que significan?|significado de',
    fit: '(?:talla|tallan) (?:\\w+ )?(?:grande|pequen\\w+|justo|normal)|como (?:talla|tallan)|que (?:talla|numero) (?:pido|cojo|elijo|deberia|tengo|necesito|me (?:pido|recom\\w+|conviene|llevo))|(?:talla|numero) (?:habitual|normal)|talla de siempre|entre dos (?:tallas|numeros)|una talla mas',
  },
  it: {
    meaning: '(?:cosa|che) (?:vuol|vuole|vogliono) dire|(?:cosa|che) significano?|significato d\\w+',
    fit: '(?:veste|vestono|calza|calzano) (?:\\w+ )?(?:grande|piccol\\w|largh?\\w|strett\\w|giust\\w|normal\\w|abbondante)|come (?:veste|vestono|calza|calzano)|che (?:taglia|numero|misura) (?:prendo|devo|scelgo|dovrei|ordino|mi consigli\\w*)|(?:taglia|numero) (?:abituale|normale|solit\\w)|solita taglia|solito numero|(?:tra|fra) due (?:taglie|numeri)|una taglia in piu',
  },
  nl: {
    meaning: 'wat (?:betekent|betekenen)|wat (?:\\w+ ){1,6}betekent|betekenis van',
    fit: '(?:valt|vallen) (?:\\w+ ){0,4}(?:groot|klein|normaal|ruim|krap|uit)|welke maat (?:moet|neem|zal|kan|bestel|heb ik nodig)|(?:normale|gewone|gebruikelijke) maat|tussen twee maten|maat(?:je)? (?:groter|kleiner)',
  },
  pl: {
    meaning: 'co (?:znaczy|znacza|oznacza|oznaczaja|to znaczy)|znaczenie',
    fit: 'jaki rozmiar (?:wziac|wybrac|zamowic|mam|powin\\w+|bedzie)|(?:wypada|wypadaja) (?:\\w+ )?(?:mal\\w|duz\\w|normaln\\w+)|rozmiarowk\\w+|(?:swoj|zwykly|normalny) rozmiar|miedzy (?:dwoma )?rozmiarami|rozmiar (?:wiekszy|mniejszy|wiecej)',
  },
  tr: {
    meaning: 'ne (?:demek|anlama)|anlami ne',
    fit: '(?:dar|genis|tam|buyuk|kucuk) kalip\\w*|kalib\\w+|hangi (?:beden|numara)\\w* (?:al|sec|siparis|oner)\\w*|(?:kendi|normal|her zamanki) (?:beden|numara)\\w*|iki (?:beden|numara) aras\\w+|bir (?:beden|numara) (?:buyuk|kucuk)\\w*',
  },
  ar: {
    meaning: '(?:ماذا|ايش|وش|شو) (?:يعني|تعني)|ما معني|معني',
    fit: '(?:اي|وش|ايش) مقاس (?:اخذ|اختار|يناسبني|اطلب|احتاج)|مقاسي (?:المعتاد|العادي)|بين مقاسين|مقاس (?:اكبر|اصغر)|(?:قالب|مقاس)\\S* (?:ضيق|واسع|مضبوط)',
  },
  ja: {
    meaning: 'とは(?:何|なん|どう)|どういう意味|どんな意味|の意味',
    fit: '(?:大き|小さ|きつ|ゆる)め(?:の作り)?(?:です|でしょう)か|サイズ感|どのサイズ(?:を|が)(?:選|買|いい|良|おすすめ)|(?:いつも|普段)のサイズ|ワンサイズ',
  },
};

/** The words around two sizes: 'between M and L', 'zwischen 38 und 39'. */
const between: Partial<Record<DialogueLanguage, readonly [before: string, amid: string]>> = {
  en: ['between', 'and'],
  de: ['zwischen', 'und'],
  fr: ['entre', 'et'],
  es: ['entre', 'y'],
  it: ['(?:tra|fra)', 'e'],
  nl: ['tussen', 'en'],
  pl: ['miedzy', 'a'],
};
const size = '(?:(?:a|an|the|der|die|eine|le|la|el|un|una|il|de|het) )?(?:[xsml]{1,4}|\\d{1,3})';

const patterns = onDemand((language: DialogueLanguage) => {
  const isUnspaced = language === 'ja';
  const of = (pattern: string) => new RegExp(isUnspaced ? pattern : `(?<!\\S)(?:${pattern})(?!\\S)`, 'u');
  const [before, amid] = between[language] ?? [];
  const { meaning, fit } = questions[language];
  return { meaning: of(meaning), fit: of(before ? `${fit}|${before} ${size} ${amid} ${size}` : fit) };
});

/**
 * What a message wants explained: the meaning of a word, or how sizes fall; null for neither.
 * @param language the language of the message
 */
export function explanationAsked(message: string, language: DialogueLanguage): Explained | null {
  const text = patternText(message, language);
  const { meaning, fit } = patterns(language);
  return meaning.test(text) ? 'meaning' : fit.test(text) ? 'fit' : null;
}
