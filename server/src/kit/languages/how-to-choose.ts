/** How visitors ask which version of a thing is right for them: 'how do I know which size I need?'. One line for each language; folded. Pure. */
import { type DialogueLanguage, patternText } from './dialogue/index.ts';

const patterns: Readonly<Record<DialogueLanguage, RegExp>> = {
  en: /\bhow (?:do|can|should|would) (?:i|we|you) (?:know|tell|find out|choose|pick|measure|work out)\b|\b(?:which|what) \p{L}+ (?:do|should|would) (?:i|we|he|she) (?:need|take|get|order|choose)\b/u,
  de: /\bwie (?:weiss|erkenne|finde|messe|wahle|ermittle) ich\b|\bwelche[rsnm]? \p{L}+ (?:brauche|nehme|benotige|bestelle|soll|muss) ich\b|\bwoher weiss ich\b/u,
  fr: /\bcomment (?:savoir|choisir|mesurer|determiner|connaitre|je sais|puis je savoir)\b|\bquel(?:le)?s? \p{L}+ (?:me faut il|dois je|il me faut|prendre|choisir)\b/u,
  es: /\bcomo (?:se|puedo saber|elijo|elegir|saber|mido|averiguo)\b|\b(?:que|cual) \p{L}+ (?:necesito|me hace falta|elijo|pido|debo)\b/u,
  it: /\bcome (?:faccio a|posso|si fa a) (?:sapere|capire|scegliere|misurare)\b|\bcome (?:so|scelgo|capisco|misuro)\b|\b(?:che|quale) \p{L}+ (?:mi serve|devo prendere|prendo|scelgo)\b/u,
  nl: /\bhoe (?:weet|kies|meet|bepaal|kom) ik\b|\bwelke? \p{L}+ (?:heb ik nodig|moet ik|neem ik|kies ik)\b/u,
  pl: /\b(?:jak|skad) (?:mam |moge )?(?:wiedziec|sprawdzic|dobrac|wybrac|zmierzyc|sie dowiem|wiem)\b|\bjak(?:i|a|ie|iego|iej) \p{L}+ (?:potrzebuje|mam wziac|wybrac|bedzie dla mnie)\b/u,
  tr: /\b(?:hangi|ne) \p{L}+ (?:almaliyim|secmeliyim|lazim|gerekiyor|bana uyar)\b|\bnasil (?:anlarim|bilebilirim|secerim|olcerim|bilecegim)\b/u,
  ar: /(?:^| )(?:كيف|شلون|ازاي) (?:اعرف|اختار|احدد|اقيس|نعرف)(?= |$)|(?:^| )(?:اي|ما|ايش|وش) \p{L}+ (?:احتاج|اختار|اخذ|يناسبني|تناسبني)(?= |$)/u,
  ja: /(?:どう|どうやって|どのように)(?:選|測|計|調べ|わか|分か)|(?:どの|どれ)\S{0,8}(?:選べば|買えば|必要ですか|合いますか)/u,
};

/** Whether a message asks how to find out which version of a thing to take. */
export const asksHowToChoose = (message: string, language: DialogueLanguage): boolean =>
  patterns[language].test(patternText(message, language));
