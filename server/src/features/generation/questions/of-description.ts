/** Makes questions from a sentence that describes a shop, such as 'We sell candles and soaps for women and men'. Pure. */
import { detectLanguage } from '../../../kit/languages/detect.ts';
import { isSmallWord, type Language, languageData } from '../../../kit/languages/index.ts';
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import { namesNoKind } from './trade-words.ts';
import { type DraftAnswer, type DraftQuestion, generalQuestion } from './wording.ts';

const maxEntries = 4;
const mostWords = 4;
const longest = 40;

/**
 * The questions about the things and the target groups in a description, and its likely language. There is always at least one question.
 */
export function questionsOfDescription(sentence: string): { language: Language | null; questions: DraftQuestion[] } {
  const language = detectLanguage(sentence);
  const { questionnaire: words, lists: rules } = languageData(language ?? 'en');
  const clean = sentence.replace(/\s+/g, ' ').split(/[.!?](?:\s|$)/)[0] ?? '';
  const [things = '', ...whom] = rules.for ? clean.split(word(rules.for)) : [clean];
  const sold = (rules.sell ? things.split(word(rules.sell)).at(-1) : things) ?? things;
  const lists = [
    { text: words.category, items: itemsOf(sold, rules.and, language) },
    { text: words.forWhom, items: itemsOf(whom.join(' '), rules.and, language) },
  ].filter(({ items }) => items.length > 1);
  let answerId = 0;
  const questions: DraftQuestion[] = lists.map(({ text, items }, place) => ({
    id: place + 1,
    text,
    answers: answersOf(items, words.rest, 2 ** (lists.length - 1 - place)).map((answer) => ({
      ...answer,
      id: ++answerId,
      text_for_chatgpt: words.chose.replace('{question}', () => text).replace('{answer}', () => answer.text),
      next_question: place + 2,
    })),
  }));
  return { language, questions: [...questions, generalQuestion(questions.length + 1, answerId, words)] };
}

const word = (alternatives: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');

/** The things that a list names, each once, without leading function words. */
function itemsOf(text: string, and: string, language: Language | null): string[] {
  const items = text
    .split(/[,;:/&+()•–—]|\s-\s/)
    .flatMap((part) => part.split(word(and)))
    .map((part) => {
      const itemWords = part.trim().split(' ').filter(Boolean);
      while (itemWords.length > 0 && isSmallWord(foldText(itemWords[0] ?? ''), language ?? 'en')) itemWords.shift();
      return itemWords.slice(0, mostWords).join(' ');
    })
    .filter((item) => item.length > 1 && item.length <= longest && foldedWords(item).some((each) => !namesNoKind(each, language ?? 'en')));
  return [...new Map(items.map((item) => [foldText(item), item])).values()];
}

type Bare = Omit<DraftAnswer, 'id' | 'text_for_chatgpt' | 'next_question'>;

/** The answers for these things. Their rules search the words in products, which are imported later. */
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
