/** Limits the recordings for support that are received at once, each of which is in memory as a whole. */
import type { FastifyRequest } from 'fastify';
import { Overloaded } from '../errors/refusal';
import { sourceOf } from './address';
import { openLedger } from './usage';

/** Recordings in progress: of all clients (32 MB), of an address, of a session. */
const AT_ONCE = { all: 16, address: 4, session: 1 } as const;
const underWay = openLedger('recordings');

/** From 0 to 1. */
export const recordingsUsed = (): number => underWay.sum('all') / AT_ONCE.all;

/** The result releases the room. Throws Overloaded when there is none. */
export const admitRecording = ({ ip }: Pick<FastifyRequest, 'ip'>, session: string): (() => void) => {
  const source = sourceOf(ip);
  const giveBack = underWay.take([
    { key: 'all', amount: 1, most: AT_ONCE.all },
    { key: `session ${session}`, amount: 1, most: AT_ONCE.session },
    ...(source === undefined ? [] : [{ key: source, amount: 1, most: AT_ONCE.address }]),
  ]);
  if (!giveBack) throw new Overloaded();
  return giveBack;
};
