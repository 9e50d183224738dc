/** What shops are asked, in the words of visitors and of owners: 'reimbursed' finds what stands under 'refund'. */
import { conversations, wordList } from '../../../kit/languages/index.ts';
import { type TopicName, topicNames } from '../../../kit/languages/shape.ts';
import { foldedWords } from '../../../kit/text/words.ts';

/** `asked` and `answered` hold the words of all languages: see `TopicWords`. */
export interface Topic {
  name: TopicName;
  asked: readonly string[];
  answered: readonly string[];
  /** Sharpens a question, and answers none by itself. */
  isAspect: boolean;
}

const aspects: ReadonlySet<TopicName> = new Set(['time', 'money']);
/** Words that the search puts in the place of signs and of the field that a passage stands in. */
const searchMarks: Partial<Record<TopicName, string>> = { contact: 'xcontact', company: 'xservices', money: 'xmoney' };

const phraseList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

export const allTopics: readonly Topic[] = topicNames.map((name) => ({
  name,
  asked: conversations.flatMap(({ topics }) => phraseList(topics[name].asked)),
  answered: [...conversations.flatMap(({ topics }) => phraseList(topics[name].answered)), ...phraseList(searchMarks[name])],
  isAspect: aspects.has(name),
}));

const wrappingWords = new Set(conversations.flatMap((conversation) => wordList(conversation.wrappingWords)));

/** Whether a folded word only wraps a question. */
export const isWrapping = (word: string): boolean => wrappingWords.has(word);

/** The topics that a question is about, and the folded words of it that say so. */
export function topicsIn(question: string): { topics: Topic[]; words: Set<string> } {
  const words = foldedWords(question);
  const text = ` ${words.join(' ')}`;
  const topicalWords = new Set<string>();
  const topics = allTopics.filter(({ asked }) => {
    const phrases = asked.filter((phrase) => text.includes(` ${phrase}`) && (phrase.length > 3 || `${text} `.includes(` ${phrase} `)));
    for (const phrase of phrases)
      for (const part of phrase.split(' ')) for (const word of words) if (word.startsWith(part)) topicalWords.add(word);
    return phrases.length > 0;
  });
  return { topics, words: topicalWords };
}

/** Every word of every topic: what a misspelt word may have been meant to be. */
export const topicWords: readonly string[] = [
  ...new Set(allTopics.flatMap(({ asked }) => asked.filter((phrase) => !phrase.includes(' ') && phrase.length >= 4))),
];
