import type { Generation } from '@parley/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { demo } from '../../content/demo.ts';
import { WaysOn } from './WaysOn.tsx';

/** Every code with which a reading can fail (server/src/features/catalogue/readers, and the generation itself). */
const codes =
  'robots needs_login unreachable not_allowed no_products no_page unreadable unfinished slow in_browser cookie_wall blog no_shop busy broke_off'.split(
    ' ',
  );

const failed = (code: string): Generation => ({
  id: 'a-draft.signed',
  website: 'https://shop.example/start',
  email: 'lena@shop.example',
  source: 'shop',
  phase: 'failed',
  place: null,
  pages: 3,
  found: 0,
  questions: 0,
  failure: { code, message: 'Said by the server.' },
  draft: null,
  learnt: null,
  backdrop: false,
});

const showFailure = (code: string, language: 'en' | 'de' = 'en') => {
  const onRead = vi.fn();
  const nothing = () => {};
  const { user } = show(
    <WaysOn
      words={demo[language].waysOn}
      language={language}
      generation={failed(code)}
      reason="Why"
      busy={false}
      refusal={null}
      onRead={onRead}
      onSample={nothing}
      onDescribe={nothing}
      onBack={nothing}
    />,
    { signedIn: false },
  );
  return { onRead, user };
};

test.each(['en', 'de'] as const)('in %s each failure has a title and advice of its own', (language) => {
  const { titles, hints } = demo[language].waysOn;
  for (const code of codes) expect([code, Boolean(titles[code]), Boolean(hints[code])]).toEqual([code, true, true]);
  expect(new Set(codes.map((code) => titles[code])).size).toBe(codes.length);
});

test('an address that does not answer can be corrected at once', async () => {
  const { onRead, user } = showFailure('unreachable');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('shop.example does not answer');
  const field = screen.getByLabelText<HTMLInputElement>('Is your shop somewhere else?');
  await user.clear(field);
  await user.type(field, 'www.other.example/shop');
  await user.click(screen.getByRole('button', { name: 'Read this one' }));
  expect(onRead.mock.calls).toEqual([['www.other.example/shop']]);
});

test('a slow shop can be read again, and one that only browsers see asks for its feed', async () => {
  const slow = showFailure('slow');
  await slow.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(slow.onRead.mock.calls).toEqual([['https://shop.example/start']]);
  showFailure('in_browser');
  expect(screen.getByLabelText<HTMLInputElement>('The address of your product feed').value).toBe('');
});

test('it says what was seen', () => {
  showFailure('no_products');
  expect(screen.getByText('3 pages read')).toBeTruthy();
  expect(screen.getByText(/^0 products/)).toBeTruthy();
});
