import { expect, test } from 'vitest';
import { agreedToStatistics, type ConsentPage } from './consent.ts';

/** As gtag pushes it. */
function gtag(..._values: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the data layer holds what gtag pushes, which is `arguments`
  return arguments;
}
const google = (...states: string[]) => ({ dataLayer: states.map((state) => gtag('consent', 'update', { analytics_storage: state })) });

test.each<[string, ConsentPage, boolean]>([
  ['nothing there', {}, false],
  ['Shopify, agreed', { Shopify: { customerPrivacy: { analyticsProcessingAllowed: () => true } } }, true],
  ['Shopify, refused', { Shopify: { customerPrivacy: { analyticsProcessingAllowed: () => false } } }, false],
  ['Shopify without the API', { Shopify: {} }, false],
  ['WordPress, agreed to statistics', { wp_has_consent: (category) => category === 'statistics' }, true],
  ['WordPress, agreed to marketing alone', { wp_has_consent: (category) => category === 'marketing' }, false],
  ['Google, denied, then granted', google('denied', 'granted'), true],
  ['Google, granted, then denied', google('granted', 'denied'), false],
  ['Google, other entries around it', { dataLayer: [{ event: 'x' }, null, 7, gtag('js', 1), ...google('granted').dataLayer] }, true],
  ['Google, advertising alone', { dataLayer: [gtag('consent', 'default', { ad_storage: 'granted' })] }, false],
  ['one yes and one no', { wp_has_consent: () => true, ...google('denied') }, false],
  ['a data layer that is none', { dataLayer: 'no' as never }, false],
])('%s', (_, page, agreed) => expect(agreedToStatistics(page)).toBe(agreed));
