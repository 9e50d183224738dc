import { parleyGuides } from '@parley/contract/demos';
import { loaderFile } from '@parley/contract/paths';
import { useEffect } from 'react';
import type { Language } from './language.ts';

const hostTag = 'parley-widget';

/**
 * Embeds Parley's own recommender by its script tag, as in any shop, in the page's language. It waits until the element with `after` has
 * left the screen, so that it never covers that, and steps back when the element returns, unless somebody is talking to it. The script is
 * added once per page load, because the app changes pages without unloading scripts.
 */
export const useGuide = (language: Language, after?: string): void => {
  useEffect(() => {
    const { userId, popupId } = parleyGuides[language];
    let covered = false;
    const show = () => {
      covered = false;
      if (parked) {
        document.documentElement.append(parked);
        parked = null;
      } else if (!document.querySelector(`script[src="${loaderFile}"]`)) {
        const script = document.createElement('script');
        script.src = loaderFile;
        script.dataset.userId = String(userId);
        script.dataset.popupId = String(popupId);
        document.head.append(script);
      }
    };
    const hide = () => {
      covered = true;
      const host = document.querySelector(hostTag);
      if (!host || host.shadowRoot?.querySelector('[role=dialog],dialog[open]')) return;
      parked = host;
      host.remove();
    };
    const element = after ? document.getElementById(after) : null;
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? hide() : show()));
    // Its script may only arrive when the element is back on the screen.
    const arrived = new MutationObserver(() => covered && hide());
    arrived.observe(document.documentElement, { childList: true });
    if (element) observer.observe(element);
    else show();
    return () => {
      observer.disconnect();
      arrived.disconnect();
      const host = document.querySelector(hostTag);
      if (host) parked = host;
      host?.remove();
    };
  }, [language, after]);
};

/** The widget's element while it is not in the page. */
let parked: Element | null = null;
