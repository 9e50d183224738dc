import { BlockList, isIPv4, isIPv6 } from 'node:net';

// IANA's special-purpose registry, plus 168.63.129.16: a cloud metadata service at an address that looks public.
const closedV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

// Inside 2000::/3 these are tunnels (Teredo, 6to4: they carry an IPv4 address past the check), protocol use or examples.
const closedV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const v4 = new BlockList();
for (const [net, bits] of closedV4) v4.addSubnet(net, bits, 'ipv4');

const v6Open = new BlockList();
v6Open.addSubnet('2000::', 3, 'ipv6');

const v6 = new BlockList();
for (const [net, bits] of closedV6) v6.addSubnet(net, bits, 'ipv6');

/**
 * Whether an IP address (text, without brackets) belongs to the public internet. Doubtful addresses count as private: of IPv6 only
 * global unicast is public, which excludes mapped, NAT64, unique local, link-local and multicast addresses.
 * False for text that is not an IP address. Design section 10.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !v4.check(address, 'ipv4');
  // A zone ("%eth0") names an interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return v6Open.check(address, 'ipv6') && !v6.check(address, 'ipv6');
}
