/**
 * Removes what must not reach a visitor, whoever wrote it (design section 8). It works sentence by sentence, so also on a stream. A sentence
 * with a promise that the shop does not make is removed completely; from other sentences, markup and links to other sites are removed. Pure.
 */
import { anyConversation, conversations } from '../../../kit/languages/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';

/** The facts and secrets that the guard compares an answer with. */
export interface GuardFacts {
  /** Hosts that links may lead to; `*.shop.example` means every subdomain. */
  hosts: readonly string[];
  /** The owner's own texts: an answer may repeat them. */
  ownerText: string;
  /** The owner's limit for discounts, as the owner wrote it. */
  maximumDiscount: string;
  /** Products that may be mentioned; prices in whole units, in every spelling ('12.50'). */
  products: readonly { title: string; price: string | null }[];
  /**
   * The answers that the visitor chose, and the message that repeats them. An amount in a quote of one does not count as a price, nor an
   * address as a link to another site.
   */
  chosen: readonly string[];
  /** The reasons on the product cards. Amounts in them are the visitor's request and not prices. */
  reasons: readonly string[];
  /** Secret texts: neither a whole text nor `telltaleWords` of its words in a row may be sent. */
  secrets: readonly string[];
}

export interface Guard {
  /** Returns the sentence without forbidden parts, or an empty text when nothing may stay. White space at its end stays. */
  check(sentence: string): string;
}

/** The number of consecutive words that reveals a secret text. */
const telltaleWords = 6;
const wordsOfAReply = 6;
const promisePattern = (name: 'discount' | 'half' | 'amountOff' | 'code' | 'percent' | 'money') =>
  anyConversation(({ promises }) => promises[name]);
const moneyWord = `eur|usd|gbp|chf|${promisePattern('money')}`;
const number = "\\d{1,3}(?:[.,\\u2019' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const amountPattern = new RegExp(
  `(?:[€$£¥₺]|\\b(?:${moneyWord}))\\s?(${number})|(${number})(?:,-|,--)?\\s?(?:[€$£¥₺]|(?:${moneyWord})\\b)`,
  'giu',
);
const percent = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s?(?:%|％|(?:${promisePattern('percent')})\\b)`, 'giu');
const speltPercent = new RegExp(`\\b(\\p{L}+)[\\s-](?:${promisePattern('percent')})\\b`, 'giu');
const discountWord = new RegExp(`\\b(?:${promisePattern('discount')})\\b`);
const halfPrice = new RegExp(`\\b(?:${promisePattern('half')})\\b`);
const amountOff = new RegExp(`\\b(?:${promisePattern('amountOff')})\\b`);
const codePattern = new RegExp(`\\b(?:${promisePattern('code')})\\b[^.!?]*?\\b(?=[A-Z0-9-]*[A-Z])([A-Z0-9][A-Z0-9-]{3,})\\b`, 'u');
/** Text that a person or a page could treat as a link; matched against each token between spaces. */
const linkLike =
  /:\/\/|www\.|(?:javascript|data|vbscript|file|ftp|blob|tel|sms|mailto):|[\p{L}\p{N}-]\.(?:com|net|org|io|de|shop|store|co|eu|uk|at|ch|fr|it|nl|es|pl|ru|cn|info|biz|app|dev|me|xyz|online|site|top|link|example|test)(?![a-z0-9])|[\p{L}\p{N}-]\.\p{L}{2,24}\//iu;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const speltNumbers = new Map(conversations.flatMap(({ promises }) => Object.entries(promises.numbers)));

/** The highest percentage that a text contains in digits; 0 if there is none. */
export const highestPercentage = (text: string): number =>
  [...text.matchAll(percent)].reduce((highest, [, figure = '0']) => Math.max(highest, Number(figure.replace(',', '.'))), 0);

/** Creates the guard for one answer. */
export function createGuard(facts: GuardFacts): Guard {
  const ownAmounts = amountsIn(`${facts.ownerText} ${facts.maximumDiscount}`);
  const discountAmounts = amountsIn(facts.maximumDiscount);
  const limit = highestPercentage(
    /^\s*\d+(?:[.,]\d+)?\s*$/.test(facts.maximumDiscount) ? `${facts.maximumDiscount.trim()}%` : facts.maximumDiscount,
  );
  const ownerText = foldText(facts.ownerText);
  const giveaways = new Set(facts.secrets.flatMap(giveawaysOf));
  let before = '';

  const promisesTooMuch = (sentence: string): boolean => {
    const folded = foldText(sentence);
    // A sentence such as 'Yes: 40 %.' refers to the question before it; a longer one has its own subject.
    const context = foldedWords(sentence).length <= wordsOfAReply ? `${foldText(before)} ${folded}` : folded;
    if (!discountWord.test(context)) return halfPrice.test(folded) && limit < 50;
    const spelt = [...folded.matchAll(speltPercent)].map(([, word = '']) => speltNumbers.get(word) ?? 0);
    const highest = Math.max(highestPercentage(sentence), ...spelt, halfPrice.test(folded) ? 50 : 0);
    const code = codePattern.exec(sentence)?.[1];
    if (highest > limit || (code && !ownerText.includes(foldText(code)))) return true;
    // An amount off is a discount too; the price of a product next to it is not.
    return (
      amountOff.test(folded) &&
      amountsIn(sentence).some((amount) => !discountAmounts.includes(amount) && !pricesIn(sentence, facts).includes(amount))
    );
  };
  const pricesWrong = (sentence: string): boolean => {
    const allowed = new Set([...ownAmounts, ...pricesIn(sentence, facts)]);
    return amountsIn(withoutQuotes(sentence, facts)).some((amount) => !allowed.has(amount));
  };
  const leaks = (sentence: string): boolean => {
    if (facts.secrets.some((secret) => !/\s/.test(secret) && secret.length >= 8 && sentence.includes(secret))) return true;
    return giveawaysOf(`${before} ${sentence}`).some((words) => giveaways.has(words));
  };
  const strangersMail = (sentence: string): boolean =>
    [...withoutQuotes(sentence, facts).matchAll(email)].some(([mail]) => !ownerText.includes(foldText(mail)));

  return {
    check(sentence) {
      const space = /\s*$/.exec(sentence)?.[0] ?? '';
      const plain = withoutMarkup(sentence.slice(0, sentence.length - space.length));
      const bad = promisesTooMuch(plain) || pricesWrong(plain) || leaks(plain) || strangersMail(plain);
      before = plain;
      if (bad) return '';
      const checked = withoutForeignLinks(plain, facts.hosts).trim();
      return checked ? checked + space : '';
    },
  };
}

/** Removes quotes of chosen answers (“Up to €20”) and product titles (“Gift card, €25 to €200”): amounts in them are not prices. */
function withoutQuotes(sentence: string, { chosen, reasons, products }: GuardFacts): string {
  const titles = products.map(({ title }) => title).filter((title) => foldedWords(title).length > 1);
  return [...reasons, ...titles.toSorted((a, b) => b.length - a.length)]
    .reduce((rest, words) => rest.replaceAll(words, ''), sentence)
    .replaceAll(/[“„"]([^“”„"]+)[“”"]/gu, (quote, text: string) => (chosen.includes(text) ? '' : quote));
}

/** The prices of the products that a sentence names; of all products if it names none. */
function pricesIn(sentence: string, { products }: GuardFacts): string[] {
  const folded = foldText(sentence);
  const named = products.filter(({ title }) => folded.includes(foldText(title)));
  return (named.length > 0 ? named : products).flatMap(({ price }) => (price === null ? [] : [plainAmount(price)]));
}

const amountsIn = (text: string): string[] =>
  [...text.matchAll(amountPattern)].map(([, before, behind]) => plainAmount(before ?? behind ?? ''));

/** '1.299,00', '1,299' and '1299.0' are the same amount. */
function plainAmount(written: string): string {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return `${Number(whole.replaceAll(/\D/g, ''))}.${fraction.padEnd(2, '0')}`;
}

function giveawaysOf(text: string): string[] {
  const words = foldedWords(text);
  return words.slice(telltaleWords - 1).map((_, at) => words.slice(at, at + telltaleWords).join(' '));
}

/**
 * Removes tags, Markdown marks and control characters and keeps the words. Repeated until nothing changes, so that no rest forms a tag.
 */
function withoutMarkup(text: string): string {
  let plain = text;
  for (let last = ''; last !== plain; ) {
    last = plain;
    plain = plain
      .replaceAll(/<!--.*?-->|<\/?[a-z!?][^>]*>?/gisu, '')
      .replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/gu, '$1 $2')
      .replaceAll(/(\*\*|__|~~|`{1,3})/gu, '')
      .replaceAll(/^#{1,6}\s+/gmu, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the point
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
  }
  return plain;
}

function withoutForeignLinks(text: string, hosts: readonly string[]): string {
  const cleaned = text.replaceAll(/\S+/gu, (token) => {
    if (!linkLike.test(token)) return token;
    const [, core = '', end = ''] = /^["'“„‘([<]*(.*?)(["'”“’)\]>.,!?;:…]*)$/su.exec(token) ?? [];
    const isMail = core.match(email)?.[0] === core;
    return isMail || isOurs(core, hosts) ? token : (/[.,!?;:…]/.exec(end)?.[0] ?? '');
  });
  return cleaned === text ? text : cleaned.replaceAll(/[ \t]{2,}/g, ' ').replaceAll(/ ([.,!?;:…])/g, '$1');
}

function isOurs(link: string, hosts: readonly string[]): boolean {
  const url = URL.parse(/^https?:/i.test(link) ? link : `https://${link}`);
  if (!url || url.username || url.password) return false;
  const host = url.hostname.replace(/^www\./, '');
  return hosts.some((allowed) => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed.replace(/^www\./, '')));
}
