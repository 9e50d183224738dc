import { loaderFile } from '@parley/contract/paths';
import { useEffect } from 'react';

const hostTag = 'parley-widget';

/**
 * Embeds a recommender in this page by its script tag, as in any shop. The script is added once; its element is removed when the page is
 * left and put back on return, because the app changes pages without unloading scripts.
 */
export const useEmbeddedRecommender = (userId: number, popupId: number): void => {
  useEffect(() => {
    const before = parked;
    parked = null;
    if (before) document.documentElement.append(before);
    else if (!document.querySelector(`script[src="${loaderFile}"]`)) {
      const script = document.createElement('script');
      script.src = loaderFile;
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
