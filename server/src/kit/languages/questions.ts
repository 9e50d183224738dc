/**
 * Whether a message asks something, also where nobody wrote the mark: 'does it come with a lid', 'hat die ne bremse'. One line for each language: the
 * words that begin a question (a verb that stands first, a word that asks), and those that make one anywhere. Words are folded. Pure.
 */
import { foldedWords } from '../text/words.ts';
import { comparable, type DialogueLanguage } from './dialogue/index.ts';

interface Words {
  first: RegExp;
  anywhere: RegExp;
}

/** What may stand before a question. */
const lead =
  '^(?:(?:ok|okay|k|oh|ah|hm+|and|but|so|also|well|thanks|cool|hi|hey|hello|und|aber|achso|danke|et|mais|merci|dis|dites|y|e|ed|pero|ma|entonces|vale|allora|quindi|en|maar|dus|dan|a|i|ale|to|no|ve|peki|ama|tamam) )*';

const asking = (first: string, anywhere = ''): Words => ({
  first: new RegExp(`${lead}(?:${first.replaceAll(' ', '|').replaceAll('_', ' ')})\\b`, 'u'),
  anywhere: anywhere ? new RegExp(anywhere, 'u') : /$^/u,
});

const languages: Readonly<Record<DialogueLanguage, Words>> = {
  en: asking(
    'does do did is are was were can could will would has have should may isnt isn_t doesnt doesn_t dont don_t cant can_t arent aren_t wont what whats which who whose when where wheres why how hows any_idea got',
    String.raw`\b(?:how (?:many|much|long|big|often|old|do|does|is|are|can)|do (?:i|you|they|we) |can (?:i|you|it|we|they) |is (?:it|that|this|there) |are (?:they|these|those|there) |does (?:it|that|this) )`,
  ),
  de: asking(
    'ist is sind hat hab haben habt kann kannst konnt koennt konnen darf muss soll wird werden gibt gibts geht gehts gehen passt passen halt halten kommt kommen lasst braucht brauche riecht stinkt macht macht_ihr liefert schickt nehmt taugt reicht eignet vertragt hilft lauft klappt bekomm bekomme kriegt krieg lohnt enthalt was wie wieviel wieviele wer wann wo woher wohin warum wieso welche welcher welches welchen wofur womit ob',
    String.raw`\b(?:wie (?:viel|viele|lang|lange|oft|gross|schwer|hoch|breit)|ob (?:die|der|das|es|man|ich)|oder (?:nicht|wie))\b|\b(?:geht|kann|darf|ist|hat|passt) (?:das|die|der|es|man|ich|er|sie)\b`,
  ),
  fr: asking(
    'est est_ce c_est peut peux peuvent pouvez puis faut avez as ont a_t_elle y_a il_y_a va vont passe tient marche existe existe_t quel quelle quels quelles combien comment quand ou pourquoi qui que quoi lequel laquelle lesquels vous_(?:avez|livrez|faites|pouvez|gravez|emballez|prenez|acceptez|coupez|aiguisez|reprenez) ca_(?:passe|va|marche|tient|rentre|coute|fait) (?:elle|il|on)_(?:est|a|va|passe|tient|existe|peut|pese|fait|rentre|se)',
    String.raw`\b(?:est ce que|qu est ce|c est quoi|de quoi|combien|quel|quelle|comment (?:on|je|ca)|ou pas|(?:est|sont) (?:compris|inclus|fourni|dispo)\p{L}*)\b|\b(?:dispo|possible)$`,
  ),
  es: asking(
    'es son tiene tienen teneis lleva llevan trae viene vienen sirve sirven puede puedo pueden podeis se_(?:puede|lava|puede|abre|quita|mete|pueden) hay cabe caben aguanta vale_para va funciona necesita necesito hace haceis enviais mandais aceptais que q cual cuales cuanto cuanta cuantos cuantas como cuando donde quien por_que porque esta estan y_si',
    String.raw`\b(?:cuanto|cuanta|cuantos|cuantas|cual|que talla|como (?:se|lo|la|es))\b`,
  ),
  it: asking(
    'e_(?:impermeabile|possibile|adatt\\p{L}*|compres\\p{L}*|inclus\\p{L}*|disponibile|lavabile) sono ha hanno avete c_e ci_sono si_(?:puo|lava|possono|lavano|apre|toglie|piega) posso puo possono va vanno funziona serve regge tiene entra ci_(?:sta|entra|stanno) che cosa cos quale quali quanto quanta quanti quante come quando dove chi perche fate spedite accettate ce_l ce_l_avete',
    String.raw`\b(?:quanto|quanta|quanti|quante|quale|quali|che (?:numero|taglia|misura)|di che|come (?:si|lo|la)|(?:e|sono) (?:compres|inclus|lavabil|disponibil)\p{L}*)\b`,
  ),
  nl: asking(
    'is zijn heeft heb hebben hebt kan kunnen mag mogen moet moeten gaat gaan zit zitten past passen komt komen werkt doet doen roest ruikt stinkt wordt worden krijg krijgen leveren sturen pakken wat wie waar wanneer waarom hoe hoeveel welke welk waarvan is_er zijn_er',
    String.raw`\b(?:hoe (?:veel|lang|groot|zwaar|vaak|duur)|hoeveel|kan (?:ie|dat|het|ik|er)|is (?:ie|dat|het)|past (?:ie|dat|het)|mag (?:ik|dat|het))\b`,
  ),
  pl: asking(
    'czy jest sa ma maja macie mozna moge mozecie da nadaje pasuje dziala zmiesci wejdzie starczy wytrzyma pachnie wysylacie dostarczacie jak jaki jaka jakie jakiego jakich ile kiedy gdzie skad dlaczego kto co czym ktory ktora ktore dla_kogo po_ile na_ile w_czym z_czego',
    String.raw`\b(?:czy|ile|jaki|jaka|jakie|na ile|kiedy)\b`,
  ),
  tr: asking(
    'ne nasil neden niye kim kimin hangi hangisi kac kaca nerede nereye nereden',
    String.raw`\b(?:mi|mu|miyim|muyum|misiniz|musunuz|miyiz|muyuz|midir|mudur|ne|kac|kaca|nasil|hangi|hangisi|nerede|nereden)\b|(?:[iau]r|iyo|iyor|uyo|uyor|var|yok|mis|mez|maz|abilir|ebilir|yi|yo|dir)m[iu](?:y(?:im|um))?\b|\bn?erden\b`,
  ),
  ar: {
    first: /^(?:و\s?)?(?:هل|كم|متي|كيف|اين|ما|ماذا|لماذا|من|اي|وهل|وكم|ومتي|وكيف)(?= |$)/u,
    anywhere: /(?:^| )(?:هل|كم|متي|كيف|اين|وين|شلون|قديش|ايش)(?= |$)/u,
  },
  ja: {
    first: /^(?:何|なに|なん|いつ|どこ|どれ|どの|どう|なぜ|いくら|いくつ|だれ|誰)/u,
    anywhere:
      /(?:か|かな|の|って|かね)[。！!]?$|ますか|ですか|ますかね|いけます|大丈夫|平気|いくら|どのくらい|どれくらい|何が|どっち|どれが/u,
  },
};

/** Whether a message asks something. */
export const isAsking = (message: string, language: DialogueLanguage): boolean => /[?？؟]/u.test(message) || asksInWords(message, language);

/** Whether it begins with words that ask: 'has it a lid?', but not 'with a lid, what is that?'. */
export const beginsAsking = (message: string, language: DialogueLanguage): boolean =>
  asksInWords(message.split(/[.,;:!،؛…]\s*/u)[0] ?? '', language);

/** Whether its words ask, whatever mark stands behind them: 'with a lid?' does not. */
function asksInWords(message: string, language: DialogueLanguage): boolean {
  const { first, anywhere } = languages[language];
  const text = language === 'ja' ? message.normalize('NFKC').trim() : foldedWords(message).map(comparable).join(' ');
  // Behind a comma or a full stop a question may begin anew.
  const starts = language === 'ja' ? [text] : message.split(/[.,;:!،؛…]+\s*/u).map((part) => foldedWords(part).map(comparable).join(' '));
  return starts.some((each) => first.test(each)) || anywhere.test(text);
}
