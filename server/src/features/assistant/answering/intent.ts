/** What a visitor wants with a message, as far as words tell. Pure. */
import { tellingWords, wordsOf } from '../../recommendation/index.ts';
import { isWrapping, topicsIn } from '../finding/topics.ts';

export type Intent = 'greeting' | 'thanks' | 'acknowledged' | 'goodbye' | 'person' | 'discount' | 'products' | 'question';

const shortWordCount = 5;
const greeting =
  /^(?:hi|hello|hey|heya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hallo|hallochen|hey|moin|servus|gruss|gruezi|guten (?:tag|morgen|abend))\b/;
const thanks = /\b(?:thanks|thank you|thx|ty|cheers|danke|dankeschon|vielen dank|merci)\b/;
const acknowledged =
  /^(?:ok|okay|okey|k|cool|great|nice|perfect|fine|good|super|yes|yeah|yep|no|nope|alright|all right|got it|i see|sure|ja|nein|gut|prima|toll|alles klar|passt|verstanden)(?: (?:ok|cool|great|good|then|dann|super|gut))?$/;
const goodbye = /^(?:ok )?(?:bye|goodbye|good bye|see you|tschuss|ciao|auf wiedersehen|bis bald)\b/;
const person =
  /\b(?:human|real person|a person|someone real|somebody real|live agent|agent|representative|customer (?:service|support|care)|your (?:team|staff)|employee|operator|(?:speak|talk|chat) (?:to|with) (?:a|an|some|your|the)|mitarbeiter\w*|(?:echten?|richtigen?) menschen?|menschen? sprechen|jemand(?:em|en)? sprechen|kundendienst|kundenservice|kundenbetreuung|ansprechpartner\w*|berater\w*)\b/;
const discount =
  /\b(?:discount|discounts|coupon|coupons|promo|promotion|promotions|promo code|voucher code|price reduction|percent off|special offer|better price|lower price|rabatt|rabatte|rabattcode|nachlass|preisnachlass|gutscheincode|prozente|skonto|sonderangebot)\b|\d\s?% off/;
const seeking =
  /\b(?:recommend\w*|suggest\w*|do you (?:have|sell|carry|stock|offer)|have you got|looking for|look for|searching for|search for|show me|find me|need an?|want to buy|want an?|buy|would like an?|something for|anything for|gift for|present for|which (?:one|product)|what (?:product|should i)|best|empfehl\w*|empfiehl\w*|habt ihr|haben sie|gibt es|verkauf\w*|suche|such|zeig\w*|brauche|mochte|kaufen|etwas fur|geschenk fur|welche\w* produkt\w*|beste\w*)\b/;

/** The intent of a message that is no answer to the funnel. */
export function intentOf(message: string): Intent {
  const words = wordsOf(message);
  const text = words.join(' ');
  const short = words.length <= shortWordCount;
  if (person.test(text)) return 'person';
  if (discount.test(message.toLowerCase()) || discount.test(text)) return 'discount';
  const asks = message.includes('?') || tellsMore(message);
  if (short && thanks.test(text) && !message.includes('?')) return 'thanks';
  if (short && goodbye.test(text)) return 'goodbye';
  if (acknowledged.test(text) && !message.includes('?')) return 'acknowledged';
  if (greeting.test(text) && !asks) return 'greeting';
  return seeking.test(text) ? 'products' : 'question';
}

function tellsMore(message: string): boolean {
  const greetingWords = /^(?:good|morning|afternoon|evening|day|hi|hello|hey|guten|morgen|abend|tag|hallo|moin|servus)$/;
  return tellingWords(message).some(({ word }) => !greetingWords.test(word) && !isWrapping(word));
}

/** Whether a message names something that shops are asked about: delivery, returns, payment … */
export const isAboutShop = (message: string): boolean => topicsIn(message).topics.some(({ aspect }) => !aspect);

/** A message without the words that are about the shop and not about its products: what is left may name a product. */
export function productWords(message: string): string {
  const topical = isAboutShop(message) ? topicsIn(message).words : new Set<string>();
  return message
    .split(/(?=[\s,;!?()"])/u)
    .filter((part) => wordsOf(part).every((word) => !topical.has(word) && !isWrapping(word)))
    .join('')
    .trim();
}

export interface SaidAnswer {
  text: string;
  customText: string;
}

/**
 * The answers that a message says, of those chosen so far (oldest first): the widget says an answer by its text, with what was typed into
 * it behind a colon, and joins up to four. Empty when the message is no answer to the funnel.
 */
export function answersSaid<Answer extends SaidAnswer>(message: string, chosen: readonly Answer[]): Answer[] {
  const said = ({ text, customText }: SaidAnswer) => [text, customText].filter(Boolean).join(': ');
  const trimmed = message.trim();
  for (let count = Math.min(4, chosen.length); count > 0; count--) {
    const newest = chosen.slice(-count);
    const words = newest.map(said);
    const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
    const joined = words.reduce((length, part) => length + part.length, 0);
    const isThose =
      count === 1 ? trimmed === last : trimmed.startsWith(first) && trimmed.endsWith(last) && words.every((part) => trimmed.includes(part));
    // Between the words there is only the owner's word for 'and'.
    if (last && isThose && trimmed.length <= joined + 50 * count) return newest;
  }
  return [];
}
