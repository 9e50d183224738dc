/** The kind of device, for a page that does not say how wide its window is. */
import type { devices } from '@parley/contract';

/** By what a browser says of itself; a desktop unless it says otherwise. Empty when it says nothing. */
export function deviceOf(userAgent = ''): (typeof devices)[number] | '' {
  if (!userAgent) return '';
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent) || (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent))) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop';
}
