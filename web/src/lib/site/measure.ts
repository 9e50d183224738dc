/**
 * Page-view analytics, for operators who set an analytics id and visitors who consented. Without an id, and before consent,
 * nothing is loaded and nothing is sent (specification section 2, 'page-view analytics event').
 */
import { useSyncExternalStore } from 'react';

export type Consent = 'yes' | 'no' | null;

const storageKey = 'parley.consent';
/** The longest wait for the event of an outgoing link, in milliseconds (specification section 9). */
const outboundMs = 250;

type Gtag = (...parts: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

/** The id that the server wrote into the page; null where there is none. */
const analyticsId = (): string | null => {
  const id = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content ?? '';
  return /^[\w-]+$/.test(id) ? id : null;
};

const listeners = new Set<() => void>();

const stored = (): Consent => {
  try {
    const value = window.localStorage.getItem(storageKey);
    return value === 'yes' || value === 'no' ? value : null;
  } catch {
    return 'no';
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether page views are measured at all, and this visitor's consent; `choose` stores the answer, null asks again. */
export const useConsent = (): { measured: boolean; consent: Consent; choose: (consent: Consent) => void } => ({
  measured: useSyncExternalStore(
    subscribe,
    () => analyticsId() !== null,
    () => false,
  ),
  consent: useSyncExternalStore(subscribe, stored, () => null),
  choose: (consent) => {
    if (consent === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, consent);
    for (const listener of listeners) listener();
  },
});

/** The tag, fetched once; null without id or consent. */
const tag = (): Gtag | null => {
  const id = analyticsId();
  if (id === null || stored() !== 'yes') return null;
  if (!window.gtag) {
    window.dataLayer = [];
    window.gtag = function gtag() {
      // The tag wants the arguments object itself.
      // biome-ignore lint/complexity/noArguments: as above
      window.dataLayer?.push(arguments);
    };
    window.gtag('js', new Date());
    window.gtag('config', id, { send_page_view: false, anonymize_ip: true });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  return window.gtag;
};

/** Reports a page view. */
export const measurePageView = (path: string): void => tag()?.('event', 'page_view', { page_path: path });

/**
 * Reports a click on an outgoing link. Resolves when the browser may leave: once reported, at the latest after 250 ms; at once without analytics.
 */
export const measureOutbound = (url: string): Promise<void> => {
  const send = tag();
  if (!send) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, outboundMs);
    const done = () => {
      window.clearTimeout(timer);
      resolve();
    };
    send('event', 'click', { outbound: true, link_url: url, transport_type: 'beacon', event_callback: done });
  });
};
