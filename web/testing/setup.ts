/** Set-up of every component test: the parts of a browser that jsdom lacks, an empty document, and no server. */

import { notifications } from '@mantine/notifications';
import { languageCookie } from '@parley/contract/language';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadWords } from '../src/words/t.ts';
import { startServer, stopServer } from './server.ts';

const wordsOnScreen = () => {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const style of copy.querySelectorAll('style')) style.remove();
  return copy.textContent;
};

configure({
  // Tests wait for events, which a slow machine only delays.
  asyncUtilTimeout: 15_000,
  // The words on the screen tell more than all of its markup.
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\nOn the screen: ${wordsOnScreen()}`),
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A wide window in light mode, with reduced motion. */
const mediaQuery = (media: string) => ({
  media,
  matches: media.includes('prefers-reduced-motion'),
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

vi.stubGlobal('matchMedia', mediaQuery);
vi.stubGlobal('ResizeObserver', NoObserver);
vi.stubGlobal('IntersectionObserver', NoObserver);
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations = () => [];
window.scrollTo = () => {};
Object.defineProperty(document, 'fonts', { configurable: true, value: Object.assign(new EventTarget(), { ready: Promise.resolve() }) });

beforeEach(() => startServer());
afterEach(async () => {
  // Their store outlives the screen: the next test would find the Undo of this one.
  notifications.clean();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${languageCookie}=; Max-Age=0`;
  stopServer();
  await loadWords();
});
