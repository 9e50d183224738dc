import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './ui/global.css';
import { Center, ColorSchemeScript, Loader, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { keepSessionFresh } from './lib/api.ts';
import { createQueryClient } from './lib/queryClient.ts';
import { notifyFailure } from './ui/notify.tsx';
import { ScreenError } from './ui/ScreenError.tsx';
import { cssVariables, theme } from './ui/theme.ts';

export const meta = () => [{ title: 'Parley' }];

export const links = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          {children}
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [queryClient] = useState(() => createQueryClient(notifyFailure));
  useEffect(keepSessionFresh, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ModalsProvider>
        <Notifications position="bottom-right" />
        <Outlet />
      </ModalsProvider>
    </QueryClientProvider>
  );
}

/** What the fallback page shows until the code of the screen is there. */
export function HydrateFallback() {
  return (
    <Center component="main" mih="100vh">
      <Loader role="status" aria-label="Loading" />
    </Center>
  );
}

export const ErrorBoundary = ScreenError;
