import { deleteQuestionnaire, getQuestionnaireUsage, listPopups, listQuestionnaires, type Questionnaire } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on, setServerAway } from '../../../../testing/server.ts';
import Questionnaires from './Questionnaires.tsx';

const shoes: Questionnaire = {
  id: 7,
  name: 'Shoes',
  first_question: 1,
  total_questions: 3,
  total_answers: 8,
  total_engagements: 1200,
  total_responses: 345,
  average_response_time: 4.5,
};
const serve = (...questionnaires: Questionnaire[]) => on(listQuestionnaires).answer(() => ({ questionnaires }));

test('shows a skeleton, then the questionnaires with their counts', async () => {
  serve(shoes, { ...shoes, id: 8, name: 'Hats', average_response_time: null });
  show(<Questionnaires />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  const [, first, second] = await screen.findAllByRole('row');
  const texts = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(texts(first).slice(0, 5)).toEqual(['3', '8', '1,200', '345', '4.50 s']);
  expect(texts(second)[4]).toBe('–');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('an empty list explains what a questionnaire is, with the button to create one', async () => {
  serve();
  const { user } = show(<Questionnaires />);
  expect(await screen.findByText('No questionnaire yet')).toBeTruthy();
  const [, inEmptyState] = screen.getAllByRole('button', { name: 'Create New Questionnaire' });
  await user.click(inEmptyState as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Create a questionnaire' })).toBeTruthy();
});

test('a list that cannot be loaded shows the error, and Try again loads it', async () => {
  on(listQuestionnaires).refuse(422, { message: 'Not today' });
  const { user } = show(<Questionnaires />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not today');
  serve(shoes);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Shoes')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('deleting names the recommenders that lose it, before and afterwards', async () => {
  serve(shoes);
  on(getQuestionnaireUsage).answer(() => ({ recommenders: [{ popup_id: 3, popup_name: 'Autumn', status: true }] }));
  on(listPopups).answer(() => []);
  const deleted = on(deleteQuestionnaire).answer(() => ({ success: true, changed: { recommenders: [3] } }));
  const { user } = show(<Questionnaires />);
  await user.click(await screen.findByRole('button', { name: 'Delete Shoes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Shoes”?' }));
  expect(await dialog.findByText(/Autumn/)).toBeTruthy();
  expect(deleted).toEqual([]);
  serve();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/“Shoes” is deleted\. 1 recommender showed it/)).toBeTruthy();
  expect(deleted.map(({ params }) => params.id)).toEqual([7]);
  expect(await screen.findByText('No questionnaire yet')).toBeTruthy();
});

test('a failed deletion keeps the row, and its notification retries it', async () => {
  serve(shoes);
  on(getQuestionnaireUsage).answer(() => ({ recommenders: [] }));
  const deleted = on(deleteQuestionnaire).answer(() => ({ success: true, changed: { recommenders: [] } }));
  const { user } = show(<Questionnaires />);
  await user.click(await screen.findByRole('button', { name: 'Delete Shoes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/stays in the bin for 30 days/);
  setServerAway(true);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Delete Shoes' })).toBeTruthy();
  setServerAway(false);
  serve();
  await user.click(again);
  expect(await screen.findByText('No questionnaire yet')).toBeTruthy();
  expect(deleted).toHaveLength(1);
});
