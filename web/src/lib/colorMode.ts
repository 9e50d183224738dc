/**
 * Light or dark: before the first choice the system decides. Public pages and the design system read the same attribute and the same
 * storage.
 */
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

/** Mantine's key and attribute, so that the owner area and the public pages share the choice. */
const storageKey = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';

/** Runs in the head before the first paint; also marks that JavaScript is available. */
export const headScript = `document.documentElement.classList.add('js');try{var m=localStorage.getItem('${storageKey}')}catch(e){}
document.documentElement.setAttribute('${attribute}',m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`;

const current = (): ColorMode => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light');

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
};

/** The current mode and a function that stores a new choice. */
export const useColorMode = (): { mode: ColorMode; toggle: () => void } => {
  const mode = useSyncExternalStore<ColorMode>(subscribe, current, () => 'light');
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    document.documentElement.setAttribute(attribute, next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage may be blocked; the choice then lasts as long as the page.
    }
  };
  return { mode, toggle };
};
