import { type Answer, createAnswer, type Question, type Questionnaire } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { EditorDialogs } from './EditorDialogs.tsx';

const created: Answer = {
  id: 11,
  question: 1,
  text: 'Daily',
  text_for_chatgpt: 'Runs',
  next_question: null,
  image: '',
  answerHasInputField: false,
  answerInputTextField: '',
  answerHasCallToAction: false,
  answerCallToActionURL: '',
  style: {},
  product_rules: [],
};
const question = { id: 1, text: 'Do you run?' } as Question;
const facets = { data: undefined, isError: false, isPending: true } as ComponentProps<typeof EditorDialogs>['facets'];

/** The editor's dialogs, whose dialog for an answer stays on the screen as it does while it fades out. */
const FadingDialogs = () => {
  const [opening, setOpening] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setOpening(opening + 1)}>
        Open again
      </button>
      <EditorDialogs
        questionnaire={{ id: 7, name: 'Finder', first_question: 1 } as Questionnaire}
        questions={[question]}
        facets={facets}
        answers={null}
        dialog={{ kind: 'answer', question, answer: null }}
        opening={opening}
        opened
        onClose={() => {}}
        onQuestionSaved={() => {}}
      />
    </>
  );
};

test('a dialog that is opened again before it has faded out has an empty form, which can be sent', async () => {
  const requests = on(createAnswer).answer(() => ({ success: true, newAnswer: created }));
  const { user } = show(<FadingDialogs />);
  const text = () => screen.getByLabelText<HTMLInputElement>(/^Text/);
  const create = async (answer: string) => {
    await user.type(text(), answer);
    await user.type(screen.getByLabelText(/^Description for the assistant/), 'Runs');
    await user.click(screen.getByLabelText(/^Next question/, { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: 'End of the questionnaire', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Create Answer' }));
  };
  await create('Daily');
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Open again', hidden: true }));
  expect(text().value).toBe('');
  await create('Weekly');
  await waitFor(() => expect(requests.map(({ body }) => body.text)).toEqual(['Daily', 'Weekly']));
});
