import { describe, expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

/** 'Question: answer>target, …' of each question. */
const read = async (text: string) => {
  const { questions, loose, notes } = await readPasted(text);
  const nameOf = (id: number | null) => questions.findIndex((question) => question.id === id) + 1;
  const summaries = questions.map(
    (question) =>
      `${question.text}: ${question.answers.map((answer) => `${answer.text}${answer.next_in_order ? '' : `>${nameOf(answer.next_question)}`}`).join(', ')}`,
  );
  return { said: summaries, loose, notes };
};
const trip = ['How long?: A day, A week', 'By which means?: On foot, By bike'];

describe('lists', () => {
  test.each([
    ['indented', 'How long?\n  A day\n  A week\nBy which means?\n  On foot\n  By bike'],
    ['indented with tabs and bullets', 'How long?\n\t- A day\n\t- A week\n\nBy which means?\n\t- On foot\n\t- By bike'],
    ['Markdown', '# How long?\n- A day\n- A week\n## By which means?\n* On foot\n* By bike'],
    ['question marks alone', 'How long?\nA day\nA week\nBy which means?\nOn foot\nBy bike'],
    ['numbered questions', '1. How long?\nA day\nA week\n2. By which means?\nOn foot\nBy bike'],
    ['lettered answers', 'How long?\na) A day\nb) A week\nBy which means?\na) On foot\nb) By bike'],
    ['Windows line ends', 'How long?\r\n  A day\r\n  A week\r\nBy which means?\r\n  On foot\r\n  By bike\r\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual({ said: trip, loose: [], notes: [] });
  });

  test('a question without a question mark, over bullets; other scripts', async () => {
    expect((await read('Pick a colour\n- Red\n- Blue')).said).toEqual(['Pick a colour: Red, Blue']);
    expect((await read('何をお探しですか？\nコーヒー\nお茶')).said).toEqual(['何をお探しですか？: コーヒー, お茶']);
  });

  test('arrows lead to a question by its words, by its number, or to the end', async () => {
    const { said: summaries, notes } = await read('A?\n  x > C?\n  y -> 2\n  z → the end\n  w > Z?\nB?\n  b\nC?\n  c');
    expect(summaries).toEqual(['A?: x>3, y>2, z>0, w', 'B?: b', 'C?: c']);
    expect(notes).toEqual(['“w” names “Z?”, which is none of the questions; it leads to the next one.']);
  });

  test('a fifth answer is left out, and named', async () => {
    const { said: summaries, notes } = await read('A?\n 1\n 2\n 3\n 4\n 5');
    expect(summaries).toEqual(['A?: 1, 2, 3, 4']);
    expect(notes).toEqual(['“A?” has 5 answers. 4 are the limit; left out: “5”.']);
  });

  test('lines without a question are answers for the question where they are pasted', async () => {
    expect(await read('Red\nGreen, dark\nBlue')).toEqual({ said: [], loose: ['Red', 'Green, dark', 'Blue'], notes: [] });
  });
});

describe('sheets', () => {
  test.each([
    ['a question in each row', 'How long?\tA day\tA week\nBy which means?\tOn foot\tBy bike'],
    ['an answer in each row', 'How long?\tA day\nHow long?\tA week\nBy which means?\tOn foot\n\tBy bike'],
    ['with a heading', 'Question\tAnswer 1\tAnswer 2\nHow long?\tA day\tA week\nBy which means?\tOn foot\tBy bike'],
    ['a CSV file with a heading', 'question,answer\nHow long?,A day\nHow long?,A week\nBy which means?,On foot\n,By bike'],
    ['a German CSV file', 'Frage;Antwort\n"How long?";"A day"\n;"A week"\n"By which means?";"On foot"\n;"By bike"'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual({ said: trip, loose: [], notes: [] });
  });

  test('quotes keep separators and line breaks together; next and description have columns', async () => {
    const { questions } = await readPasted('question,answer,next,description\n"Red, or blue?","Red, dark",end,Wants dark red\n,Blue,,');
    expect(
      questions.map(({ text, answers }) => [text, answers.map((answer) => [answer.text, answer.text_for_chatgpt, answer.next_in_order])]),
    ).toEqual([
      [
        'Red, or blue?',
        [
          ['Red, dark', 'Wants dark red', false],
          ['Blue', '', true],
        ],
      ],
    ]);
  });
});
