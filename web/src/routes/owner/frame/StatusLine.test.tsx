import { getNotifications } from '@parley/contract';
import { degradedHeader } from '@parley/contract/degraded';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { noteDegraded } from '../../../lib/calls/degraded.ts';
import { createSend } from '../../../lib/calls/send.ts';
import { StatusLine } from './StatusLine.tsx';

/** What the server's next answer to the owner says. */
const hear = async (degraded: string | null, status = 200) => {
  const send = createSend({
    fetch: async () => Response.json({ leads: true }, { status, ...(degraded !== null && { headers: { [degradedHeader]: degraded } }) }),
    bearer: { accessToken: async () => 'token', tryAgain: async () => false },
    onAnswer: noteDegraded,
  });
  await act(() => send(getNotifications, {}).catch(() => {}));
};
const line = () => screen.getByRole('status', { name: 'Service status' });
afterEach(() => hear(null));

test('says what any answer named, until one says that all is well', async () => {
  show(<StatusLine />);
  expect(line().textContent).toBe('');
  await hear('mail,jobs');
  await waitFor(() => expect(line().textContent).toContain('Mails are late'));
  expect(line().textContent).toContain('imports of products');
  expect(line().textContent).not.toContain('language model');
  // It is announced once, by the status.
  expect(screen.queryByRole('alert')).toBeNull();
  await hear('machines');
  await waitFor(() => expect(line().textContent).toContain('A part of the database does not answer'));
  await hear(null);
  expect(line().textContent).toBe('');
});

test('says that figures are late on the screens that have figures, and on no other', async () => {
  for (const at of ['/Analytics', '/Analytics/Experiments/7', '/Dashboard', '/orders', '/History', '/Questionnaire/3']) {
    const { unmount } = show(<StatusLine />, { at });
    await hear('counting');
    await waitFor(() => expect(line().textContent).toContain('the latest visits may be missing here'));
    unmount();
  }
  for (const at of ['/Settings/Profile', '/Products', '/Messages', '/ChatGPT']) {
    const { unmount } = show(<StatusLine />, { at });
    await hear('counting,jobs');
    await waitFor(() => expect(line().textContent).toContain('imports of products'));
    expect(line().textContent).not.toContain('visits');
    unmount();
  }
});

test('hears it from a refusal too, and leaves out what a newer server names', async () => {
  show(<StatusLine />);
  await hear('model,teapots', 503);
  await waitFor(() => expect(line().textContent).toContain('built-in assistant'));
  await hear('teapots');
  expect(line().textContent).toBe('');
});
