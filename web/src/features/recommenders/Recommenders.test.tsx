import {
  duplicatePopup,
  listPopupDays,
  listPopups,
  type PopupSettings,
  type PopupSummary,
  popupBehaviour,
  popupDesign,
  productChoice,
  updatePopup,
} from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on, type ReceivedCall } from '../../../testing/server.ts';
import { usePopups } from './api/listPopups.ts';
import { Recommenders } from './Recommenders.tsx';

const counts = { countEngagements: 0, countEngaged: 0, chats_count: 0, tokenCounts: 0 };
const coffee: PopupSummary = { popup_id: 4, clientId: 7, popup_name: 'Coffee finder', ...counts, status: false };
const tea: PopupSummary = { ...coffee, popup_id: 5, popup_name: 'Tea finder' };

/** The list as the Dashboard shows it. */
const List = () => {
  const [search, setSearch] = useState('');
  const { data = [] } = usePopups();
  return <Recommenders popups={data} search={search} onSearch={setSearch} onEmbed={() => {}} onRestore={() => {}} />;
};

const active = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Active: Coffee finder' });

/** The recommender as the server answers its change. */
const changed = ({ body }: ReceivedCall<typeof updatePopup>): { popup: PopupSettings } => {
  const settings = popupDesign.extend(popupBehaviour.shape).extend(productChoice.shape).parse({});
  const content = {
    popup_name: 'Coffee finder',
    status: body.status ?? false,
    questionnaireId: null,
    askFollowUps: false,
    handover: 'off' as const,
  };
  return {
    popup: { ...settings, ...content, id: 4, clientId: 7, popupAdditionals: [], version: 1, updatedAt: '2026-11-01T00:00:00.000Z' },
  };
};

beforeEach(() => {
  on(listPopupDays).answer(() => ({ popups: [] }));
});

test('the menu duplicates one, and the copy is in the list', async () => {
  on(listPopups).answer(() => [coffee]);
  const copy = { ...coffee, popup_id: 9, popup_name: 'Coffee finder (copy)' };
  const requests = on(duplicatePopup).answer(() => {
    on(listPopups).answer(() => [copy, coffee]);
    return { popup: copy };
  });
  const { user } = show(<List />);
  await user.click(await screen.findByRole('button', { name: 'More for Coffee finder' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('link', { name: 'Coffee finder (copy)' })).toBeTruthy();
  expect(requests.map(({ params }) => params.popupId)).toEqual([4]);
});

test('a switch can be undone', async () => {
  let row = coffee;
  on(listPopups).answer(() => [row]);
  const requests = on(updatePopup).answer((call) => {
    row = { ...row, status: call.body.status ?? row.status };
    return changed(call);
  });
  const { user } = show(<List />);
  await screen.findByText('Coffee finder');
  await user.click(active());
  await waitFor(() => expect(active().checked).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(active().checked).toBe(false));
  expect(requests.map(({ body }) => body)).toEqual([{ status: true }, { status: false }]);
});

test('a switch is on at once, and off again when the server cannot be reached; its notification tries again', async () => {
  let row = coffee;
  on(listPopups).answer(() => [row]);
  const refusal = Promise.withResolvers<void>();
  on(updatePopup).answer(async () => {
    await refusal.promise;
    throw new TypeError('Failed to fetch');
  });
  const { user } = show(<List />);
  await screen.findByText('Coffee finder');
  await user.click(active());
  await waitFor(() => expect(active().checked).toBe(true));
  refusal.resolve();
  await waitFor(() => expect(active().checked).toBe(false));
  const again = await screen.findByRole('button', { name: 'Try again' });
  on(updatePopup).answer((call) => {
    row = { ...row, status: true };
    return changed(call);
  });
  await user.click(again);
  await waitFor(() => expect(active().checked).toBe(true));
});

test('a search shows those whose names contain it', async () => {
  on(listPopups).answer(() => [tea, coffee]);
  const { user } = show(<List />);
  expect(await screen.findByRole('link', { name: 'Coffee finder' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search recommenders' }), 'TEA ');
  expect(screen.getByRole('link', { name: 'Tea finder' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Coffee finder' })).toBeNull();
});
