/** Sentences in which a visitor only tells something before asking for a product. Pure. */
import { isAsking } from '../../../../kit/languages/questions.ts';
import { withoutTopics } from '../rereading/topics.ts';
import { wordsOfMessage } from '../words.ts';
import { placesToCut } from './cuts.ts';
import { asksWhichThing } from './noun-phrase.ts';
import { type Reading, readMessage } from './reading.ts';

/**
 * 'My jumpers shrank in the wash. Which detergent do you recommend?' asks for no care: topics of sentences that only tell something are none of the
 * message, where another sentence seeks a thing that the shop has.
 */
export function withoutTopicsTold(
  reading: Reading,
  message: string,
  isThing: ((word: string, language: string) => boolean) | undefined,
): Reading {
  const { language, topics } = reading;
  if (!isThing || topics.length === 0) return reading;
  const cuts = [0, ...placesToCut(message, language, ['and']), message.length];
  const sentences = cuts
    .slice(1)
    .map((end, at) => message.slice(cuts[at], end))
    .map((text) => ({ text, read: readMessage(text, language) }));
  const telling = sentences.filter(({ read }) => read.topics.length > 0);
  if (telling.some(({ text }) => isAsking(text, language))) return reading;
  const namesThing = ({ content }: Reading) => content.some((word) => word.text.split(' ').some((each) => isThing(each, language)));
  const seeks = ({ text, read }: { text: string; read: Reading }) =>
    (read.keys.has('which') ||
      read.keys.has('advice') ||
      read.keys.has('seeking') ||
      wordsOfMessage(text, language).some((word) => asksWhichThing(word, language))) &&
    // 'The bowl broke, so I need another'
    (namesThing(read) || (read.keys.has('others') && sentences.some((each) => namesThing(each.read))));
  return sentences.some((sentence) => !telling.includes(sentence) && seeks(sentence)) ? withoutTopics(reading) : reading;
}
