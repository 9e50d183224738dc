import { useEffect } from 'react';

const hostTag = 'parley-widget';

/**
 * Shows a recommender on this page as on any shop: by its script tag, once. Its one element leaves with the page that wanted it,
 * and comes back with it, because an app changes pages without unloading what ran before.
 */
export const useEmbeddedRecommender = (userId: number, popupId: number): void => {
  useEffect(() => {
    const before = parked;
    parked = null;
    if (before) document.documentElement.append(before);
    else if (!document.querySelector(`script[src="/embed.js"]`)) {
      const script = document.createElement('script');
      script.src = '/embed.js';
      script.defer = true;
      script.dataset.userId = String(userId);
      script.dataset.popupId = String(popupId);
      document.head.append(script);
    }
    return () => {
      parked = document.querySelector(hostTag);
      parked?.remove();
    };
  }, [userId, popupId]);
};

let parked: Element | null = null;
