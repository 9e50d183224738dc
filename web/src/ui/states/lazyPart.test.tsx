import { fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { lazyPart } from './lazyPart.tsx';

const part = { default: ({ name }: { name: string }) => <p>Preview of {name}</p> };
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('leaves the rest of the screen when its code cannot be fetched, and fetches it again on request', async () => {
  const load = vi
    .fn<() => Promise<typeof part>>()
    .mockImplementationOnce(unreachable)
    .mockImplementationOnce(unreachable)
    .mockResolvedValue(part);
  const Preview = lazyPart(load);
  show(
    <>
      <input aria-label="Button text" defaultValue="Delivery" />
      <Suspense>
        <Preview name="Cups" />
      </Suspense>
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByLabelText('Button text')).toHaveProperty('value', 'Delivery');
  fireEvent.click(again);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('alert').textContent).toContain('Nothing that you entered is lost');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Preview of Cups')).toBeDefined();
});

it('shows nothing in place of a quiet part, which is fetched again when it is shown', async () => {
  const load = vi.fn<() => Promise<typeof part>>().mockImplementationOnce(unreachable).mockResolvedValue(part);
  const Lines = lazyPart(load, { quiet: true });
  show(
    <Suspense>
      <Lines name="status" />
    </Suspense>,
  );
  expect(await screen.findByText('Preview of status')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
