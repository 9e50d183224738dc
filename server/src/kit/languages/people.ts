/** People for whom visitors seek gifts, of whom no shop says that a thing is for them: friends, neighbours, teachers. Words are folded; `_` stands for an ending. */
import { foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';

const people: Readonly<Record<DialogueLanguage, string>> = {
  en: 'friend friends mate mates colleague colleagues coworker coworkers boss teacher teachers neighbour neighbours neighbor neighbors host hosts partner partners parents grandparents family couple couples cousin cousins somebody someone flatmate housemate guest guests',
  de: 'freund freunde freunden freundin kolleg_ chef chefin lehrer_ nachbar_ gastgeber_ partner_ eltern grosseltern familie cousin cousine jemand jemanden jemandem bekannte_ mitbewohner_ kumpel kumpels',
  fr: 'ami amie amis amies copain copains copine copines collegue_ chef cheffe prof profs maitresse voisin voisine voisins voisines hote hotes partenaire parents famille couple cousin cousine quelqu quelqun colocataire_',
  es: 'amigo amiga amigos amigas colega colegas compañer_ jefe jefa profesor_ profe vecin_ anfitrion_ pareja padres abuelos familia primo prima primos alguien invitad_ suegr_',
  it: 'amico amica amici amiche collega colleghi colleghe capo professor_ maestra maestro vicino vicina vicini partner genitori nonni famiglia coppia cugin_ qualcuno ospite ospiti suocer_ fidanzat_',
  nl: 'vriend vriendin vrienden vriendinnen collega_ baas leraar lerares juf meester buur_ gastheer gastvrouw partner ouders grootouders gezin familie neef nicht iemand huisgenoot_',
  pl: 'przyjaci_ kolezan_ koleg_ szef_ nauczyciel_ sasiad_ partner_ rodzic_ dziadk_ rodzin_ kuzyn_ kogos ktos tesci_ znajom_',
  tr: 'arkadas_ patronum patronuma ogretmen_ komsu_ ebeveyn_ aileme kuzen_ birine biri misafir_ kayinvalide_ kayinpeder_',
  ar: 'صديق_ صديقت_ زميل_ زميلت_ مديري معلم_ جارتي جاري والدي عائلتي شخص حماتي',
  ja: '友達 友人 同僚 上司 先生 両親 祖父母 家族 夫婦 恋人 彼女 彼氏 義母 義父',
};
/** The speaker as the one whom a thing is for. */
const oneself: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\bfor (?:me|myself)\b/iu,
  de: /\bf(?:ü|ue)r mich\b/iu,
  fr: /\bpour moi\b/iu,
  es: /\bpara m[ií](?!\p{L}|\s+\p{L})/iu,
  it: /\bper me\b/iu,
  nl: /\bvoor (?:mij(?:zelf)?|mezelf|me(?=\s*(?:$|[.,!?])))(?!\p{L})/iu,
  pl: /\bdla (?:mnie|siebie)\b/iu,
  tr: /(?<!\p{L})(?:benim i[çc]in|kendim i[çc]in|kendime|bana)(?!\p{L})/iu,
  ar: /(?:^|\s)(?:لي|لنفسي|ليا)(?=\s|$|[؟?.!،])/u,
  ja: /自分用|自分に|私用|私に/u,
};

/** Whether a message says that something is for the speaker. */
export const isForOneself = (message: string, language: DialogueLanguage): boolean => oneself[language].test(message);

const longestEnding = 5;

const forms = new Map(
  Object.entries(people).map(([language, words]) => [language, words.split(' ').map((word) => comparable(foldText(word)))]),
);

/** Whether a folded word stands for somebody who is no kind of person that products are made for. */
export const isSomebody = (word: string, language: DialogueLanguage): boolean =>
  forms
    .get(language)
    ?.some((form) =>
      form.endsWith('_') ? word.startsWith(form.slice(0, -1)) && word.length - form.length < longestEnding : word === form,
    ) ?? false;

/** How many a message says that people are: 'there are 4 of us', 'siamo in quattro'. `#` stands for the number. */
const ofPeople: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:(?:there|theres|there s|were|we re|we are)(?: are| is| s)? )?(#) of us\b|\bwe are (#)\b|\b(?:for|serves?) (#) (?:people|persons|adults|guests)\b|\b(?:family|party|group) of (#)\b/u,
  de: /\bwir sind (?:zu |nur |immer )?(#)\b|\bsind (?:zu |immer )?(#) (?:personen|leute|erwachsene)\b|\b(?:fur|mit) (#) (?:personen|leute|gaste|erwachsene)\b/u,
  fr: /\b(?:nous sommes|on est|on sera|nous serons) (?:a )?(#)\b|\bpour (#) (?:personnes|adultes|convives)\b/u,
  es: /\b(?:somos|seremos|estamos) (#)\b|\bpara (#) (?:personas|adultos|comensales)\b/u,
  it: /\b(?:siamo|saremo)(?: in)? (#)\b|\bper (#) (?:persone|adulti|ospiti)\b/u,
  nl: /\bwe zijn (?:met |met z n |met zijn )?(#)\b|\bvoor (#) (?:personen|mensen|gasten|man)\b/u,
  pl: /\bjest nas (#)\b|\bdla (#) (?:osob|osoby|ludzi|gosci)\b/u,
  tr: /\b(#) kisi(?:yiz|lik|ye|\b)/u,
  ar: /(?:نحن|عددنا) (#)|(?:لعدد|ل) ?(#) (?:اشخاص|شخص|افراد)/u,
  ja: /(#)人(?:家族|分|です|なので|で)/u,
};

const written = { spaced: '\\d{1,2}|\\p{L}{2,}', unspaced: '\\d{1,2}|[一二三四五六七八九十]' };

/** The word or digits by which a message may tell how many people there are; null for none. Nobody orders so many pieces. */
export function peopleCounted(message: string, language: DialogueLanguage): string | null {
  const isUnspaced = language === 'ja';
  const words = patternText(message, language);
  const pattern = ofPeople[language].source.replaceAll('#', isUnspaced ? written.unspaced : written.spaced);
  return new RegExp(pattern, 'u').exec(words)?.slice(1).find(Boolean) ?? null;
}
