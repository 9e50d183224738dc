/**
 * How visitors take back what they said, as people write it on a phone: 'no rather the blue one', 'non finalement le grand'. The 'no' in it rules
 * nothing out, and 'better' compares nothing. One line for each language; words are folded. Pure.
 */
import { foldedWords, foldText } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';

interface Words {
  /** Answers with no. */
  no: string;
  /** Words behind it that show that it is an answer; '' where it always is one. */
  behind: string;
  /** Prefers one thing to what was talked about before. */
  rather: RegExp;
}

/** What may stand before at the beginning of a message. */
const lead = '^(?:(?:ok|okay|hm+|oh|ah|ach|uf+|well|also|alors|vale|pues|allora|dann|dan|then|no|non|nein|nee|nie|hayir|to) )*';

const languages: Readonly<Record<DialogueLanguage, Words>> = {
  en: {
    no: 'no nope nah',
    behind: 'rather better actually then wait sorry the lets let make i id ill ok maybe instead just',
    rather: new RegExp(`\\b(?:rather|instead|prefer)\\b|${lead}(?:better|actually)\\b`, 'u'),
  },
  de: { no: 'nein nee noe no', behind: '', rather: new RegExp(`\\b(?:lieber|doch)\\b(?! nicht| nich| ned)|${lead}besser\\b`, 'u') },
  fr: { no: 'non', behind: '', rather: new RegExp(`\\b(?:plutot|finalement|prefere)\\b|${lead}mieux\\b|\\bc est mieux\\b`, 'u') },
  es: {
    no: 'no',
    behind: 'mejor prefiero entonces espera perdona perdon el casi vale bueno',
    rather: new RegExp(`\\b(?:prefiero|casi)\\b|${lead}mejor\\b|\\bmejor$`, 'u'),
  },
  it: {
    no: 'no',
    behind: 'meglio piuttosto preferisco allora anzi aspetta scusa scusi il lo la i gli le quello quella prendo voglio dai',
    rather: new RegExp(`\\b(?:piuttosto|preferisco|anzi)\\b|${lead}meglio\\b|\\bmeglio$`, 'u'),
  },
  nl: { no: 'nee', behind: '', rather: new RegExp(`\\b(?:liever|toch)\\b(?! niet)|${lead}beter\\b`, 'u') },
  pl: {
    no: 'nie',
    behind: 'jednak wole wolalbym wolalabym lepiej raczej to czekaj dobra ok biore',
    rather: new RegExp(`\\b(?:wole|wolalbym|wolalabym|jednak|raczej)\\b|${lead}lepiej\\b`, 'u'),
  },
  tr: { no: 'hayir', behind: '', rather: new RegExp(`\\b(?:tercih\\p{L}*|yerine)\\b|\\bdaha iyi$|${lead}(?:daha iyi|en iyisi)\\b`, 'u') },
  ar: { no: 'لا', behind: 'بل افضل الافضل خلاص بدلا', rather: /(?:^| )(?:بل|افضل|الافضل|بدلا)(?= |$)/u },
  ja: { no: 'いいえ いえ いや', behind: 'やっぱり やはり', rather: /やっぱり|やはり|(?:ほう|方)が(?:いい|良い)|にします/u },
};

const noise = /^(?:hm+|oh|ah|ach|uf+|pff+|mh+|ok|okay)$/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const japaneseNo = /^\s*(?:いいえ|いえ|いや)[、,\s]*(?=やっぱり|やはり)/u;

/** The message without a 'no' that answers what was said before; what it says then is wished for. */
export function withoutAnswer(message: string, language: DialogueLanguage): string {
  if (language === 'ja') return message.normalize('NFKC').replace(japaneseNo, '');
  const { no, behind } = languages[language];
  const words = [...message.matchAll(word)].slice(0, 4);
  const folded = words.map(([text]) => comparable(foldedWords(text)[0] ?? ''));
  const at = folded.findIndex((each) => !noise.test(each));
  if (at < 0 || !no.split(' ').includes(folded[at] ?? '') || words.length <= at + 1) return message;
  const isAnswer = behind === '' || behind.split(' ').includes(folded[at + 1] ?? '');
  return isAnswer ? message.slice(words[at + 1]?.index) : message;
}

/** The words that prefer, each by itself. */
const preferring: Readonly<Record<DialogueLanguage, string>> = {
  en: 'rather instead prefer actually preferably ideally',
  de: 'lieber doch besser liebsten vorzugsweise bevorzugt idealerweise moglichst',
  fr: 'plutot finalement prefere mieux preference idealement',
  es: 'prefiero casi mejor preferiblemente preferentemente idealmente',
  it: 'piuttosto preferisco anzi meglio preferibilmente possibilmente idealmente',
  nl: 'liever toch beter liefst voorkeur idealiter',
  pl: 'wole wolalbym wolalabym jednak raczej lepiej najlepiej najchetniej idealnie',
  tr: 'tercih yerine iyisi olsun tercihen mumkunse',
  ar: 'بل افضل الافضل بدلا خلاص ويفضل يفضل والافضل',
  ja: 'やっぱり やっぱ やはり いや できれば できたら なるべく',
};

/** Whether a folded word only says that something is preferred, and names nothing. */
export const isPreferring = (word: string, language: DialogueLanguage): boolean =>
  preferring[language].split(' ').some((each) => comparable(foldText(each)) === comparable(word));

/** What stands before the thing that is preferred among those that were named: 'an instrument, preferably a drum'. */
const best: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /^(?:preferably|ideally|best of all)\b/u,
  de: /^(?:am liebsten|vorzugsweise|bevorzugt|idealerweise|moglichst)\b/u,
  fr: /^(?:de preference|idealement|si possible)\b/u,
  es: /^(?:preferiblemente|preferentemente|idealmente|a poder ser|a ser posible|si puede ser)\b/u,
  it: /^(?:preferibilmente|possibilmente|idealmente|meglio se)\b/u,
  nl: /^(?:het liefst|liefst|bij voorkeur|idealiter)\b/u,
  pl: /^(?:najlepiej|najchetniej|idealnie)\b/u,
  tr: /^(?:tercihen|mumkunse|en iyisi)\b/u,
  ar: /^(?:ويفضل|يفضل|والافضل|ان امكن)(?= |$)/u,
  ja: /^(?:できれば|できたら|なるべく|理想は)/u,
};

/** Whether a part of a message begins by saying what is liked best. */
export const prefersBest = (part: string, language: DialogueLanguage): boolean =>
  best[language].test(language === 'ja' ? part.normalize('NFKC').trim() : foldedWords(part).map(comparable).join(' '));

/** Whether a message prefers something to what was talked about: 'rather the blue one', 'no meglio Pinotto'. */
export const isRather = (message: string, language: DialogueLanguage): boolean =>
  languages[language].rather.test(patternText(message, language));
