/**
 * How many connections one client address may have, so that no one address takes all that the service has.
 */
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { Overloaded } from '../errors/refusal';
import { sourceOf } from '../limits/address';
import { openLedger, type Ledger } from '../limits/ledger';

type Settings = Pick<Config, 'TRUST_PROXY' | 'CONNECTIONS_PER_ADDRESS' | 'RATE_LIMIT_FACTOR'>;

/** The words of TRUST_PROXY, as @fastify/proxy-addr has them. */
const words: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is among those of TRUST_PROXY. */
export const isTrusted = (trusted: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const entry of trusted.flatMap((one) => words[one] ?? [one])) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

/** Takes one under the key, or answers undefined. */
const takeOne = (ledger: Ledger, key: string, most: number) => ledger.take([{ key, amount: 1, most }]);

/**
 * Bounds what each address has at once. Connections that come from the client itself are counted as they
 * are made, and one too many is closed. Through a trusted proxy everybody comes by the proxy's own: there
 * each client's calls are counted, and one too many is told to come again. This very machine is not
 * bounded. `addressOf`: see sourceOf.
 */
export const boundAddresses = (
  app: FastifyInstance,
  { TRUST_PROXY, CONNECTIONS_PER_ADDRESS, RATE_LIMIT_FACTOR }: Settings,
  addressOf = sourceOf,
): void => {
  const most = CONNECTIONS_PER_ADDRESS * RATE_LIMIT_FACTOR;
  const isProxy = isTrusted(TRUST_PROXY);
  const [connections, calls] = [openLedger(), openLedger()];
  app.server.on('connection', (socket) => {
    const remote = socket.remoteAddress ?? '';
    const source = isProxy(remote) ? undefined : addressOf(remote);
    if (source === undefined) return;
    const end = takeOne(connections, source, most);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
  app.addHook('onRequest', async ({ ip, raw }, reply) => {
    if (!isProxy(raw.socket.remoteAddress ?? '')) return;
    const source = addressOf(ip);
    if (source === undefined) return;
    const end = takeOne(calls, source, most);
    if (end) {
      reply.raw.once('close', end);
      return;
    }
    // The rest of a body that comes slowly is not waited for.
    reply.header('connection', 'close');
    throw new Overloaded();
  });
};
