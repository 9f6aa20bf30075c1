import { isIPv4, isIPv6 } from 'node:net';

/** A provider assigns the first four groups to one customer, who owns all addresses below. */
const NETWORK_GROUPS = 4;

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const left = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(left).fill('0'), ...after];
};

/**
 * An IPv6 address counts as its /64. Undefined for this machine: it also covers tests, and all clients of a
 * local proxy that is not in TRUST_PROXY, who must not share one limit.
 */
export const sourceOf = (address: string): string | undefined => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.startsWith('127.') ? undefined : plain;
  if (!isIPv6(plain)) return plain === '' ? undefined : plain;
  if (plain === '::1') return undefined;
  return groupsOf(plain)
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The /24 of an IPv4 address; of IPv6, the source is a /64 already. Undefined for this machine. */
export const networkOf = (source: string | undefined): string | undefined =>
  source !== undefined && isIPv4(source) ? source.slice(0, source.lastIndexOf('.')) : source;
