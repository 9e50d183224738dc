/** The assistant without a model. It answers only from the owner's texts and catalogue, and says so when they contain no answer. Pure. */
import { anyConversation } from '../../../kit/languages/index.ts';
import { repliesIn } from '../../../kit/languages/replies/index.ts';
import type { Replies } from '../../../kit/languages/replies/shape.ts';
import { differenceRemarks, formatPrice, type ProductMatch, reasonClauses } from '../../recommendation/index.ts';
import type { FoundPassage } from '../finding/search.ts';
import { highestPercentage } from '../guarding/guard.ts';
import type { Material } from './material.ts';

/** A second passage is quoted too when its score is at least this share of the first one's. */
const nearlyAsGood = 0.9;
const noDiscount = new RegExp(`^\\s*(?:0+(?:[.,]0+)?\\s*%?|-+|${anyConversation(({ promises }) => promises.none)})\\.?\\s*$`, 'i');
const onlyPercentage = new RegExp(
  `^\\s*\\d+(?:[.,]\\d+)?\\s*(?:%|${anyConversation(({ promises }) => promises.percent)})?\\s*\\.?\\s*$`,
  'i',
);

/** The parts of the answer in order; joined they are the whole text. */
export function answerFrom(material: Material): string[] {
  const parts = partsFor(material, repliesIn(material.language)).filter(Boolean);
  return parts.map((part, at) => (at === 0 ? part : `${part.startsWith('•') || parts[at - 1]?.startsWith('•') ? '\n' : ' '}${part}`));
}

function partsFor(material: Material, replies: Replies): string[] {
  const { profile } = material;
  switch (material.intent) {
    case 'greeting':
      return [replies.hello(profile.companyName)];
    case 'thanks':
      return [replies.thanks];
    case 'acknowledged':
      return [replies.anythingElse];
    case 'goodbye':
      return [replies.goodbye];
    case 'person':
      return profile.howCanCustomersReachYouOrYourTeam ? [replies.person, profile.howCanCustomersReachYouOrYourTeam] : [replies.noContact];
    case 'discount':
      return [discount(profile.howMuchDiscountCanYouDoMaximum, replies), contact(material, replies)];
    case 'funnel':
      return funnel(material, replies);
    default:
      return answer(material, replies);
  }
}

const contact = ({ profile }: Material, replies: Replies) =>
  profile.howCanCustomersReachYouOrYourTeam ? replies.contact(profile.howCanCustomersReachYouOrYourTeam) : replies.noContact;

/** Repeats the owner's text about discounts and never promises more. */
function discount(text: string, replies: Replies): string {
  if (!text) return replies.discountUnknown;
  if (noDiscount.test(text)) return replies.noDiscount;
  return onlyPercentage.test(text)
    ? replies.discountUpTo(`${highestPercentage(`${text.trim().replace(/\.$/, '')}%`)} %`)
    : replies.discount(text);
}

/** After an answer to the questionnaire: the choice, the number of matches, and the next question; at the end, the recommendation. */
function funnel(material: Material, replies: Replies): string[] {
  const { matches, nextQuestionId, followUp } = material;
  if (nextQuestionId !== null || followUp !== null)
    return [replies.chose(wordsOf(material)), howManyFit(material, replies), replies.nextQuestion];
  const fitting = matches.filter(({ misses }) => misses.length === 0);
  const close = matches.filter(({ misses }) => misses.length > 0);
  if (fitting.length > 0)
    return [
      replies.best(fitting.length),
      ...productLines(fitting, material, replies),
      ...(close.length > 0 ? [replies.close, ...productLines(close, material, replies)] : []),
    ];
  if (close.length > 0) return [replies.nothingClosest, ...productLines(close, material, replies)];
  return [material.productsLeft === 0 ? replies.nothing : '', replies.funnelEnded];
}

/** The answers as the visitor saw them: the message may be the text that the owner wrote for the chat. */
const wordsOf = ({ message, inMessage }: Material): string =>
  inMessage.some(({ text, textForChat }) => textForChat !== '' && textForChat !== text && message.includes(textForChat))
    ? inMessage.map(({ text, customText }) => [text, customText].filter(Boolean).join(': ')).join(', ')
    : message;

/** Empty where no answer so far says anything about products. */
const howManyFit = ({ productsLeft }: Material, replies: Replies) =>
  productsLeft === null ? '' : productsLeft === 0 ? replies.nothing : replies.fitting(productsLeft);

function productLines(matches: readonly ProductMatch[], { language }: Material, replies: Replies): string[] {
  return matches.map(({ product, reasons, misses, variant }) => {
    const minor = variant?.priceMinor ?? product.priceMinor;
    const price = minor === null ? null : formatPrice(minor, product.currency, language);
    // What differs matters more than what fits.
    const remarks = misses.length > 0 ? differenceRemarks(misses, language) : reasonClauses(reasons, language);
    return replies.product(product.title, price, remarks.join(', '));
  });
}

/** Whether neither the owner's texts nor the catalogue answer the message. */
export function hasNoAnswer({ intent, passages, matches, asksOpenly, profile }: Material): boolean {
  if (intent === 'discount') return !profile.howMuchDiscountCanYouDoMaximum;
  if (intent !== 'question' && intent !== 'products') return false;
  return passages.length === 0 && matches.length === 0 && !(intent === 'products' && asksOpenly);
}

function answer(material: Material, replies: Replies): string[] {
  const { passages, matches, intent } = material;
  const best = passages.slice(0, 2).filter(({ score }) => score >= (passages[0]?.score ?? 0) * nearlyAsGood);
  const parts = best.flatMap((passage) => quotePassage(passage, replies));
  if (matches.length > 0) parts.push(replies.found(matches.length), ...productLines(matches, material, replies));
  if (parts.length > 0) return parts;
  if (intent === 'products' && material.asksOpenly) return [replies.tellMore];
  return [intent === 'products' ? replies.noProduct : replies.nothingSaid, contact(material, replies)];
}

const quotePassage = ({ text, source, heading, url }: FoundPassage, replies: Replies): string[] => [
  text,
  replies.source(replies.sources[source], heading, url),
];
