import { createPopup } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import AddRecommender from './AddRecommender.tsx';

const create = () => screen.getByRole('button', { name: 'Create Popup' });

test('opens the editor of the recommender that it created', async () => {
  const requests = on(createPopup).answer(() => ({ clientId: 7, popupId: 11 }));
  const { user, address } = show(<AddRecommender />, { at: '/popups/add', path: '/popups/add' });
  await user.type(screen.getByLabelText('Name'), 'Once');
  await user.click(create());
  await waitFor(() => expect(address()).toBe('/popups/edit/7/11'));
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Once' }]);
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
