/** The assistant without a model: it answers from the owner's words and catalogue only, and says so when they say nothing. Pure. */
import { formatPrice, sayReasons } from '../../recommendation/index.ts';
import type { FoundPassage } from '../finding/search.ts';
import { highestPercentage } from '../guarding/guard.ts';
import type { Material } from './material.ts';
import { type Wording, wording } from './wording.ts';

/** A second passage is told too when it answers nearly as well. */
const nearlyAsGood = 0.9;

/** The answer, part by part in the order they are said; joined they are the whole text. */
export function answerFrom(material: Material): string[] {
  const say = wording[material.language];
  const parts = partsFor(material, say).filter(Boolean);
  return parts.map((part, at) => (at === 0 ? part : `${part.startsWith('•') || parts[at - 1]?.startsWith('•') ? '\n' : ' '}${part}`));
}

function partsFor(material: Material, say: Wording): string[] {
  const { profile } = material;
  switch (material.intent) {
    case 'greeting':
      return [say.hello(profile.companyName)];
    case 'thanks':
      return [say.thanks];
    case 'acknowledged':
      return [say.anythingElse];
    case 'goodbye':
      return [say.goodbye];
    case 'person':
      return profile.howCanCustomersReachYouOrYourTeam ? [say.person, profile.howCanCustomersReachYouOrYourTeam] : [say.noContact];
    case 'discount':
      return [discount(profile.howMuchDiscountCanYouDoMaximum, say), contact(material, say)];
    case 'funnel':
      return funnel(material, say);
    default:
      return answer(material, say);
  }
}

const contact = ({ profile }: Material, say: Wording) =>
  profile.howCanCustomersReachYouOrYourTeam ? say.contact(profile.howCanCustomersReachYouOrYourTeam) : say.noContact;

/** What the owner's text about discounts says, never more. */
function discount(text: string, say: Wording): string {
  if (!text) return say.discountUnknown;
  if (/^\s*(?:0+(?:[.,]0+)?\s*%?|no|none|never|nothing|n\/?a|-+|nein|keine?n?|nichts)\.?\s*$/i.test(text)) return say.noDiscount;
  const onlyFigure = /^\s*\d+(?:[.,]\d+)?\s*(?:%|percent|prozent)?\s*\.?\s*$/i.test(text);
  return onlyFigure ? say.discountUpTo(`${highestPercentage(`${text.trim().replace(/\.$/, '')}%`)} %`) : say.discount(text);
}

/** After an answer to the questionnaire: what was chosen, how much fits, and on; at its end, what is recommended. */
function funnel(material: Material, say: Wording): string[] {
  const { matches, nextQuestionId } = material;
  const ended = nextQuestionId === null;
  if (ended && matches.length > 0) return [say.best(matches.length), ...productLines(material, say)];
  if (ended) return [say.funnelEnded];
  return [say.chose(material.message), howManyFit(material, say), say.nextQuestion];
}

/** Nothing is said where no answer so far speaks of products. */
const howManyFit = ({ fitting }: Material, say: Wording) => (fitting > 0 ? say.fitting(fitting) : '');

function productLines({ matches, language }: Material, say: Wording): string[] {
  return matches.map(({ product, reasons }) => {
    const price = product.priceMinor === null ? null : formatPrice(product.priceMinor, product.currency, language);
    return say.product(product.title, price, sayReasons(reasons, language).join(', '));
  });
}

/** Whether the owner's words and catalogue say nothing about what was asked. */
export function knowsNothing({ intent, passages, matches, asksOpenly, profile }: Material): boolean {
  if (intent === 'discount') return !profile.howMuchDiscountCanYouDoMaximum;
  if (intent !== 'question' && intent !== 'products') return false;
  return passages.length === 0 && matches.length === 0 && !(intent === 'products' && asksOpenly);
}

function answer(material: Material, say: Wording): string[] {
  const { passages, matches, intent } = material;
  const told = passages.slice(0, 2).filter(({ score }) => score >= (passages[0]?.score ?? 0) * nearlyAsGood);
  const parts = told.flatMap((passage) => tell(passage, say));
  if (matches.length > 0) parts.push(say.found(matches.length), ...productLines(material, say));
  if (parts.length > 0) return parts;
  if (intent === 'products' && material.asksOpenly) return [say.tellMore];
  return [intent === 'products' ? say.noProduct : say.nothingSaid, contact(material, say)];
}

const tell = ({ text, source, heading, url }: FoundPassage, say: Wording): string[] => [text, say.source(source, heading, url)];
