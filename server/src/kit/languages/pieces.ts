/**
 * How visitors ask how many pieces are in a thing and what belongs to it, what shops call that, and the words for a piece of whatever is sold: 'two
 * boxes of those'. One line for each language; words are folded. Pure.
 */
import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';

/** Beginnings of the names under which shops state it, in whatever language. */
const names =
  'piece content count quantity number included box contient contiene enthalt bevat zawiera coffret comprend umfang stuck anzahl teile inhalt lieferumfang nombre contenu compos fourni livre inclus dotazione supplied meegeleverd geleverd zestaw komplet kutu pezzi numero contenut pieza contenid unidad cantidad incluye stuks aantal inhoud sztuk liczb zawart ilosc elementy adet parca icindek icerik sayi عدد قطع محتوي يشمل مرفق ملحق 個数 枚数 本数 入数 内容 付属 同梱 セット数 点数'
    .split(' ')
    .map(foldText);

const asked: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\bhow many(?: (?:pieces|pcs|items|parts|of them|of those))?(?: (?:are|is|do|does|come|comes|in|inside|you|u|i|we|get|there|it|one|a|the|set|box|pack)\b)*$|\bhow many (?:pieces|pcs|items|parts)\b|\bwhat ?s (?:all )?in (?:it|there|the (?:box|set|pack))\b|\bwhat (?:does it (?:come with|include|contain)|is included|do i get|comes with it|all comes)\b|\ba pair or\b|\bsold (?:singly|individually|as a pair|in pairs)\b/u,
  de: /\bwie ?viele?(?: (?:stuck|teile|einzelteile))?(?: (?:ist|is|sind|da|denn|drin|dabei|enthalten|in|der|dem|einer|packung|set|es|davon))*$|\bwie ?viele? (?:stuck|teile)\b|\bwas (?:ist|is|gehort|kommt) (?:da |denn |alles )*(?:drin|dabei|enthalten|dazu|mit)\b|\b(?:ein|im|als|das) paar oder\b|\boder einzeln\b/u,
  fr: /\bcombien (?:de pieces|d elements|de morceaux|y en a|il y en a|en contient|d unites)\b|\b(?:y en a|en contient|il y en a) combien\b|\b(?:il y a quoi|qu y a t il|c est quoi|y a quoi|qu il y a|ce qu y a|quoi) (?:la )?dedans\b|\b(?:que|qu est ce que ca|ca) contient\b|\bou a l unite\b|\bla paire ou\b/u,
  es: /\bcuant[oa]s(?: (?:piezas|unidades))?(?: (?:son|trae|traen|vienen|hay|lleva|llevan|contiene|en|el|la|cada|caja|juego|dentro|ahi))*$|\bcuantas (?:piezas|unidades)\b|\b(?:que|q) (?:trae|lleva|incluye|contiene|viene|(?:hay|tiene) dentro)\b|\b(?:un|el) par o\b|\bo (?:suelt[oa]|por separado)\b/u,
  it: /\bquant[ie](?: (?:pezzi|elementi))?(?: (?:sono|ce ne sono|ci sono|ne contiene|contiene|in|nel|nella|una|confezione|dentro|c e))*$|\bquant[ie] pezzi\b|\b(?:cosa|che|cosa c e|che c e) (?:contiene|include|comprende|dentro)\b|\b(?:un|il) paio o\b|\bo singol[oa]\b/u,
  nl: /\bhoeveel(?: (?:stuks|delen))?(?: (?:zijn|zitten|zit|er|erin|in|het|de|een|doos|set|pak|dat|krijg|ik))*$|\bhoeveel (?:stuks|delen)\b|\bwat (?:zit er|zit erin|hoort er|krijg ik)\b|\been paar of\b|\bof per stuk\b/u,
  pl: /\bile(?: (?:sztuk|elementow|czesci|kawalkow))?(?: (?:jest|tam|ma|w|nim|srodku|zestawie|opakowaniu|sa|zawiera|tego))*$|\bile (?:tam |jest )*(?:sztuk|elementow|czesci)\b|\bco (?:jest |tam )*(?:w srodku|zawiera|w zestawie|wchodzi)\b|\bpara czy\b|\bczy (?:sztuka|na sztuki|pojedyncz\p{L}*)\b/u,
  tr: /\bkac (?:tane|adet|parca)(?: (?:var|icinde|geliyor|cikiyor))*$|\bkac parca\b|\bicinde (?:ne|neler|kac)\b|\bneler (?:iceriyor|var|dahil)\b|\b(?:cift|takim) mi\b|\btek mi\b/u,
  ar: /كم (?:قطعه|حبه|عدد القطع|عددها)|(?:ماذا|ما الذي|ايش|وش) (?:يحتوي|تحتوي|يشمل|تشمل|فيه|فيها|بداخله)|(?:محتويات|محتوياته)/u,
  ja: /(?:何[個枚本点]|いくつ)(?:入|セット|ありますか|です)|何が入|セット内容|中身/u,
};

/** Questions whether something named belongs to a thing or has to be bought besides: 'are needles included?', 'do I need to buy ink separately?'. */
const included: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:part of (?:it|the set)|what(?: s| is| else)? (?:in the box|comes?|supplied|come) ?(?:with)?|(?:do|will|would) (?:i|we) (?:also )?get (?:[\p{L}\d]+ ){1,4}with (?:it|them|that|this)|are there (?:any )?[\p{L}]+ (?:in the box|with it)|thrown in)\b|\b(?:included|supplied|in the box)\b|\b(?:comes?|coming|sold) with\b|\b(?:buy|get|order|purchase) (?:[\p{L}\d]+ ){0,4}?(?:separately|extra)\b|\bsold separately\b/u,
  de: /\blieferumfang\b|\bwas (?:ist|is|gehort|kommt|bekomm\p{L}*|krieg\p{L}*) (?:[\p{L}\d]+ ){0,4}?(?:dabei|dazu|mit)\b|\bmit (?:[\p{L}\d]+ ){1,2}geliefert\b|\b(?:bekommt|bekomm|kriegt|krieg) (?:[\p{L}\d]+ ){1,6}?(?:dazu|mit|zusammen)\b|\b(?:ist|is|sind|da|denn|auch|schon) (?:[\p{L}\d]+ ){0,5}?(?:dabei|mit dabei|drin|enthalten|inklusive|mitgeliefert|inbegriffen)\b|\bgehor(?:t|en) (?:[\p{L}\d]+ ){0,4}?dazu\b|\b(?:extra|separat|zusatzlich|getrennt|einzeln|noch) (?:da)?(?:zu)?(?:kaufen|bestellen|besorgen)\b|\bdazukaufen\b/u,
  fr: /\b(?:livre|vendu|fourni)\p{L}* avec\b|\bavec quoi\b|\by a t il (?:[\p{L}\d]+ ){1,4}(?:avec|dedans|dans la boite)\b|\bqu y a t il (?:dans|avec)\b|\b(?:inclus|fourni|compris|livre|vendu)(?:e|s|es)?\b|\b(?:acheter|prendre|commander) (?:[\p{L}\d]+ ){0,5}?(?:a part|separement|en plus|en supplement)\b|\b(?:y a|y a t il) (?:[\p{L}\d]+ ){1,4}avec\s*$/u,
  es: /\b(?:vendido|vendida|entrega\p{L}*|viene) con\b|\bque (?:trae|incluye|viene)\b|\bincluye\p{L}*\b|\bincluid[oa]s?\b|\b(?:viene|vienen) (?:con|ya|incluid\p{L}+)\b|\btraen? \p{L}+|\b(?:mandan|mandais|dan|dais|regalan|regalais) (?:tambien )?(?:con )?una?\b|\b(?:comprar|pedir|coger|comprarlo|comprarla) (?:[\p{L}\d]+ ){0,4}?(?:aparte|por separado)\b/u,
  it: /\b(?:venduto|venduta|fornito|fornita|consegnat[oa]) con\b|\bcosa (?:c e|comprende|include)\b|\binclude\b|\bcomprende\b|\binsieme a\b|\b(?:inclus|compres)[oaie]\b|\b(?:arriva|arrivano|viene venduto) con\b|\bin dotazione\b|\b(?:comprare|prendere|ordinare|comprarlo|comprarla) (?:[\p{L}\d]+ ){0,4}?(?:a parte|separatamente)\b/u,
  nl: /\b(?:geleverd|verkocht) met\b|\bmeegeleverd\b|\bwat (?:zit|krijg|hoort) (?:[\p{L}\d]+ ){0,4}?(?:bij|erbij)\b|\bzitten er (?:[\p{L}\d]+ ){1,3}bij\b|\b(?:zit|zitten|hoort|horen|krijg|krijgt) (?:[\p{L}\d]+ ){0,4}?(?:bij|erbij)\b|\b(?:inbegrepen|meegeleverd|inclusief)\b|\b(?:apart|los|extra|zelf|nog) (?:bij)?(?:kopen|bestellen)\b|\bbijkopen\b/u,
  pl: /\bco (?:jest |bedzie )?(?:dostane|dostaje|wchodzi|w pudelku|w komplecie)\b|\b(?:dostane|dostaje) (?:[\p{L}\d]+ ){0,3}?(?:gratis|razem|w komplecie|do tego)\b|\bsprzedawan\p{L}* z\b|\bw (?:zestawie|komplecie)\b|\bdolaczon\p{L}+|\b(?:kupic|kupowac|dokupic|zamowic) (?:[\p{L}\d]+ ){0,4}?(?:osobno|oddzielnie)\b|\b(?:osobno|oddzielnie) (?:kupic|kupowac|dokupic)\b|\bdokupic\b/u,
  tr: /\b(?:yaninda|kutusunda|paketinde|icinde) (?:[\p{L}\d]+ ){0,3}?(?:ne|neler|var|veriyor|geliyor)\b|\b\p{L}+(?:yla|yle|la|le) (?:birlikte )?(?:mi )?(?:geliyor|geliyo|gonderiyor)\p{L}*\b|\bkutu\p{L}* (?:mi|da|icinde|var)\b|\b(?:yaninda|icinde|beraberinde|birlikte) (?:[\p{L}\d]+ ){1,4}?(?:geliyor|veriliyor|veriyor|cikiyor|gelir|var) m[iu]|\b\p{L}+(?:iyla|yla|iyle|yle) m[iu] (?:geliyor|gelir|satil)|\bdahil m[iu]\b|\bayri(?:ca)? (?:\p{L}+ )?(?:almam|almak|almali|satil|alinmasi)/u,
  ar: /(?:تاتي|ياتي|يجي|تجي) (?:مع|معه|معها)(?= |$)|مرفق|(?:^| )(?:شامل|يشمل|تشمل|مشمول)|(?:اشتري|شراء) (?:\S+ ){0,3}(?:منفصل|لوحد|لحال|بشكل منفصل)/u,
  ja: /付属|[付つ]いて(?:い|き)ま|同梱|別(?:に|で|途)(?:買|購入|必要|用意)|別売/u,
};

/** One piece of whatever is sold, or what it is packed in. */
const pieces: Readonly<Record<DialogueLanguage, string>> = {
  en: 'sack sacks pair pairs piece pieces pcs box boxes set sets pack packs packet packets bag bags tin tins can cans bottle bottles jar jars tube tubes roll rolls bundle bundles copy copies unit units item items ball balls skein skeins',
  de: 'paar paare stuck stucke packung packungen pack packchen set sets dose dosen flasche flaschen glas glaser tute tuten beutel schachtel schachteln karton rolle rollen mal exemplar exemplare tube tuben sack knauel strang strange',
  fr: 'paire paires piece pieces boite boites lot lots jeu jeux paquet paquets sachet sachets bouteille bouteilles flacon flacons pot pots tube tubes rouleau rouleaux unite unites exemplaire exemplaires coffret coffrets sac sacs pelote pelotes echeveau echeveaux',
  es: 'saco sacos par pares pieza piezas unidad unidades caja cajas juego juegos paquete paquetes bolsa bolsas botella botellas bote botes lata latas frasco frascos tubo tubos rollo rollos lote lotes ovillo ovillos madeja madejas',
  it: 'sacco sacchi sacchetto sacchetti paio paia pezzo pezzi scatola scatole confezione confezioni set pacco pacchi pacchetto pacchetti busta buste bottiglia bottiglie barattolo barattoli lattina lattine vasetto vasetti tubetto tubetti rotolo rotoli gomitolo gomitoli matassa matasse',
  nl: 'paar paren stuk stuks doos dozen doosje doosjes set sets pak pakken pakje pakjes zak zakken zakje zakjes fles flessen flesje flesjes pot potten potje potjes blik blikken rol rollen tube tubes bol bollen streng strengen',
  pl: 'para pary par sztuka sztuki sztuk paczka paczki paczek opakowanie opakowania opakowan zestaw zestawy zestawow pudelko pudelka pudelek butelka butelki butelek sloik sloiki sloikow puszka puszki worek worki tubka tubki rolka rolki komplet komplety motek motki motkow',
  tr: 'cuval torba cift tane adet kutu paket set poset sise kavanoz teneke rulo tup parca takim yumak cile',
  ar: 'زوج زوجين قطعه قطعتين قطع علبه علبتين علب صندوق صندوقين كيس كيسين زجاجه زجاجتين حبه حبتين حبات طقم طقمين عبوه عبوتين عبوات',
  ja: 'セット 箱 袋 本 個 枚 足 組 缶 瓶 玉',
};

const isBeginning = (word: string): boolean =>
  names.some((beginning) => (/[a-z]/.test(beginning) && beginning.length < 4 ? word === beginning : word.startsWith(beginning)));

/** Whether a property says how many pieces a thing has, or what they are. */
export const isNameOfPieces = (name: string): boolean =>
  foldedWords(name)
    .map(comparable)
    .some((word) => isBeginning(word) || isBeginning(word.replace(/^ال(?=.{2})/u, '')));

/** Whether a message asks how many pieces there are in a thing, or what is in it. */
export const asksPieces = (message: string, language: DialogueLanguage): boolean => asked[language].test(patternText(message, language));

/** Whether a message asks if something belongs to a thing, or has to be bought besides. */
export const asksIncluded = (message: string, language: DialogueLanguage): boolean =>
  included[language].test(patternText(message, language));

/** Statements of a description on what belongs to a thing: 'candles are sold separately'. */
const belonging: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:included|supplied|sold separately|in the box|(?:comes?|packed|sold) (?:in|with|without))\b/u,
  de: /\b(?:dabei|enthalten|inklusive|mitgeliefert|beiliegend|liegt bei|liegen bei|gehort\p{L}* dazu|separat erhaltlich|geliefert (?:mit|ohne)|mitgeschickt)\b/u,
  fr: /\b(?:inclus|fourni|compris|livre|vendu)(?:e|s|es)?\b|\bdans la boite\b/u,
  es: /\b(?:incluid[oa]s?|incluye\p{L}*|viene\p{L}* (?:con|sin)|aparte|en la caja|se vende\p{L}*|trae\p{L}*)\b/u,
  it: /\b(?:inclus[oaie]|compres[oaie]|in dotazione|vendut[oaie]|a parte|nella confezione|fornit[oaie])\b/u,
  nl: /\b(?:inbegrepen|meegeleverd|inclusief|zit(?:ten)? (?:\p{L}+ )?(?:bij|in de doos)|apart verkrijgbaar|los verkrijgbaar|geleverd (?:met|zonder))\b/u,
  pl: /\b(?:w zestawie|w komplecie|dolaczon\p{L}+|sprzedawan\p{L}+|osobno|w pudelku)\b/u,
  tr: /\b(?:dahil|birlikte|ayrica satil\p{L}*|kutu\p{L}*|yaninda|verilir|gelir|gonderilir)\b/u,
  ar: /مرفق|شامل|يشمل|تشمل|ياتي مع|تاتي مع|يباع|تباع|معها|معه/u,
  ja: /付属|付きます|付いて|つきます|ついて|同梱|別売|入っています/u,
};

/** Whether a sentence states that something belongs to a thing, or does not. */
export const statesIncluded = (sentence: string, language: DialogueLanguage): boolean =>
  belonging[language].test(patternText(sentence, language));

const pieceWords = new Map(
  Object.entries(pieces).map(([language, words]) => [language, new Set(words.split(' ').map((word) => comparable(foldText(word))))]),
);

/** Whether a folded word counts whatever is sold: a pair, a box, a set. */
export const isPiece = (word: string, language: DialogueLanguage): boolean => pieceWords.get(language)?.has(comparable(word)) ?? false;
