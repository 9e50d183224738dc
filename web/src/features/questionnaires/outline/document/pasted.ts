/** Reads questions and answers from pasted text: an indented or numbered list, Markdown, or a sheet. Pure. */
import { maxAnswersPerQuestion, type OutlineQuestion } from '@parley/contract';
import { t } from '../../../../words/t.ts';
import { newAnswer, newQuestion } from './model.ts';
import { type PastedQuestion, rowsOfSheet } from './sheet.ts';

export interface Pasted {
  questions: OutlineQuestion[];
  /** Lines that belong to no question: answers for the question into which they were pasted. */
  loose: string[];
  /** Notes on lines that were left out or could not be understood. */
  notes: string[];
}

const heading = /^#{1,6}\s+/;
const bullet = /^(?:[-*+•–·]|\[[ x]?\]|(?:\d{1,3}|[a-z])[.)])\s+/i;
const numbered = /^(?:q(?:uestion)?\s*)?\d{1,3}\s*[.):]\s+/i;
const arrow = /\s+(?:->|=>|→|>|@)\s*(\S.*)$/;
const end = /^(?:the end|end|ende|schluss|none|–|-)$/i;
/** The question marks of the languages that Parley speaks. */
const asks = /[?？؟;;]\s*$/u;

interface Line {
  text: string;
  indent: number;
  isHeading: boolean;
  isBullet: boolean;
}

const lineOf = (raw: string): Line => {
  const indent = raw.replace(/\t/g, '    ').search(/\S/);
  const bare = raw.trim();
  const isHeading = heading.test(bare);
  const isBullet = !isHeading && bullet.test(bare);
  const text = bare
    .replace(heading, '')
    .replace(bullet, '')
    .replace(/^\*\*(.+)\*\*$/, '$1')
    .trim();
  return { text, indent, isHeading, isBullet };
};

/** Questions and answers of a list. Questions are recognised by headings, otherwise by indents, otherwise by question marks, otherwise by bullets. */
function ofList(text: string): { questions: PastedQuestion[]; loose: string[] } {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(lineOf)
    .filter(({ text: words }) => words !== '');
  const outermost = Math.min(...lines.map(({ indent }) => indent));
  const some = (test: (line: Line) => boolean) => lines.some(test) && !lines.every(test);
  const withoutNext = (line: Line) => line.text.replace(arrow, '');
  const hasPlainQuestion = lines.some((line) => !line.isBullet && asks.test(withoutNext(line)));
  const isQuestion = some(({ isHeading }) => isHeading)
    ? ({ isHeading }: Line) => isHeading
    : some(({ indent }) => indent > outermost)
      ? ({ indent }: Line) => indent === outermost
      : lines.some((line) => asks.test(withoutNext(line)))
        ? (line: Line) => asks.test(withoutNext(line)) && !(line.isBullet && hasPlainQuestion)
        : some(({ isBullet }) => isBullet)
          ? ({ isBullet }: Line) => !isBullet
          : () => false;
  const questions: PastedQuestion[] = [];
  const loose: string[] = [];
  for (const line of lines) {
    if (isQuestion(line)) {
      questions.push({ text: line.text.replace(numbered, ''), answers: [] });
      continue;
    }
    const next = arrow.exec(line.text)?.[1]?.trim() ?? '';
    const answer = { text: line.text.replace(arrow, ''), next, description: '' };
    const question = questions.at(-1);
    if (question) question.answers.push(answer);
    else loose.push(answer.text);
  }
  return { questions, loose };
}

const fold = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[?？؟.!:]+$/u, '')
    .trim();

/** Reads pasted text. Answers lead where their arrow says, else to the next question. At most four answers of a question are taken. */
export async function readPasted(text: string): Promise<Pasted> {
  const sheet = await rowsOfSheet(text);
  const { questions: written, loose } = sheet ? { questions: sheet, loose: [] } : ofList(text);
  const notes: string[] = [];
  const cut = (words: string, most: number, note: (values: { text: string; most: number }) => string) => {
    if (words.length <= most) return words;
    notes.push(note({ text: words.slice(0, 40), most }));
    return words.slice(0, most);
  };
  const cutAnswer = (values: { text: string; most: number }) => t('Answer “{text}…” was cut to {most} characters.', values);
  const questions = written.map(({ text: words }) =>
    newQuestion(cut(words, 1000, (values) => t('Question “{text}…” was cut to {most} characters.', values))),
  );
  const places = new Map(written.map(({ text: words }, place) => [fold(words), place]));
  for (const [place, { text: words, answers }] of written.entries()) {
    const question = questions[place];
    if (!question) continue;
    if (answers.length > maxAnswersPerQuestion)
      notes.push(
        t('“{question}” has {count} answers. {most} are the limit; left out: {answers}.', {
          question: words,
          count: answers.length,
          most: maxAnswersPerQuestion,
          answers: answers
            .slice(maxAnswersPerQuestion)
            .map(({ text: name }) => t('“{name}”', { name }))
            .join(', '),
        }),
      );
    question.answers = answers.slice(0, maxAnswersPerQuestion).map((answer) => {
      const made = { ...newAnswer(question.id, cut(answer.text, 300, cutAnswer)), text_for_chatgpt: answer.description.slice(0, 2000) };
      if (answer.next === '') return made;
      if (end.test(answer.next)) return { ...made, next_in_order: false };
      const target = places.get(fold(answer.next)) ?? (/^\d+$/.test(answer.next) ? Number(answer.next) - 1 : -1);
      const to = questions[target];
      if (!to) {
        notes.push(
          t('“{answer}” names “{next}”, which is none of the questions; it leads to the next one.', {
            answer: answer.text,
            next: answer.next,
          }),
        );
        return made;
      }
      return { ...made, next_in_order: false, next_question: to.id };
    });
  }
  return { questions, loose, notes };
}
