/** Which pictures of other sites may be shown: loading one must not lead a visitor's browser into its own private network. */
import { isIP } from 'node:net';
import { isPublicAddress } from './address.ts';
import { isAllowListed } from './url.ts';

/** Names that belong to no public site: RFC 6761, 6762, 8375 and 9476, and those that routers, offices and clouds use. */
const privateNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|onion|invalid)$/;
/** Services whose names resolve to the address that the name spells. */
const namesOfAddresses = /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|traefik\.me)$/;

/** Whether a host, as `URL` normalises it (so in every spelling of an address), is one of the public internet. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !privateNames.test(host) && !namesOfAddresses.test(host);
}

/** The address at which a picture may be shown, or '' when it may not be. */
export type ShownPicture = (address: string) => string;

/**
 * Creates the rule. Our own uploads, given as paths, become absolute; a picture of another site must be on the public internet, unless the
 * operator's allow list names its host.
 */
export function createShownPicture(publicUrl: string, allowHosts: readonly string[]): ShownPicture {
  const own = `${new URL(publicUrl).origin}/`;
  return (address) => {
    if (address === '') return '';
    if (address.startsWith('/')) return publicUrl + address;
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return '';
    return url.href.startsWith(own) || isAllowListed(url, allowHosts) || isPublicHost(url.hostname) ? address : '';
  };
}
