/**
 * What a shop is asked to do: the verb that is addressed to it ('do you *sharpen* skates?', 'riparate biciclette?'). One line for each language, on folded
 * words between spaces; the verb is the first group that is filled. Japanese says it without spaces and is not read. Pure.
 */
import type { ChatLanguage } from './replies/index.ts';

interface DeedWords {
  verb: RegExp;
  /** Verbs for selling, whatever their ending. */
  selling: RegExp;
  /** Verbs that say little by themselves: to bring, to let, to do. */
  light: RegExp;
}

/** What may stand before a question. */
const lead = `^(?:(?:hi|hey|hello|and|so|ok|hallo|moin|und|bonjour|et|hola|buenas|y|ciao|buongiorno|salve|e|en|czesc|a|czy|merhaba|selam|peki) )*`;

const languages: Partial<Record<ChatLanguage, DeedWords>> = {
  en: {
    verb: /\b(?:do|can|could|will|would) (?:you|u|ya|yall)(?: (?:guys|also|still|ever|even|please|perhaps|maybe))* ([a-z]+)/u,
    selling: /^sell/u,
    light: /^(?:bring|drop|let|lend|put|leave|keep|come|go|use|think|want|like|allow|tell|say|show|help|find)/u,
  },
  de: {
    verb: new RegExp(
      `\\b(?:konnt|koennt|konnen|koennen|konntet|konnten|wurdet|wurden|wollt) (?:ihr|sie) (?:[a-z\\d]+ )*?([a-z]{3,}en)$|${lead}([a-z]{3,}(?:en|t)) (?:ihr|sie)\\b`,
      'u',
    ),
    selling: /^verkauf/u,
    light:
      /^(?:konnt|konn|koenn|wurd|bringt|bringen|lasst|lassen|stellt|stellen|leiht|kommt|kommen|wollt|wollen|meint|meinen|denkt|zeigt|zeigen)/u,
  },
  fr: {
    verb: /\b([a-z]{3,}ez) vous\b|\bvous (?:ne |me |nous |les |le |la |l |y |en )*([a-z]{3,}ez)\b|\b(?:pouvez vous|vous pouvez|pourriez vous) (?:me |nous |les |le |la |l )*([a-z]{3,}(?:er|ir|re))\b/u,
    selling: /^vend/u,
    light: /^(?:apport|livr|laiss|pass|met|ven|pens|vou|sav|mont|pre)/u,
  },
  es: {
    verb: /\b(?:podeis|pueden|podriais) (?:me |nos )?([a-z]{2,}[aei]r(?:me|nos|lo|la|los|las)?)\b|\b([a-z]{2,}(?:ais|eis|uis))\b/u,
    selling: /^vend/u,
    light: /^(?:dej|tra|llev|pon|pued|pod|quer|sab|pas|pens|prest)/u,
  },
  it: {
    verb: new RegExp(
      `${lead}(?:potete|potreste) (?:mi |ci )?([a-z]{3,}(?:are|ere|ire|arlo|arla|arli|arle|armi|arci))\\b|${lead}(?:mi |ci |lo |la |li |le |anche )*([a-z]{2,}(?:ate|ete|ite))\\b`,
      'u',
    ),
    selling: /^vend/u,
    light: /^(?:port|lasci|mett|ven|pass|sap|vol|pot|mostr|prest)/u,
  },
  nl: {
    verb: new RegExp(`${lead}(?:kunnen|zouden|willen) jullie (?:[a-z\\d]+ )*?([a-z]{3,}en)$|${lead}([a-z]{3,}en) jullie\\b`, 'u'),
    selling: /^verko/u,
    light: /^(?:kunnen|zouden|willen|brengen|laten|komen|zetten|leggen|denken|willen|tonen|helpen)/u,
  },
  pl: {
    verb: new RegExp(`${lead}(?:[a-z]{1,3} )?([a-z]{3,}cie)\\b|\\b(?:mozecie|moglibyscie) (?:[a-z]{1,3} )?([a-z]{3,}c)\\b`, 'u'),
    selling: /^(?:sprzeda|handlu)/u,
    light: /^(?:przywie|przynie|dowoz|dac|dajecie|kladzie|wiecie|chcecie|pozycz)/u,
  },
  tr: {
    verb: /\b([a-z]{2,}(?:yor|[iu]r|[ae]r)) m[iu]s[iu]n[iu]z\b|\b([a-z]{2,}yor) musunuz\b|\b([a-z]{2,}yon[iu]z) m[iu]\b/u,
    selling: /^sat(?!in)/u,
    light: /^(?:getir|birak|koy|gel|gid|dusun|goster|bil|ist)/u,
  },
  ar: {
    verb: /(?:^|\s)(ت\p{L}{2,}ون(?:ه|ها|هم|لي|لنا)?)(?=\s|$)/u,
    selling: /^تبيع/u,
    light: /^ت(?:سوون|جيبون|حطون|خلون|جون|عرفون|قدرون|عملون|فعلون)/u,
  },
};

/** The place of the verb that says what the shop is asked to do, and whether that is to sell; null where no verb is addressed to it. */
export function deedAsked(words: readonly string[], language: ChatLanguage): { at: number; isSelling: boolean } | null {
  const { verb, selling, light } = languages[language] ?? {};
  const found = verb?.exec(words.join(' '));
  const word = found?.slice(1).find(Boolean);
  if (!word) return null;
  const isSelling = selling?.test(word) ?? false;
  const at = words.indexOf(word);
  return at < 0 || (!isSelling && light?.test(word)) ? null : { at, isSelling };
}

/** Whether folded words tell of selling. */
export const tellsOfSelling = (words: Iterable<string>, language: ChatLanguage): boolean => {
  const { selling } = languages[language] ?? {};
  return selling !== undefined && [...words].some((word) => selling.test(word));
};
