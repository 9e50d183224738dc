/** What shops are commonly asked, in the words of visitors and of owners: 'reimbursed' finds passages about 'refund'. */
import { conversations, wordList } from '../../../kit/languages/index.ts';
import { type TopicName, topicNames } from '../../../kit/languages/shape.ts';
import { foldedWords } from '../../../kit/text/words.ts';

/** `asked` and `answered` contain the words of all languages: see `TopicWords`. */
export interface Topic {
  name: TopicName;
  asked: readonly string[];
  answered: readonly string[];
  /** Makes a question more specific, and is no topic by itself. */
  isAspect: boolean;
}

const aspects: ReadonlySet<TopicName> = new Set(['time', 'money']);
/** Words by which the search replaces symbols and names the field of a passage. */
const searchMarks: Partial<Record<TopicName, string>> = { contact: 'xcontact', company: 'xservices', money: 'xmoney' };

const phraseList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Every topic with its words of all languages. */
export const allTopics: readonly Topic[] = topicNames.map((name) => ({
  name,
  asked: conversations.flatMap(({ topics }) => phraseList(topics[name].asked)),
  answered: [...conversations.flatMap(({ topics }) => phraseList(topics[name].answered)), ...phraseList(searchMarks[name])],
  isAspect: aspects.has(name),
}));

const wrappingWords = new Set(conversations.flatMap((conversation) => wordList(conversation.wrappingWords)));

/** Whether a folded word is a filler word of questions. */
export const isWrapping = (word: string): boolean => wrappingWords.has(word);

/** The topics that a question is about, and the folded words that indicate them. */
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

/** All words of all topics: candidates for correcting a misspelt word. */
export const topicWords: readonly string[] = [
  ...new Set(allTopics.flatMap(({ asked }) => asked.filter((phrase) => !phrase.includes(' ') && phrase.length >= 4))),
];
