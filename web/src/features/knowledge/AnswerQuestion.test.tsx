import { answerUnanswered, undoAnswer } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { AnswerQuestion } from './AnswerQuestion.tsx';

const open = () => {
  const [onClose, onChanged] = [vi.fn(), vi.fn()];
  const shown = show(<AnswerQuestion question="where is your showroom" opened onClose={onClose} onChanged={onChanged} />);
  return { ...shown, onClose, onChanged };
};

test('the answer is saved, and can be taken back', async () => {
  const saved = on(answerUnanswered).answer(() => ({ id: 5 }));
  const undone = on(undoAnswer).answer(() => ({ success: true }));
  const { user, onClose, onChanged } = open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer this question' }));
  await user.type(dialog.getByLabelText('Your answer'), 'In Harbour Street.');
  await user.click(dialog.getByRole('button', { name: 'Save the answer' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => undone[0]?.params).toEqual({ id: 5 });
  expect(saved[0]?.body).toEqual({ question: 'where is your showroom', answer: 'In Harbour Street.', into: 'faq' });
  expect(onClose).toHaveBeenCalledOnce();
  await expect.poll(() => onChanged.mock.calls.length).toBe(2);
});

test('a refusal keeps what was typed', async () => {
  on(answerUnanswered).refuse(409, { code: 'faq_full', message: 'Your FAQs have no room for this answer.' });
  const { user, onClose } = open();
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your answer'), 'Long');
  await user.click(dialog.getByRole('button', { name: 'Save the answer' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('no room');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Long');
  expect(onClose).not.toHaveBeenCalled();
});

test('a question that needs no answer leaves the list', async () => {
  const saved = on(answerUnanswered).answer(() => ({ id: 6 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'It needs no answer' }));
  await expect.poll(() => saved[0]?.body.into).toBe('nowhere');
});
