/** Draws a component or a screen as the app does: in the design system, with a router, queries and notifications. */
import { MantineProvider } from '@mantine/core';
import type { Session } from '@parley/contract/accounts';
import { languageCookie } from '@parley/contract/language';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../src/lib/calls/queryClient.ts';
import { storageKey } from '../src/lib/session/storedSession.ts';
import { notifyFailure } from '../src/ui/overlays/notify.tsx';
import { Overlays } from '../src/ui/overlays/Overlays.tsx';
import { createOwnTheme } from '../src/ui/theme.ts';
import { loadWords } from '../src/words/t.ts';

/** The signed-in owner, unless a test needs nobody. */
export const owner: Session = {
  id: 1,
  username: 'lena@shop.test',
  access_token: 'access',
  refresh_token: 'refresh',
  token_expiration: '2999-01-01T00:00:00.000Z',
};

interface ShowOptions {
  /** The address that is open; `/` without one. */
  at?: string;
  /** The pattern of the screen's own address; any without one. */
  path?: string;
  /** Other screens that it can lead to. */
  others?: RouteObject[];
  signedIn?: boolean;
}

interface Shown {
  user: UserEvent;
  /** The address that is open now, with its query. */
  address: () => string;
  unmount: () => void;
}

/** Shows what is drawn from now on in German, until the test ends. */
export async function inGerman(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${languageCookie}=de`;
  await loadWords();
}

/** Like the app's, except that a failed call is tried again at once. */
function queryClient() {
  const client = createQueryClient(notifyFailure);
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}

/** Lets two seconds pass at once, until the test ends: a form that is sent sooner waits, because only robots are so quick. */
export function twoSecondsLater(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 2000);
}

const keysOneByOne = 3;

/**
 * A simulated user who pastes the beginning of a longer text and types its end. Each key draws the whole screen again, and one that
 * takes the focus away, or loses what is there, does so at the second key as at the twentieth.
 */
function quickUser(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (field, text, options) => {
    // A key by its name, as in `{Enter}`.
    if (options || text.length <= keysOneByOne || /[{[]/.test(text)) return user.type(field, text, options);
    await user.click(field);
    await user.paste(text.slice(0, -keysOneByOne));
    await user.keyboard(text.slice(-keysOneByOne));
  };
  return { ...user, type };
}

/** Renders `screen` at an address; every other address shows that it was opened. Returns a simulated user. */
export function show(screen: ReactElement, { at = '/', path = '*', others = [], signedIn = true }: ShowOptions = {}): Shown {
  if (signedIn) localStorage.setItem(storageKey, JSON.stringify(owner));
  // Without transitions and colours: jsdom draws nothing, and its queries by role are many times slower with the style sheets.
  const frame = (
    <MantineProvider theme={createOwnTheme()} env="test" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient()}>
        <Outlet />
        <Overlays />
      </QueryClientProvider>
    </MantineProvider>
  );
  const children = [{ path, element: screen }, ...others, ...(path === '*' ? [] : [{ path: '*', element: <h1>Another screen</h1> }])];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [at] });
  const { unmount } = render(<RouterProvider router={router} />);
  const address = () => router.state.location.pathname + router.state.location.search;
  return { user: quickUser(), address, unmount };
}
