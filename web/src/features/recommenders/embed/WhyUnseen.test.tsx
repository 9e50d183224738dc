import { getTraceLink, listPopupPages, listUnseen } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { WhyUnseen } from './WhyUnseen.tsx';

const websites = () =>
  on(listPopupPages).answer(() => ({
    popupPages: [{ id: 1, showOnWebsite: 'https://*.shop.example' }],
    snippetSeenAt: null,
    platform: '',
  }));

test('lists the reasons why visitors did not see it, the most frequent first, each with the place to change it', async () => {
  websites();
  const row = (day: string, reason: 'pages' | 'inactive', count: number) => ({ day, reason, count });
  on(listUnseen).answer(() => ({
    unseen: [row('2026-11-22', 'inactive', 1), row('2026-11-22', 'pages', 5), row('2026-11-21', 'pages', 1200)],
  }));
  const onTab = vi.fn();
  const { user } = show(<WhyUnseen popupId="13" onTab={onTab} />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The page was not one of its pages · at least 1,205 times'),
    expect.stringContaining('It was inactive · at least once'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Change its pages' }));
  expect(onTab).toHaveBeenCalledWith('behaviour');
});

test('a page of the shop opens with the link, and a refusal closes it again', async () => {
  websites();
  on(listUnseen).answer(() => ({ unseen: [] }));
  const linkRequests = on(getTraceLink).answer(({ query }) => ({ link: `${query?.page}#parley-trace=x`, until: '2026-11-22T12:00:00Z' }));
  const opened = { opener: window, location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  const { user } = show(<WhyUnseen popupId="13" onTab={() => {}} />);
  expect(await screen.findByText(/none of your rules/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open and explain' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Open and explain' }));
  await waitFor(() => expect(opened.location.href).toBe('https://www.shop.example/#parley-trace=x'));
  expect([opened.opener, linkRequests.length]).toEqual([null, 1]);
});
