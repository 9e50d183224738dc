/** Reads whether a visitor agreed to statistics in the shop's own banner. Parley never asks. */

/** What shops offer: Shopify's customer privacy API, WordPress' consent API, and Google's consent mode as it is pushed to the data layer. */
export interface ConsentPage {
  Shopify?: { customerPrivacy?: { analyticsProcessingAllowed?: () => boolean } };
  wp_has_consent?: (category: string) => boolean;
  dataLayer?: unknown[];
}

/** True only if one of them says yes, and none says no. */
export function agreedToStatistics({ Shopify, wp_has_consent: wpHasConsent, dataLayer = [] }: ConsentPage): boolean {
  const answers = [
    Shopify?.customerPrivacy?.analyticsProcessingAllowed?.(),
    typeof wpHasConsent === 'function' ? wpHasConsent('statistics') : undefined,
    googleConsent(dataLayer),
  ].filter((answer) => answer !== undefined);
  return answers.length > 0 && answers.every(Boolean);
}

/** The newest `gtag('consent', …, { analytics_storage })`; undefined without one. */
function googleConsent(dataLayer: unknown[]): boolean | undefined {
  let granted: boolean | undefined;
  for (const entry of Array.isArray(dataLayer) ? dataLayer : []) {
    // gtag pushes its `arguments`, which is no array.
    const [command, , values] = (
      typeof entry === 'object' && entry !== null && '0' in entry ? Array.from(entry as unknown as ArrayLike<unknown>) : []
    ) as [unknown?, unknown?, { analytics_storage?: unknown }?];
    const storage = command === 'consent' ? values?.analytics_storage : undefined;
    if (storage !== undefined) granted = storage === 'granted';
  }
  return granted;
}
