import {
  type AnswerOf,
  checkQuestionnaireProducts,
  getOutlineVersion,
  listOutlineVersions,
  type Outline,
  type Questionnaire,
  saveOutline,
} from '@parley/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { Editor } from './Editor.tsx';
import { newQuestion, settled } from './outline/document/model.ts';

type Query = ComponentProps<typeof Editor>['facets'];
const pending = { data: undefined, isError: false, isPending: true } as Query;
const questionnaire = { id: 7, name: 'Shoes', first_question: null } as Questionnaire;
const empty: Outline = { first_question: null, questions: [] };

/** An outline with ids as the server gives them. */
const saved = (...questions: [text: string, ...answers: string[]][]): Outline => {
  const made = questions.map(([text, ...answers]) => newQuestion(text, answers));
  const rows = made.map((question, place) => ({
    ...question,
    id: 100 + place,
    answers: question.answers.map((answer, row) => ({ ...answer, id: 1000 + place * 10 + row, question: 100 + place })),
  }));
  return settled({ first_question: null, questions: rows });
};

/** Saves like the server: new rows get ids. */
const serve = () => {
  let last = 500;
  return on(saveOutline).answer(({ body }) => {
    const ids = new Map<number, number>();
    const real = (id: number) => {
      if (id > 0) return id;
      last += 1;
      if (!ids.has(id)) ids.set(id, last);
      return ids.get(id) as number;
    };
    const questions = body.questions.map((question) => ({
      id: real(question.id),
      text: question.text,
      answers: (question.answers ?? []).map((answer) => ({ ...answer, id: real(answer.id), question: real(question.id) })),
    }));
    const outline = settled({ first_question: body.first_question === null ? null : real(body.first_question), questions } as Outline);
    const pairs = [...ids].map(([given, id]) => ({ given, id }));
    return { ...outline, revision: body.revision + 1, newQuestions: pairs, newAnswers: pairs } as AnswerOf<typeof saveOutline>;
  });
};

const edit = (outline: Outline) =>
  show(
    <Editor
      questionnaire={questionnaire}
      outline={{ ...outline, revision: 3 }}
      reload={async () => ({ ...outline, revision: 9 })}
      facets={pending}
      funnel={pending as never}
    />,
  );

/** 'Where?: a→2 How?, b→end' of each question on the screen. */
const rows = () =>
  screen.queryAllByRole('article').map((card) => {
    const [question, ...answers] = within(card).getAllByRole<HTMLTextAreaElement>('textbox');
    const next = within(card).queryAllByTitle('Lead elsewhere');
    return `${question?.value}: ${answers.map(({ value }, row) => `${value}→${next[row]?.textContent}`).join(', ')}`;
  });
const end = 'The end: show products';
const question = (number: number) => screen.getByRole('textbox', { name: `Question ${number}` });
const answer = (row: number, number: number) => screen.getByRole('textbox', { name: `Answer ${row} of question ${number}` });

beforeEach(() => {
  on(checkQuestionnaireProducts).refuse(422, { message: 'Not checked' });
});

test('is typed: Enter for the next answer, Tab for the next question; saving names new rows once', async () => {
  const requests = serve();
  const { user } = edit(empty);
  await user.click(screen.getByRole('button', { name: 'Create the first question' }));
  await user.keyboard('W{Enter}R{Enter}T{Tab}H{Enter}5');
  expect(rows()).toEqual(['W: R→2 H, T→2 H', `H: 5→${end}`]);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('All changes are saved')).toBeTruthy();
  expect(requests[0]?.body.questions.map(({ text, answers }) => [text, answers?.map((answer) => answer.text)])).toEqual([
    ['W', ['R', 'T']],
    ['H', ['5']],
  ]);
  await user.keyboard('!{Control>}s{/Control}');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.body.questions.every(({ id }) => id > 0)).toBe(true);
  expect(requests[1]?.body.questions.map(({ answers }) => answers?.map((answer) => answer.text))).toEqual([undefined, ['5!']]);
});

test('a fifth answer is not added: Enter goes on to the next question; an empty row goes with Backspace', async () => {
  const { user } = edit(saved(['Where?', 'a', 'b', 'c', 'd']));
  await user.click(answer(4, 1));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(question(2));
  await user.keyboard('{Backspace}');
  expect(rows()).toHaveLength(1);
  expect(document.activeElement).toBe(answer(4, 1));
});

test('Tab leaves an empty question, so that nobody is caught in the outline', async () => {
  const { user } = edit(saved(['Where?', 'a']));
  await user.click(question(1));
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(question(2));
  await user.keyboard('{Tab}');
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(rows()).toHaveLength(2);
});

test('@ leads an answer to a question, by its words or its number', async () => {
  const { user } = edit(saved(['W', 'R'], ['H', 'x'], ['Fast', 'y']));
  await user.click(answer(1, 1));
  await user.keyboard(' @fa');
  expect(screen.getByRole('option', { name: /Fast/ }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(rows()[0]).toBe('W: R→3 Fast');
  await user.keyboard(' @2{Enter}');
  expect(rows()[0]).toBe('W: R→2 H');
});

test('@ leads an answer to the end, or to a new question', async () => {
  const { user } = edit(saved(['W', 'R', 'T'], ['H']));
  await user.click(answer(1, 1));
  await user.keyboard(' @end{Enter}');
  await user.click(answer(2, 1));
  await user.keyboard(' @Zz{Enter}');
  expect(rows()).toEqual([`W: R→${end}, T→3 Zz`, 'H: ', 'Zz: ']);
});

test('opening the menu of targets by its button and closing it leaves nothing in the text', async () => {
  const { user } = edit(saved(['Where?', 'Road'], ['How?', 'Fast']));
  await user.click(screen.getAllByTitle('Lead elsewhere')[0] as HTMLElement);
  expect(await screen.findByRole('listbox', { name: 'Jump to' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(rows()[0]).toBe('Where?: Road→2 How?');
});

test('Escape leaves an @ in the words', async () => {
  const { user } = edit(saved(['Where?', 'Mail']));
  await user.click(answer(1, 1));
  await user.keyboard(' @a{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(rows()).toEqual([`Where?: Mail @a→${end}`]);
});

test('everything is undone and done again, also after saving', async () => {
  serve();
  const before = saved(['Where?', 'Road'], ['How far?', '5 km']);
  const { user } = edit(before);
  const first = rows();
  await user.click(answer(1, 1));
  await user.keyboard('!');
  await user.click(screen.getByRole('button', { name: 'Delete question 2' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('All changes are saved')).toBeTruthy();
  expect(rows()).toEqual([`Where?: Road!→${end}`]);
  await user.keyboard('{Control>}zz{/Control}');
  expect(rows()).toEqual(first);
  expect(screen.getByText(/visitors see what was saved last/)).toBeTruthy();
  await user.keyboard('{Control>}yy{/Control}');
  expect(rows()).toEqual([`Where?: Road!→${end}`]);
  expect(screen.getByText('All changes are saved')).toBeTruthy();
});

test('rows are selected and moved, duplicated and deleted together', async () => {
  const { user } = edit(saved(['A', 'a'], ['B', 'b'], ['C', 'c']));
  for (const number of [2, 3]) await user.click(screen.getByRole('checkbox', { name: `Select question ${number}` }));
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Move up' }));
  expect(rows()).toEqual(['B: b→2 C', 'C: c→3 A', `A: a→${end}`]);
  await user.click(bar.getByRole('button', { name: 'Duplicate' }));
  expect(rows().map((row) => row[0])).toEqual(['B', 'B', 'C', 'C', 'A']);
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(rows().map((row) => row[0])).toEqual(['B', 'C', 'A']);
  await user.click(question(3));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(rows().map((row) => row[0])).toEqual(['B', 'A', 'C']);
});

test('a pasted list becomes questions after this one; pasted lines become its answers', async () => {
  const { user } = edit(saved(['Where?']));
  const paste = (field: HTMLElement, text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } });
  paste(question(1), 'Road\nTrail');
  await waitFor(() => expect(rows()).toEqual([`Where?: Road→${end}, Trail→${end}`]));
  paste(answer(2, 1), 'How far?\n- 5 km\n- 10 km\nHow fast?\n- Slow');
  await waitFor(() =>
    expect(rows()).toEqual([
      'Where?: Road→2 How far?, Trail→2 How far?',
      'How far?: 5 km→3 How fast?, 10 km→3 How fast?',
      `How fast?: Slow→${end}`,
    ]),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(rows()).toHaveLength(1);
});

test('a dialog shows what a pasted sheet becomes', async () => {
  const { user } = edit(empty);
  await user.click(screen.getByRole('button', { name: 'Paste a list or a sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list or a sheet' }));
  fireEvent.change(dialog.getByLabelText('Paste here'), { target: { value: 'Where?\tRoad\tTrail\nHow far?\t5 km\t10 km' } });
  expect(await dialog.findByText('Becomes 2 questions, 4 answers')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Make 2 questions' }));
  expect(rows()).toHaveLength(2);
});

test('an earlier version is opened, and saved to bring it back', async () => {
  const requests = serve();
  const version = saved(['Old?', 'yes']);
  on(listOutlineVersions).answer(() => ({ versions: [{ id: 4, until: '2026-05-01T10:00:00.000Z', questions: 1, answers: 1 }] }));
  on(getOutlineVersion).answer(() => version);
  const { user } = edit(saved(['New?', 'no']));
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: /^Open the version until/ }));
  await waitFor(() => expect(rows()).toEqual([`Old?: yes→${end}`]));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests[0]?.body.questions.map(({ text }) => text)).toEqual(['Old?']));
});

test('when another tab saved in between, one chooses; nothing is lost', async () => {
  on(saveOutline).refuse(409, { code: 'stale', message: 'Load it again' });
  const { user } = edit(saved(['Where?', 'Road']));
  await user.type(answer(1, 1), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = within(await screen.findByRole('alert'));
  const requests = serve();
  await user.click(alert.getByRole('button', { name: 'Save mine' }));
  await waitFor(() =>
    expect(requests[0]?.body).toMatchObject({ revision: 9, questions: [{ text: 'Where?', answers: [{ text: 'Road!' }] }] }),
  );
  expect(await screen.findByText('All changes are saved')).toBeTruthy();
});

test('a row without words is not saved, and is shown', async () => {
  const requests = serve();
  const { user } = edit(saved(['Where?', 'Road']));
  await user.clear(question(1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(question(1)));
  expect(requests).toEqual([]);
});

test('among many questions some are found by their words', async () => {
  const { user } = edit(saved(...Array.from({ length: 12 }, (_, n): [string, string] => [`Q${n}`, n === 7 ? 'Needle' : 'hay'])));
  await user.type(screen.getByRole('textbox', { name: 'Find a question' }), 'needle');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(question(8)).toBeTruthy();
});
