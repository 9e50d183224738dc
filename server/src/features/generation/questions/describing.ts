/** A questionnaire from a sentence about a shop: it asks by what the sentence names, and promises no product. Pure. */
import { fold, wordsOf as foldedWordsOf } from '../../recommendation/index.ts';
import { isSmall, languageOf, saysNothing } from '../facets/stop-words.ts';
import { type DraftAnswer, type DraftQuestion, wish } from './wording.ts';
import { wordsOf } from './words/index.ts';

/** What parts a sentence, by language: between the things of a list, before for whom they are, and before what is sold. */
const grammar: Record<string, { and: string; for: string; sell: string }> = {
  en: { and: 'and|or|as well as|plus', for: 'for', sell: 'sell|sells|selling|offer|offers|make|makes|making|stock|carry' },
  de: { and: 'und|oder|sowie', for: 'für', sell: 'verkaufen|verkauft|verkaufe|bieten|bietet|führen|führt|haben|hat' },
  fr: { and: 'et|ou|ainsi que', for: 'pour', sell: 'vendons|vend|vends|proposons|propose|fabriquons|offrons' },
  es: { and: 'y|e|o', for: 'para', sell: 'vendemos|vende|vendo|ofrecemos|ofrece|hacemos' },
  it: { and: 'e|ed|o', for: 'per', sell: 'vendiamo|vende|vendo|offriamo|offre|produciamo' },
  nl: { and: 'en|of', for: 'voor', sell: 'verkopen|verkoopt|verkoop|bieden|maken' },
  tr: { and: 've|veya|ile', for: '', sell: '' },
  pl: { and: 'i|oraz|lub', for: 'dla', sell: 'sprzedajemy|sprzedaje|oferujemy|oferuje|robimy' },
};

const maxEntries = 4;
const mostWords = 4;
const longest = 40;

/** The questions, and the language that the sentence is likely in. Never without a question. */
export function describe(sentence: string): { language: string | null; questions: DraftQuestion[] } {
  const language = languageOf(foldedWordsOf(sentence));
  const words = wordsOf(language);
  const rules = grammar[language ?? 'en'] ?? grammar.en;
  if (!rules) return { language, questions: [wish(1, 0, words)] };
  const clean = sentence.replace(/\s+/g, ' ').split(/[.!?](?:\s|$)/)[0] ?? '';
  const [things = '', ...whom] = rules.for ? clean.split(word(rules.for)) : [clean];
  const sold = (rules.sell ? things.split(word(rules.sell)).at(-1) : things) ?? things;
  const asked = [
    { text: words.category, items: itemsOf(sold, rules.and, language) },
    { text: words.forWhom, items: itemsOf(whom.join(' '), rules.and, language) },
  ].filter(({ items }) => items.length > 1);
  let answerId = 0;
  const questions: DraftQuestion[] = asked.map(({ text, items }, place) => ({
    id: place + 1,
    text,
    answers: answersOf(items, words.rest, 2 ** (asked.length - 1 - place)).map((answer) => ({
      ...answer,
      id: ++answerId,
      text_for_chatgpt: words.chose.replace('{question}', () => text).replace('{answer}', () => answer.text),
      next_question: place + 2,
    })),
  }));
  return { language, questions: [...questions, wish(questions.length + 1, answerId, words)] };
}

const word = (alternatives: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');

/** The things of a list, each once, without the small words before them. */
function itemsOf(text: string, and: string, language: string | null): string[] {
  const items = text
    .split(/[,;:/&+()•–—]|\s-\s/)
    .flatMap((part) => part.split(word(and)))
    .map((part) => {
      const own = part.trim().split(' ').filter(Boolean);
      while (own.length > 0 && isSmall(fold(own[0] ?? ''), language ?? 'en')) own.shift();
      return own.slice(0, mostWords).join(' ');
    })
    .filter(
      (item) => item.length > 1 && item.length <= longest && foldedWordsOf(item).some((each) => !saysNothing(each, language ?? 'en')),
    );
  return [...new Map(items.map((item) => [fold(item), item])).values()];
}

type Bare = Omit<DraftAnswer, 'id' | 'text_for_chatgpt' | 'next_question'>;

/** Products that are imported later are found by these words. */
function answersOf(items: readonly string[], rest: string, weight: number): Bare[] {
  const named = items.slice(0, items.length > maxEntries ? maxEntries - 1 : maxEntries);
  const bare = { answerHasInputField: false, answerInputTextField: '' };
  const answers: Bare[] = named.map((text) => ({
    ...bare,
    text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
    product_rules: [{ field: 'text', text, effect: 'prefer', weight }],
  }));
  if (items.length <= maxEntries) return answers;
  const others = named.map((text) => ({ field: 'text' as const, text, effect: 'exclude' as const, weight }));
  return [...answers, { ...bare, text: rest, product_rules: others }];
}
