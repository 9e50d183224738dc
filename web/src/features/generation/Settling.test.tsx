import { adoptGeneration, type Generation, getGeneration, startGeneration } from '@parley/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { mailedLinks } from '../../content/access.ts';
import { Settling } from './Settling.tsx';

const { invite, refusals } = mailedLinks.en;
const reading: Generation = {
  id: 'mine.signed',
  website: 'https://shop.example',
  email: '',
  source: 'shop',
  phase: 'reading',
  place: null,
  pages: 3,
  found: 20,
  questions: 0,
  failure: null,
  draft: null,
  learnt: null,
  backdrop: false,
};
const settle = (df: string) => {
  const open = vi.fn();
  const shown = show(<Settling website="shop.example" df={df} words={invite.preparing} refusals={refusals} open={open} />);
  return { ...shown, open };
};

test('a draft begun at the sign-up is followed, adopted and opened', async () => {
  let phase: Generation['phase'] = 'reading';
  on(getGeneration).answer(() => ({ generation: { ...reading, phase } }));
  const adoptions = on(adoptGeneration).answer(() => ({ popup_id: 9, clientId: 1 }));
  const { open } = settle('mine.signed');
  expect(await screen.findByText(/Pages read: 3. Products found: 20/)).toBeTruthy();
  phase = 'ready';
  await waitFor(() => expect(open.mock.calls).toEqual([['/popups/edit/1/9?tab=publish']]), { timeout: 5000 });
  expect(adoptions.map(({ params }) => params.id)).toEqual(['mine.signed']);
});

test('a draft that has ended is made again from the address', async () => {
  on(getGeneration).refuse(404, { code: 'not_found', message: 'This draft was not found' });
  const starts = on(startGeneration).answer(() => {
    on(getGeneration).answer(() => ({ generation: { ...reading, phase: 'ready' } }));
    return { generation: reading };
  });
  on(adoptGeneration).answer(() => ({ popup_id: 9, clientId: 1 }));
  const { open } = settle('old.signed');
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(starts.map(({ body }) => body.website)).toEqual(['https://shop.example']);
});

test('a shop that cannot be read says why, and the Dashboard is one press away', async () => {
  const failure = { code: 'no_products', message: 'No products were found on the pages that we read.' };
  on(getGeneration).answer(() => ({ generation: { ...reading, phase: 'failed', failure } }));
  const { user, open } = settle('mine.signed');
  expect(await screen.findByText(invite.preparing.failed)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: invite.preparing.goOn }));
  expect(open.mock.calls).toEqual([['/Dashboard']]);
});
