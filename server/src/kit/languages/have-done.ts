/**
 * What is to be done with a thing of one's own: 'to have a knife *sharpened*', 'ein Messer schleifen *lassen*', 'faire graver'. Patterns of folded words, one
 * line for each language. Pure.
 */
import { type DialogueLanguage, patternText } from './dialogue/index.ts';

/** 'What does it cost to' before a verb that is neither to send nor to buy. */
const patterns: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:have|get|having|getting) (?:my|our|it|them|this|these|an? old|the old) (?:[\p{L}\d]+ ){0,4}?(?!delivered|shipped|sent|posted|wrapped|included|used|need|red)\p{L}{2,}ed\b|\bcosts? to (?!ship|send|post|deliver|buy|get|order|return|have|run|use)\p{L}{3,} (?:an?|my|our|the|it|one)\b/u,
  de: /\b(?!liefern|schicken|senden|zusenden|kommen|trocknen|liegen|stehen|fallen|kochen|ziehen|einwirken|verschicken)\p{L}{3,}(?:en|ern|eln) (?:zu )?lassen\b|\bkostet (?:es )?(?:mich )?(?:das |ein |eine |einen )?(?:[\p{L}\d]+ ){0,4}?(?!schicken|senden|verschicken|liefern|kaufen|bestellen|haben|bekommen)\p{L}*(?:zu )(?!schicken|senden|verschicken|liefern|kaufen|bestellen|haben|bekommen)\p{L}{3,}en\b/u,
  fr: /\bfaire (?:me |nous |le |la |les )?(?!livrer|envoyer|cuire|bouillir|secher|revenir|fondre|dorer|mijoter|griller|rotir|chauffer|pousser|dormir|rire|jouer|plaisir)\p{L}{3,}(?:er|ir|re)\b|\bcoute (?:de |d )(?!livr|envo|port|retour)\p{L}{3,}(?:er|ir|re) (?:un|une|mon|ma|mes|le|la|l)\b/u,
  es: /\b(?:hacer|mandar|llevar) a (?!enviar|comprar)\p{L}{3,}[aei]r(?:lo|la|los|las)?\b|\b(?:cuesta|vale|cobrais|cobran) (?!enviar|mandar|comprar|pedir|devolver)\p{L}{3,}[aei]r(?:me|lo|la|los|las)? (?:un|una|mi|mis|el|la)\b|\bque me (?:lo |la |los |las )?(?!envi|mand|lleg|recom|gust|sirv|qued|va)\p{L}{3,}(?:en|eis|ais)\b/u,
  it: /\bfar(?:e|lo|la|li|le|mi)? (?!spedire|arrivare|avere|asciugare|bollire|cuocere|dormire|giocare|vedere|sapere|crescere|sparire|sedere|stare|mangiare|bere)\p{L}{3,}(?:are|ere|ire)\b|\bcosta (?!spedire|mandare|comprare|ordinare|restituire)\p{L}{3,}(?:are|ere|ire) (?:un|uno|una|il|la|lo|i|le|mio|mia)\b/u,
  nl: /\b(?:te )?laten (?!staan|liggen|weten|zien|drogen|zitten|groeien|koken|trekken|weken|bezorgen|leveren|sturen|opsturen|komen)\p{L}{3,}en\b|\blaten? (?:jullie |u )?(?:mijn|onze) /u,
  pl: /\b(?:oddac|dac|zostawic|przyniesc) (?:[\p{L}\d]+ ){0,4}do (?!domu|sklepu)\p{L}+(?:enia|ania|ecia|y)\b|\bkosztuje (?!wysl|dostarcz|zwr)\p{L}+(?:enie|anie|ecie|owka)\b/u,
  tr: /\b\p{L}+ (?:ettir|yaptir|ettirs|yaptirs)\p{L}*|\b(?:ettir|yaptir|biletil|bileylet|tamir ett)\p{L}*/u,
  ar: /(?:^| )(?:تصليح|اصلاح|تفصيل|تقصير|سن|شحذ|صيانه) (?!ال?شحن)\p{L}+/u,
  ja: /(?<!見せ|教え|送っ|届け|待っ)[てで](?:もらえ|もらい|もらう|いただけ|いただき|いただく|頂け)(?:ます|ません|る|と)?/u,
};

/** Whether a message asks that something be done to a thing. */
export const asksToHaveDone = (message: string, language: DialogueLanguage): boolean =>
  patterns[language].test(patternText(message, language));

/** What is one's own: 'my old pan'. Folded words of all languages that have such words. */
const own =
  /(?:^| )(?:my|our|meine[nmrs]?|mein|unsere?[nmrs]?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|mio|mia|miei|mie|nostr[oaie]|mijn|onze|moj\p{L}*|swoj\p{L}*|nasz\p{L}*)(?= |$)/u;

/** Whether it is to be done to a thing of the visitor's own. */
export const asksToHaveOwnDone = (message: string, language: DialogueLanguage): boolean =>
  asksToHaveDone(message, language) && own.test(patternText(message, language));
