import { type Answer, createAnswer, editAnswer, type Question } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on, setServerAway } from '../../../testing/server.ts';
import { AnswerForm } from './AnswerForm.tsx';

const questions: Question[] = [
  { id: 1, text: 'Do you run?' },
  { id: 2, text: 'How far?' },
].map((question) => question as Question);

const daily: Answer = {
  id: 11,
  question: 1,
  text: 'Daily',
  text_for_chatgpt: 'Runs every day',
  next_question: 2,
  image: '',
  answerHasInputField: false,
  answerInputTextField: '',
  answerHasCallToAction: false,
  answerCallToActionURL: '',
  style: {},
  product_rules: [],
};
const facets = { data: undefined, isError: false, isPending: true } as ComponentProps<typeof AnswerForm>['facets'];

const Form = ({ answer, onSaved }: { answer: Answer | null; onSaved: () => void }) => {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <AnswerForm
        questionnaireId="7"
        questionId={1}
        answer={answer}
        questions={questions}
        facets={facets}
        onSaved={onSaved}
        onDirtyChange={setDirty}
      />
      <p>{dirty ? 'Unsaved' : 'Untouched'}</p>
    </>
  );
};
const showForm = (answer: Answer | null = null) => {
  const onSaved = vi.fn();
  return { ...show(<Form answer={answer} onSaved={onSaved} />), onSaved };
};
const text = () => screen.getByLabelText<HTMLInputElement>(/^Text/);
const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description for the assistant/);
const choose = async (user: UserEvent, option: string | RegExp) => {
  await user.click(screen.getByLabelText(/^Next question/, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: option, hidden: true }));
};

test('names every required field that is empty, focuses the first, and sends nothing', async () => {
  const requests = on(createAnswer).answer(() => ({ success: true, newAnswer: daily }));
  const { user } = showForm();
  await user.click(screen.getByRole('switch', { name: /^Is a call to action/ }));
  await user.click(screen.getByRole('button', { name: 'Create Answer' }));
  expect(await screen.findAllByText('This is required')).toHaveLength(4);
  await waitFor(() => expect(document.activeElement).toBe(text()));
  expect(requests).toEqual([]);
});

test('creates an answer that ends the questionnaire', async () => {
  const requests = on(createAnswer).answer(() => ({ success: true, newAnswer: daily }));
  const { user, onSaved } = showForm();
  expect(screen.getByText('Untouched')).toBeTruthy();
  await user.type(text(), 'Never');
  await user.type(description(), 'Does not run');
  await choose(user, 'End of the questionnaire');
  expect(screen.getByText('Unsaved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create Answer' }));
  await waitFor(() => expect(onSaved.mock.calls.length).toBe(1));
  expect(requests[0]?.params).toEqual({ questionId: 1 });
  expect(requests[0]?.body).toMatchObject({ text: 'Never', text_for_chatgpt: 'Does not run', next_question: null });
});

test('edits an answer: shows what it is, sends what it becomes', async () => {
  const requests = on(editAnswer).answer(() => ({ success: true, answers: [daily] }));
  const { user, onSaved } = showForm(daily);
  expect([text().value, description().value]).toEqual(['Daily', 'Runs every day']);
  await user.type(text(), ' or more');
  await user.click(screen.getByRole('switch', { name: /^Has an input field/ }));
  await user.type(screen.getByLabelText('Placeholder of the input field'), 'Your shoe size');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved.mock.calls.length).toBe(1));
  expect(requests[0]?.body).toMatchObject({
    text: 'Daily or more',
    next_question: 2,
    answerHasInputField: true,
    answerInputTextField: 'Your shoe size',
  });
});

test('a refused field is named and has the focus; an unreachable server is named above the buttons; the input stays', async () => {
  const { user, onSaved } = showForm(daily);
  on(editAnswer).refuse(400, { fields: { text_for_chatgpt: 'Too long' } });
  await user.type(description(), ', and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Too long')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(description()));
  const requests = on(editAnswer).answer(() => ({ success: true, answers: [daily] }));
  setServerAway(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText(/cannot be reached/)).closest('[role=alert]')).toBeTruthy();
  expect(description().value).toBe('Runs every day, and more');
  expect(onSaved).not.toHaveBeenCalled();
  setServerAway(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved.mock.calls.length).toBe(1));
  expect(requests).toHaveLength(1);
});

test('every field that was not touched is sent back as it was', async () => {
  const full: Answer = {
    ...daily,
    answerHasInputField: true,
    answerInputTextField: 'Size',
    answerHasCallToAction: true,
    answerCallToActionURL: 'https://shop.example/boots',
    style: { backgroundColor: '#ffffff', borderRadius: 0 },
  };
  const requests = on(editAnswer).answer(() => ({ success: true, answers: [full] }));
  const { user, onSaved } = showForm(full);
  await user.clear(text());
  await user.type(text(), 'Hiking boots');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const { id, question, image, ...fields } = full;
  expect(requests.map(({ body }) => body)).toEqual([{ ...fields, text: 'Hiking boots' }]);
});

test('a fault in a closed section opens it', async () => {
  on(editAnswer).refuse(400, { fields: { 'style.textColor': 'Must be a colour like #1a2b3c' } });
  const { user } = showForm(daily);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Must be a colour like #1a2b3c')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Look/ }).getAttribute('aria-expanded')).toBe('true');
});
