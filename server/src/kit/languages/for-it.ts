/** How visitors ask for what belongs to a thing that is talked about: 'which filter fits it?', 'do niej', 'dazu'. One line for each language; folded. Pure. */
import { type DialogueLanguage, patternText } from './dialogue/index.ts';

const patterns: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\b(?:for (?:it|this one|that one|them|both)|(?:fits?|suits?|goes? with|compatible with|works? with) (?:it|this one|that one|them|both))\b/u,
  de: /\b(?:dazu|dafur)\b|\bfur (?:ihn|sie|diese[nmrs]? da|beide)(?= |$)|\bpass(?:t|en|end\p{L}*) (?:da)?zu\b/u,
  fr: /\bpour (?:celui ci|celle ci|celui la|celle la|lui|elle|ceux ci|les deux)\b|\b(?:va|vont|compatibles? avec) (?:celui ci|celle ci|avec)\b|\bqui va avec\b/u,
  es: /\bpara (?:est[ea]|es[ea]|ell?a|el|ellos|ellas|est[oa]s|ambos)(?= (?:\?|que|cuanto|hay|tienen?|tenei?s)|$)|\bcompatibles? con (?:est[ea]|es[ea]|ella|el)\b|\b(?:le|les) (?:va|van|sirve|sirven|vale|valen)\b/u,
  it: /\bper (?:quest[oa]|quell[oa]|lui|lei|entrambi)(?= (?:quanto|quale|che|avete)|$)|\bcompatibil[ei] con (?:quest[oa]|quell[oa])\b|\bda abbinar(?:ci|gli)\b/u,
  nl: /\b(?:ervoor|daarvoor|erbij|daarbij|erop|daarop)\b(?=.*\b(?:past|passen|hoort|horen|nodig)\b)|\bvoor (?:die|deze|allebei)(?= (?:nodig|hebben|heb|kost|past)|$)|\b(?:past|passen|hoort|horen) (?:er|daar) ?(?:bij|op|in)\b/u,
  pl: /\bdo (?:niej|niego|nich|obu)\b|\bpasuj\p{L}* do (?:niej|niego|nich|tej|tego|tych)\b/u,
  tr: /\b(?:bunun icin|onun icin|buna uygun|ona uygun|bununla uyumlu|bunlara uygun)\b/u,
  ar: /(?:^| )(?:له|لها|لهما|يناسبه|يناسبها|تناسبه|تناسبها|متوافق معه|متوافقه معه|متوافق معها)(?= |$)/u,
  ja: /(?:これ|それ|この商品|こちら)(?:に合う|用の?|専用の?|に使える|に対応)/u,
};

/** Whether a message asks for something that belongs to what is talked about. */
export const asksForIt = (message: string, language: DialogueLanguage): boolean => patterns[language].test(patternText(message, language));
