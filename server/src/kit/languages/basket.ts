/**
 * How visitors put things together, as people write it on a phone: 'I'll take it', 'leave out the lid', 'two instead of one', 'three metres of it'.
 * One line for each language; words are folded, and patterns are tried on words with single spaces between them. Pure.
 */
import { foldedWords } from '../text/words.ts';
import { type DialogueLanguage, patternText } from './dialogue/index.ts';

interface Words {
  /** Takes what is named or talked about. */
  takes: RegExp;
  /** Adds to what was put together. */
  adds: RegExp;
  /** Leaves something out, in words that are no 'without'. */
  leaves: RegExp;
  /** Puts one thing in the place of another. */
  changes: RegExp;
  /** No more than one of it. */
  single: RegExp;
  /** Names behind itself what is replaced: 'two instead of one'. */
  insteadOf: RegExp | null;
  /** Names before itself what is replaced, as Turkish and Japanese do. */
  insteadBehind: RegExp | null;
}

const languages: Readonly<Record<DialogueLanguage, Words>> = {
  en: {
    takes: /\b(?:i ?ll (?:take|have|get)|ill take|take|i want|give me|gimme|get me|put me down for|i ?d like|order)\b/u,
    adds: /\b(?:too|as well|also|add|on top|another)\b/u,
    leaves: /\b(?:leave (?:\w+ )?(?:out|off)|drop|remove|take (?:\w+ ){0,3}(?:out|off)|skip|forget|lose|scrap|minus)\b/u,
    changes: /\b(?:instead|make (?:it|that)|swap|change|rather|actually|switch)\b/u,
    single: /\b(?:just|only) (?:the )?(?:one|1)\b|\bone (?:will do|is enough)\b/u,
    insteadOf: /\b(?:instead of|rather than|in place of|not)\b/iu,
    insteadBehind: null,
  },
  de: {
    takes: /\b(?:nehm|nehme|nehmen|nimm|hatte gern|hatt gern|will|mochte|geben sie mir|gib mir|bestell\p{L}*)\b/u,
    adds: /\b(?:dazu|auch noch|noch|zusatzlich|obendrauf|hinzu)\b/u,
    leaves: /\b(?:lass\p{L}* (?:\p{L}+ )*weg|weglassen|streich\p{L}*|nimm (?:\p{L}+ )*(?:raus|weg)|raus|weg|doch nicht)\b/u,
    changes: /\b(?:stattdessen|doch|lieber|tausch\p{L}*|wechsel\p{L}*|mach\p{L}* (?:\p{L}+ )?draus)\b/u,
    single: /\b(?:nur|bloss|doch nur) (?:eine?[nrs]?|1)\b|\bein einzige\p{L}*\b/u,
    insteadOf: /(?<!\p{L})(?:statt|anstatt|anstelle)(?: von| der| des| dem)?(?!\p{L})/iu,
    insteadBehind: null,
  },
  fr: {
    takes: /\b(?:je (?:la|le|les|l )?(?: )?(?:prends?|prendrai|veux|voudrais)|prends|mettez (?:moi)?|il me faut|donnez moi|je commande)\b/u,
    adds: /\b(?:aussi|en plus|ajout\p{L}*|egalement|encore)\b/u,
    leaves: /\b(?:enlev\p{L}*|retir\p{L}*|supprim\p{L}*|laiss\p{L}* tomber|oubli\p{L}*|pas besoin)\b/u,
    changes: /\b(?:plutot|finalement|a la place|remplac\p{L}*|chang\p{L}*|en fait)\b/u,
    single: /\b(?:un|une) seule?\b|\b(?:juste|seulement) (?:une?|1)\b/u,
    insteadOf: /(?<!\p{L})(?:au lieu d(?:e|u|es)?|à la place d(?:e|u|es)?|plutôt qu(?:e)?)(?!\p{L})/iu,
    insteadBehind: null,
  },
  es: {
    takes: /\b(?:me (?:lo|la|los|las)? ?(?:llevo|quedo)|ponme|pongame|quiero|dame|deme|cojo|querria|me llevo|me quedo)\b/u,
    adds: /\b(?:tambien|ademas|anad\p{L}*|agreg\p{L}*)\b/u,
    leaves: /\b(?:quita\p{L}*|quite\p{L}*|elimina\p{L}*|saca\p{L}*|olvida\p{L}*|deja fuera|dejamos fuera)\b/u,
    changes: /\b(?:mejor|en su lugar|cambi\p{L}*|prefiero|en realidad|al final)\b/u,
    single: /\b(?:sol[oa]|solamente) (?:un[oa]?|1)\b|\bun[oa]? sol[oa]\b/u,
    insteadOf: /(?<!\p{L})(?:en (?:vez|lugar) de(?:l)?)(?!\p{L})/iu,
    insteadBehind: null,
  },
  it: {
    takes: /\b(?:(?:la|lo|li|le)? ?(?:prendo|prenderei|voglio|vorrei)|mi (?:dia|metta)|dammi|ordino)\b/u,
    adds: /\b(?:anche|in piu|aggiung\p{L}*|inoltre|pure)\b/u,
    leaves: /\b(?:togli\p{L}*|toglia\p{L}*|elimin\p{L}*|leva\p{L}*|lasci\p{L}* (?:perdere|stare)|tolg\p{L}*)\b/u,
    changes: /\b(?:invece|al posto|meglio|piuttosto|anzi|cambi\p{L}*|alla fine)\b/u,
    single: /\b(?:solo|soltanto) (?:un[oa]?|1)\b|\bun[oa]? sol[oa]\b/u,
    insteadOf: /(?<!\p{L})(?:invece (?:di|del|della|dei|delle|che)|al posto (?:di|del|della|dei|delle))(?!\p{L})/iu,
    insteadBehind: null,
  },
  nl: {
    takes: /\b(?:neem|nemen|doe(?: mij| mij maar| maar)?|wil graag|ik wil|geef me|geef mij|graag|bestel)\b/u,
    adds: /\b(?:ook|erbij|nog|extra|daarbij|toevoegen)\b/u,
    leaves: /\b(?:laat (?:\p{L}+ )*(?:weg|maar)|haal (?:\p{L}+ )*(?:weg|eraf|eruit)|schrap\p{L}*|weglaten|toch niet)\b/u,
    changes: /\b(?:in plaats daarvan|toch|liever|ruil\p{L}*|wissel\p{L}*|maak er|verander\p{L}*)\b/u,
    single: /\b(?:maar|slechts|alleen|toch maar) (?:een|1)\b(?! \d)/u,
    insteadOf: /(?<!\p{L})(?:in plaats van|ipv|i\.p\.v\.)(?!\p{L})/iu,
    insteadBehind: null,
  },
  pl: {
    takes: /\b(?:wezme|biore|wezmiemy|poprosze|chce|chcialbym|chcialabym|zamawiam)\b/u,
    adds: /\b(?:jeszcze|tez|takze|dodatkowo|dodaj\p{L}*|dorzuc\p{L}*|do tego)\b/u,
    leaves: /\b(?:usun\p{L}*|wyrzuc\p{L}*|odejm\p{L}*|wykresl\p{L}*|zrezygn\p{L}*|rezygn\p{L}*|odpusc\p{L}*)\b/u,
    changes: /\b(?:zamiast tego|jednak|wole|raczej|zamien\p{L}*|zmien\p{L}*|lepiej)\b/u,
    single: /\b(?:tylko|jedynie) (?:jed\p{L}+|1)\b/u,
    insteadOf: /(?<!\p{L})zamiast(?! tego)(?!\p{L})/iu,
    insteadBehind: null,
  },
  tr: {
    takes: /\b(?:al(?:iyorum|ayim|acagim|irim)|istiyorum|isterim|ver\p{L}*|olsun)\b/u,
    adds: /\b(?:bir de|ayrica|da ekle\p{L}*|de ekle\p{L}*|ekle\p{L}*|yanina|ilave\p{L}*)\b/u,
    leaves: /\b(?:cikar\p{L}*|sil\p{L}*|vazgec\p{L}*|kalsin|gerek yok|istemiyorum)\b/u,
    changes: /\b(?:yerine|degistir\p{L}*|aslinda|olsun|vazgectim)\b/u,
    single: /\b(?:sadece|yalnizca|tek) (?:bir|1)\b|\bbir tane yeter\p{L}*/u,
    insteadOf: null,
    insteadBehind: /(?<!\p{L})yerine(?!\p{L})/iu,
  },
  ar: {
    takes: /(?:^| )(?:اخذه?ا?|ساخذه?ا?|اريده?ا?|ابغي|ابي|عايز|خذ|اطلب|هات|اعطني)(?= |$)/u,
    adds: /(?:^| )(?:ايضا|كمان|وكمان|اضف|كذلك|زد|اضيف)(?= |$)/u,
    leaves: /(?:^| )(?:احذف|شيل|ازل|الغ|الغي|لا اريد|ما ابي|ما ابغي|استبعد)(?= |$)/u,
    changes: /(?:^| )(?:بدلا?|بدل|الافضل|غيرها?|غير|استبدل|خليها?|اجعلها?)(?= |$)/u,
    single: /(?:^| )(?:واحده?|قطعه واحده) فقط(?= |$)|(?:^| )فقط واحده?(?= |$)/u,
    insteadOf: /(?<!\p{L})(?:بدلا? من|بدلاً من|بدل|عوضا عن)(?!\p{L})/iu,
    insteadBehind: null,
  },
  ja: {
    takes: /ください|下さい|買います|お願いします|にします|もらいます|いただき/u,
    adds: /追加|それと|あと|も(?:一緒|買|お願|ください|つけ)|さらに/u,
    leaves: /外して|はずして|やめ|いりません|要りません|いらない|削除|抜いて/u,
    changes: /変え|変更|代わり|かわり|じゃなく|ではなく|やっぱり|やはり|にします|にして/u,
    single: /(?:一つ|ひとつ|1つ|1個|一個|一本|1本|一枚|1枚)(?:だけ|にし|に変|に減)/u,
    insteadOf: null,
    insteadBehind: /の(?:代わり|かわり)に|(?:じゃ|では)なくて?、?/u,
  },
};

type Told = 'takes' | 'adds' | 'leaves' | 'changes' | 'single';

/** Whether a message says so of what is put together. */
export const tellsOfBasket = (what: Told, message: string, language: DialogueLanguage): boolean =>
  languages[language][what].test(patternText(message, language));

/** What a message puts in the place of something: 'two | one' of 'two instead of one'; `replaced` null where it does not say of what. */
export function exchangeIn(message: string, language: DialogueLanguage): { wanted: string; replaced: string | null } {
  const { insteadOf, insteadBehind } = languages[language];
  const before = insteadOf?.exec(message);
  if (before) {
    const wanted = message.slice(0, before.index).trim();
    const rest = message.slice(before.index + before[0].length);
    const end = /[,.;!?،。]\s/u.exec(rest)?.index ?? rest.length;
    // 'Instead of the lid, the tray' names what is replaced first.
    if (!/[\p{L}\p{N}]/u.test(wanted)) return { wanted: rest.slice(end + 1).trim(), replaced: rest.slice(0, end).trim() };
    return { wanted, replaced: rest.slice(0, end).trim() };
  }
  const behind = insteadBehind?.exec(message);
  if (!behind) return { wanted: message, replaced: null };
  const wanted = message.slice(behind.index + behind[0].length).trim();
  return /[\p{L}\p{N}]/u.test(wanted) ? { wanted, replaced: message.slice(0, behind.index).trim() } : { wanted: message, replaced: null };
}

/** Words that put several things together, where 'the total' may be of one. */
const togetherWords: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:together|both|combined)\b/u,
  de: /\b(?:zusammen|beide[ns]?|gemeinsam)\b/u,
  fr: /\b(?:ensemble|les deux|tous les deux|toutes les deux)\b/u,
  es: /\b(?:junt[oa]s|l[oa]s dos|ambos|ambas)\b/u,
  it: /\b(?:insieme|entramb[ie]|tutt[ie] e due)\b/u,
  nl: /\b(?:samen|bij elkaar|allebei|beide)\b/u,
  pl: /\b(?:razem|oba|obie|oboje)\b/u,
  tr: /\b(?:birlikte|beraber|ikisi(?:ni)?)\b/u,
  ar: /(?:^| )(?:معا|سويا|الاثنين|كلاهما|مع بعض)(?= |$)/u,
  ja: /合わせて|あわせて|一緒|両方/u,
};

/** Whether a message puts several things together. */
export const saysTogether = (message: string, language: DialogueLanguage): boolean =>
  togetherWords[language].test(patternText(message, language));

/** Units by which lengths are sold, in whatever language. */
const metres = /^(?:m|mts?|metres?|meters?|metern?|metri|metro|metros|metr\p{L}{0,3}|mb|متر|مترين|امتار|メートル)$/u;
const kilos = /^(?:kg|kilos?|kilo\p{L}*|chil[oi]|كيلو\p{L}*|كجم|كغ|キロ)$/u;
const litres = /^(?:l|lit\p{L}{0,5}|لتر\p{L}*|リットル)$/u;

export type SoldUnit = 'metre' | 'kilo' | 'litre';

/** The unit of goods that are sold by it: 'three metres', 'two kilos'. */
export const soldUnit = (word: string | undefined): SoldUnit | null =>
  word === undefined ? null : metres.test(word) ? 'metre' : kilos.test(word) ? 'kilo' : litres.test(word) ? 'litre' : null;

/** Whether a text of the shop states an amount in a unit: '5 m' of a rope that is sold in one piece. */
export const statesAmountIn = (text: string, unit: SoldUnit): boolean => {
  const words = foldedWords(text.replaceAll(/(\d)(\p{L})/gu, '$1 $2'));
  return words.some((word, at) => at > 0 && /\d$/u.test(words[at - 1] ?? '') && soldUnit(word) === unit);
};
