import { isIP } from 'node:net';
import { isPublicAddress } from './address.ts';
import { FetchRefused } from './refusal.ts';

const maxUrlLength = 4096;

/** A URL that may be fetched. `trusted` means that the operator's allow list names it, so that it may be private. */
export interface CheckedUrl {
  url: URL;
  trusted: boolean;
}

/**
 * Checks the URL of one hop. `URL` normalises decimal, octal, hexadecimal and full-width addresses, so only the normal form is checked
 * here; host names are checked when they are resolved (client.ts).
 * @throws FetchRefused `bad_url` or `address_not_allowed`. Design section 10.
 */
export function checkUrl(address: string | URL, allowHosts: readonly string[]): CheckedUrl {
  const url = parse(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchRefused('bad_url', 'Only addresses that start with http:// or https:// can be read.');
  }
  if (url.username || url.password) {
    throw new FetchRefused('bad_url', 'The address must not hold a user name or password.');
  }
  // A trailing dot names the same host; it is removed so that allow-list entries match.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (!url.hostname) throw new FetchRefused('bad_url', 'This is not a web address.');
  url.hash = '';

  const trusted = isAllowListed(url, allowHosts);
  if (!trusted && url.port !== '') {
    throw new FetchRefused('address_not_allowed', 'Only the usual web ports (80 and 443) can be read.');
  }
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (!trusted && isIP(bare) && !isPublicAddress(bare)) throw privateAddress();
  return { url, trusted };
}

/** The error for an address in a private network; it does not reveal the address. */
export function privateAddress(): FetchRefused {
  return new FetchRefused('address_not_allowed', 'This address is not on the public internet, so it cannot be read.');
}

function parse(address: string | URL): URL {
  const text = String(address);
  if (text.length > maxUrlLength) throw new FetchRefused('bad_url', 'The address is too long.');
  const url = URL.parse(text);
  if (!url) throw new FetchRefused('bad_url', 'This is not a web address.');
  return url;
}

/** Whether the operator's allow list names the host and port of a URL. */
export function isAllowListed(url: URL, allowHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowHosts.some((entry) => {
    const named = entry.trim().toLowerCase();
    return named === `${url.hostname}:${port}` || (named === url.hostname && url.port === '');
  });
}
