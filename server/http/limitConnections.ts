/** No client address may use up the service's own limit of connections. */
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { Overloaded } from '../errors/refusal';
import { sourceOf } from '../limits/address';
import { openLedger, type Ledger } from '../limits/usage';
import { clientGone, whenCallEnds } from './whenCallEnds';

type Settings = Pick<Config, 'TRUST_PROXY' | 'CONNECTIONS_PER_ADDRESS' | 'RATE_LIMIT_FACTOR'>;

/** The names that TRUST_PROXY may contain, as in @fastify/proxy-addr. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export const isTrusted = (trusted: readonly string[]): ((address: string) => boolean) => {
  if (trusted.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of trusted.flatMap((one) => namedRanges[one] ?? [one])) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

const reserveOne = (ledger: Ledger, key: string, most: number) => ledger.take([{ key, amount: 1, most }]);

/**
 * Direct connections are counted when they are made, and one too many is closed. All clients of a trusted
 * proxy share its address, so there each client's calls are counted, and one too many is answered as
 * overloaded. This machine is not limited. `addressOf`: see sourceOf.
 */
export const limitConnections = (
  app: FastifyInstance,
  { TRUST_PROXY, CONNECTIONS_PER_ADDRESS, RATE_LIMIT_FACTOR }: Settings,
  addressOf = sourceOf,
): void => {
  const most = CONNECTIONS_PER_ADDRESS * RATE_LIMIT_FACTOR;
  const isProxy = isTrusted(TRUST_PROXY);
  const [connections, calls] = [openLedger('connections'), openLedger('calls')];
  app.server.on('connection', (socket) => {
    const remote = socket.remoteAddress ?? '';
    const source = isProxy(remote) ? undefined : addressOf(remote);
    if (source === undefined) return;
    const end = reserveOne(connections, source, most);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
  app.addHook('onRequest', ({ ip, raw }, reply, done) => {
    // The client left before its address was read: without one, no limit by address would apply.
    if (raw.socket.remoteAddress === undefined) return done(clientGone());
    const source = isProxy(raw.socket.remoteAddress ?? '') ? addressOf(ip) : undefined;
    if (source === undefined) return done();
    const end = reserveOne(calls, source, most);
    if (end) {
      whenCallEnds(reply, end);
      return done();
    }
    // The rest of a slow body is not read.
    reply.header('connection', 'close');
    return done(new Overloaded());
  });
};
