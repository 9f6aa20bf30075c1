import type { Fault } from '../fault';

/** Bounds on calls, codes and uploads. */
export const limits: readonly Fault[] = [
  {
    name: 'each-address-of-a-network-counts-by-itself',
    file: 'server/limits/address.ts',
    find: `const NETWORK_GROUPS = 4;`,
    replace: `const NETWORK_GROUPS = 8;`,
  },
  {
    name: 'reserved-room-is-given-back-twice',
    sequence: true,
    file: 'server/limits/usage.ts',
    find: `        isTaken = false;
`,
    replace: '',
  },
  {
    name: 'wait-is-told-too-short',
    file: 'server/limits/wait.ts',
    find: `return counted(Math.ceil(seconds / MINUTE), 'un minuto', 'minuti');`,
    replace: `return counted(Math.floor(seconds / MINUTE), 'un minuto', 'minuti');`,
  },
  {
    name: 'wait-forgets-what-is-to-be-added',
    file: 'server/limits/wait.ts',
    find: `amount(one.weight), amount(weight));`,
    replace: `amount(one.weight), 0 * weight);`,
  },
  {
    name: 'identity-of-a-call-is-not-counted',
    file: 'server/limits/enforceRateLimit.ts',
    find: `Object.entries(byIdentity) as [CounterName, string][];`,
    replace: `Object.entries(byIdentity).slice(1) as [CounterName, string][];`,
  },
];
