import './ui/font/inter.css';
import latin from './ui/font/inter.woff2?url';
import './ui/global.css';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { earlySubmitScript, releaseHeldForm } from './lib/calls/earlySubmit.ts';
import { headScript } from './lib/colorMode.ts';
import { languageOfDocument, languageOfPath } from './lib/site/language.ts';
import { BrokenPage } from './ui/site/BrokenPage.tsx';

/** The title until a screen sets its own. */
export const meta = () => [{ title: 'Parley' }];

/** Icons, the manifest, and the font that every page needs. */
export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
];

/** The document around every page. It imports no design system, so that a public page loads only what it shows. */
export function Layout({ children }: { children: ReactNode }) {
  // Effects run after the page is hydrated.
  useEffect(releaseHeldForm, []);
  return (
    <html lang={languageOfPath(useLocation().pathname)} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The background colours of ui/global.css, for the browser's toolbar. */}
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10121a" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; runs before the first paint so that no page flashes in the wrong mode */}
        <script dangerouslySetInnerHTML={{ __html: `${headScript};${earlySubmitScript}` }} />
        {/* The server writes the operator's analytics id here; empty without one. */}
        <meta name="analytics-id" content="%ANALYTICS_ID%" suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The screen of the route. */
export default function App() {
  return <Outlet />;
}

const neverChanges = () => () => {};

/** Shown until the code of the screen is loaded. The build wrote it in English; the server says in which language the owner's area is. */
export function HydrateFallback() {
  const language = useSyncExternalStore(neverChanges, languageOfDocument, () => 'en');
  return (
    <main className="waiting">
      <span role="status" aria-label={language === 'de' ? 'Wird geladen' : 'Loading'} />
    </main>
  );
}

/** Used outside every layout, so it brings its own main element. */
export const ErrorBoundary = () => (
  <main>
    <BrokenPage />
  </main>
);
