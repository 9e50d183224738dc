/**
 * Light or dark: before the first choice the system decides. Public pages and the design system read the same attribute and the same
 * storage.
 */
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

/** Mantine's names, so that its provider finds what was chosen on a public page, and the other way round. */
const storageKey = 'mantine-color-scheme-value';
const attribute = 'data-mantine-color-scheme';

/** Runs in the head before anything is painted; also says that there is a script. */
export const headScript = `document.documentElement.classList.add('js');try{var m=localStorage.getItem('${storageKey}')}catch(e){}
document.documentElement.setAttribute('${attribute}',m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`;

const current = (): ColorMode => (document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light');

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
};

/** The mode that is shown, and the way to choose the other for good. */
export const useColorMode = (): { mode: ColorMode; toggle: () => void } => {
  const mode = useSyncExternalStore<ColorMode>(subscribe, current, () => 'light');
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    document.documentElement.setAttribute(attribute, next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage may be closed to us; the choice then lasts as long as the page.
    }
  };
  return { mode, toggle };
};
