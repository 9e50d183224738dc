/** A visitor's unit: a pseudonym of 64 bits that nobody can undo or continue once the salt of its day is gone (decision 045). */
import { hash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { getDomain } from 'tldts';
import { type Hash64, type SipKey, sipHash, sipKeyOf } from '../../kit/siphash.ts';
import { remembered } from '../../platform/caches/remembered.ts';

/** 16 hex digits. */
export type Unit = string;

/** Where a visitor is seen. */
export interface Sighting {
  ownerId: number;
  /** Of the page: a host, an origin or an address. */
  host: string;
  /** The client's IP address. */
  address: string;
  userAgent: string;
}

/**
 * The host without its subdomains, so that www.shop.example and checkout.shop.example are the same shop; hosts without a public suffix, such
 * as localhost and IP addresses, stay as they are. Empty for text that is not a host.
 */
export function registrableHost(host: string): string {
  const { hostname = '' } = URL.parse(/^https?:\/\//i.test(host) ? host : `https://${host}`) ?? {};
  const plain = hostname.replace(/\.$/, '');
  return getDomain(plain, { allowPrivateDomains: true }) ?? plain;
}

/** What is computed from visitors' pages and browsers takes longer than everything else in a unit. Longer texts are seldom either. */
const kept = { most: 5_000, longest: 300 };

/** The part of an address that stays with a visitor: an IPv4 address as a whole, the network (/64) of an IPv6 address. Null for no address. */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return address;
  const [text = ''] = address.trim().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1] ?? text;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(text)) return null;
  // The URL parser writes every spelling of an address in one way.
  const written = URL.parse(`http://[${text}]/`)?.hostname.slice(1, -1) ?? '';
  const [front = '', back] = written.split('::');
  const before = front.split(':').filter(Boolean);
  const after = back === undefined ? [] : back.split(':').filter(Boolean);
  const zeros = back === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  // ::ffff:0:0/96 written in hexadecimal.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** A browser's name for itself as shops hand it on, too: WooCommerce cleans white space, and once wrote all in small letters. */
const plainAgent = (userAgent: string): string => userAgent.toLowerCase().replace(/\s+/g, ' ').trim();

/** Computes units, as numbers. */
export type UnitUnder = (salt: string, sighting: Sighting) => Hash64 | null;

/** Those of today and yesterday. */
const livingSalts = 2;

/**
 * Makes the function that gives the unit under a salt; null without a usable address or user agent. A shop's key is made of the salt once a day, by SHA-3 with the
 * salt in front, which is a sound MAC (platform/secrets/signing.ts); a visitor costs one short hash under it. The keys go with their salt.
 */
export function createUnitUnder(): UnitUnder {
  const shopOf = remembered(registrableHost, kept);
  const agentOf = remembered((userAgent: string) => {
    const agent = plainAgent(userAgent);
    return agent && hash('sha3-256', agent).slice(0, 16);
  }, kept);
  const keysUnder = new LRUCache<string, (shop: string) => SipKey>({
    max: livingSalts,
    memoMethod: (salt) => remembered((shop: string) => sipKeyOf(hash('sha3-256', `${salt}\n${shop}`, 'buffer')), kept),
  });
  return (salt, { ownerId, host, address, userAgent }) => {
    const network = networkOf(address);
    const agent = agentOf(userAgent);
    if (!network || !agent) return null;
    return sipHash(keysUnder.memo(salt)(`${ownerId}\n${shopOf(host)}`), agent + network);
  };
}
