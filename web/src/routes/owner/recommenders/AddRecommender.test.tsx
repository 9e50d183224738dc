import { createPopup, listPopups, listQuestionnaires } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { AddRecommenderForm } from '../../../features/recommenders/AddRecommenderForm.tsx';
import AddRecommender from './AddRecommender.tsx';

const create = () => screen.getByRole('button', { name: 'Create Popup' });

beforeEach(() => {
  on(listPopups).answer(() => []);
  on(listQuestionnaires).answer(() => ({ questionnaires: [] }));
});

test('takes over a template and a questionnaire where there are some', async () => {
  const popup = {
    popup_id: 4,
    clientId: 7,
    popup_name: 'Coffee finder',
    countEngagements: 0,
    countEngaged: 0,
    chats_count: 0,
    tokenCounts: 0,
    status: true,
  };
  on(listPopups).answer(() => [popup]);
  const counts = { first_question: null, total_questions: 0, total_answers: 0, total_engagements: 0, total_responses: 0 };
  on(listQuestionnaires).answer(() => ({ questionnaires: [{ id: 9, name: 'Gifts', ...counts, average_response_time: null }] }));
  const requests = on(createPopup).answer(() => ({ clientId: 7, popupId: 11 }));
  const { user } = show(<AddRecommender />, { at: '/popups/add', path: '/popups/add' });
  await user.type(screen.getByLabelText('Name'), 'Tea finder');
  for (const [label, option] of [
    ['Template', 'Coffee finder'],
    ['Questionnaire', 'Gifts'],
  ] as const) {
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(create());
  await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ name: 'Tea finder', template: 4, questionnaireId: 9 }]));
});

test('opens the editor of the recommender that it created; a double click creates one', async () => {
  const requests = on(createPopup).answer(() => ({ clientId: 7, popupId: 11 }));
  const { user, address } = show(<AddRecommender />, { at: '/popups/add', path: '/popups/add' });
  await user.type(screen.getByLabelText('Name'), 'Once');
  await user.dblClick(create());
  await waitFor(() => expect(address()).toBe('/popups/edit/7/11'));
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Once' }]);
});

test('a click while the editor is still being fetched creates nothing more', async () => {
  const requests = on(createPopup).answer(() => ({ clientId: 7, popupId: 11 }));
  const created = vi.fn();
  const { user } = show(<AddRecommenderForm questionnaires={[]} onCreated={created} />);
  await user.type(screen.getByLabelText('Name'), 'Once');
  await user.click(create());
  await waitFor(() => expect(created).toHaveBeenCalled());
  expect(create()).toHaveProperty('disabled', true);
  await user.click(create());
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(requests.length).toBe(1);
});

test('a name is required, and a refusal is shown at the field', async () => {
  const requests = on(createPopup).refuse(422, { fields: { name: 'Too many recommenders' } });
  const { user, address } = show(<AddRecommender />, { at: '/popups/add', path: '/popups/add' });
  await user.click(create());
  expect(await screen.findByText('This is required')).toBeTruthy();
  expect(requests).toEqual([]);
  await user.type(screen.getByLabelText('Name'), 'One more');
  await user.click(create());
  expect(await screen.findByText('Too many recommenders')).toBeTruthy();
  expect(address()).toBe('/popups/add');
});
