import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGuide } from './useGuide.ts';

/** Reports whether the first section is on the screen, in place of the browser. */
let report: (onScreen: boolean) => void;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => seen([{ isIntersecting }]);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

const Page = () => {
  useGuide('en', 'hero');
  return <div id="hero" />;
};
const inThePage = () => document.querySelector('parley-widget') !== null;

test('the recommender in the corner stays away from the first section, also when its script arrives late', async () => {
  const { unmount } = render(<Page />);
  report(false);
  expect(document.head.querySelector('script')?.dataset.popupId).toBeTruthy();
  report(true);
  // What the script does once it and the placement have arrived.
  document.documentElement.append(document.createElement('parley-widget'));
  await vi.waitFor(() => expect(inThePage()).toBe(false));
  report(false);
  expect(inThePage()).toBe(true);
  report(true);
  expect(inThePage()).toBe(false);
  unmount();
});
