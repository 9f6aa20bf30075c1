/** Limits on simultaneous uploads, for the process and for each client (docs/decisions/uploads.md). */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Overloaded } from '../errors/refusal';
import { sourceOf } from '../limits/address';
import { ownerOf } from '../limits/fairQueue';
import { openLedger } from '../limits/usage';
import { collectAfterUploads } from './collectGarbage';

const MEGABYTE = 1_048_576;
/** For one request: a page has fewer upload boxes. */
export const UPLOADS_AT_ONCE = 8;
/** For one address, which an office or a mobile network may share. */
const ADDRESS_UPLOADS_AT_ONCE = 32;
/** Share of the budget for one address: twenty pictures of 3 MB at once. */
const ADDRESS_PART = 1 / 4;

/** Share of the budget for one request, once more than half of it is in use. */
const REQUEST_PART = 1 / 8;

const underWay = openLedger();
const uploadEnded = collectAfterUploads();

type Settings = Pick<Config, 'UPLOAD_BUDGET_MB' | 'RATE_LIMIT_FACTOR'>;

/** Returns the owner of an upload (see fairQueue). On this machine each request counts as its own address. */
export const uploadOwner = ({ ip }: Pick<FastifyRequest, 'ip'>, guid: string): string =>
  ownerOf(sourceOf(ip) ?? `local ${guid}`, guid);

/** Reserves room for an upload. Returns a function that releases it. Throws Overloaded when there is none. */
export const beginUpload = (
  { UPLOAD_BUDGET_MB, RATE_LIMIT_FACTOR }: Settings,
  http: Pick<FastifyRequest, 'ip'>,
  guid: string,
  bytes: number,
): (() => void) => {
  const budget = UPLOAD_BUDGET_MB * MEGABYTE;
  const source = sourceOf(http.ip);
  const isShort = underWay.sum('bytes') + bytes > budget / 2;
  const part = Math.min(1, ADDRESS_PART * RATE_LIMIT_FACTOR);
  const end = underWay.take([
    { key: 'bytes', amount: bytes, most: budget },
    { key: `request ${guid}`, amount: 1, most: UPLOADS_AT_ONCE },
    { key: `bytes request ${guid}`, amount: bytes, most: isShort ? budget * REQUEST_PART : budget },
    ...(source === undefined
      ? []
      : [
          { key: `bytes ${source}`, amount: bytes, most: budget * part },
          { key: `uploads ${source}`, amount: 1, most: ADDRESS_UPLOADS_AT_ONCE * RATE_LIMIT_FACTOR },
        ]),
  ]);
  if (!end) throw new Overloaded();
  return () => {
    end();
    uploadEnded(bytes, underWay.sum('bytes') === 0);
  };
};
