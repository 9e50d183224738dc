import { type Answer, type Question, uploadAnswerPicture } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on, setServerAway } from '../../../../testing/server.ts';
import { newAnswer } from '../outline/document/model.ts';
import { AnswerForm } from './AnswerForm.tsx';

const questions: Question[] = [
  { id: 1, text: 'Do you run?' },
  { id: -5, text: 'How far?' },
];
const daily: Answer = { ...newAnswer(1, 'Daily'), id: 11 };
const facets = { data: undefined, isError: false, isPending: true } as ComponentProps<typeof AnswerForm>['facets'];

const Form = ({ answer, onChanged }: { answer: Answer; onChanged: (change: Partial<Answer>) => void }) => {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <AnswerForm
        questionnaireId="7"
        answer={answer}
        questions={questions}
        facets={facets}
        onChanged={onChanged}
        onDirtyChange={setDirty}
      />
      <p>{dirty ? 'Unsaved' : 'Untouched'}</p>
    </>
  );
};
const showForm = (answer: Answer = daily) => {
  const onChanged = vi.fn<(change: Partial<Answer>) => void>();
  return { ...show(<Form answer={answer} onChanged={onChanged} />), onChanged };
};
const text = () => screen.getByLabelText<HTMLInputElement>(/^Text/);
const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description for the assistant/);
const done = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Done' }));
const choose = async (user: UserEvent, option: string | RegExp) => {
  await user.click(screen.getByLabelText(/^Next question/, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: option, hidden: true }));
};

test('names every required field that is empty, focuses the first, and changes nothing', async () => {
  const { user, onChanged } = showForm();
  await user.clear(text());
  await user.clear(description());
  await user.click(screen.getByRole('switch', { name: /^Is a call to action/ }));
  await done(user);
  expect(await screen.findAllByText('This is required')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toBe(text()));
  expect(onChanged).not.toHaveBeenCalled();
});

test('the description and the next question have defaults, which stay defaults', async () => {
  const { user, onChanged } = showForm();
  expect(description().value).toBe('Do you run? Daily');
  expect(screen.getByText('Untouched')).toBeTruthy();
  await user.type(text(), ' or more');
  expect(screen.getByText('Unsaved')).toBeTruthy();
  await done(user);
  expect(onChanged.mock.lastCall?.[0]).toMatchObject({ text: 'Daily or more', text_for_chatgpt: '', next_in_order: true, image: '' });
});

test('leads to a question that is not saved yet, by its number', async () => {
  const { user, onChanged } = showForm();
  await choose(user, 'Question 2: How far?');
  await user.clear(description());
  await user.type(description(), 'Runs every day');
  await done(user);
  expect(onChanged.mock.lastCall?.[0]).toMatchObject({ next_question: -5, next_in_order: false, text_for_chatgpt: 'Runs every day' });
});

test('every field that was not touched stays as it was', async () => {
  const full: Answer = {
    ...daily,
    text_for_chatgpt: 'Wants boots',
    answerHasInputField: true,
    answerInputTextField: 'Size',
    answerHasCallToAction: true,
    answerCallToActionURL: 'https://shop.example/boots',
    style: { backgroundColor: '#ffffff', borderRadius: 0 },
  };
  const { user, onChanged } = showForm(full);
  await done(user);
  const { id, question, next_question, ...fields } = full;
  expect(onChanged.mock.lastCall?.[0]).toEqual({ ...fields, next_question: null });
});

test('a picture is uploaded first; while the server is away the form stays with its input', async () => {
  const { user, onChanged } = showForm();
  on(uploadAnswerPicture).answer(() => ({ picture: '/uploads/a.webp' }));
  const file = new File(['x'], 'boot.png', { type: 'image/png' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  setServerAway(true);
  await done(user);
  expect((await screen.findByText(/cannot be reached/)).closest('[role=alert]')).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
  setServerAway(false);
  await done(user);
  await waitFor(() => expect(onChanged.mock.lastCall?.[0]).toMatchObject({ image: '/uploads/a.webp' }));
});

test('a fault in a closed section opens it', async () => {
  const { user } = showForm({ ...daily, style: { textColor: 'red' } });
  await done(user);
  expect(await screen.findByText('Must be a colour like #1a2b3c')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Look/ }).getAttribute('aria-expanded')).toBe('true');
});
