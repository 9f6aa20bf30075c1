/** docs/decisions/uploads.md gives the reasons. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { sourceOf } from '../limits/address';
import { ownerOf } from '../limits/fairQueue';
import { openLedger } from '../limits/usage';
import { collectAfterUploads } from './collectAfterUploads';

const MEGABYTE = 1_048_576;
/** For one request: a page has fewer upload boxes. */
export const UPLOADS_AT_ONCE = 8;
/** For one address, which an office or a mobile network may share. */
const ADDRESS_UPLOADS_AT_ONCE = 32;
/** Share of the budget for one address: twenty pictures of 3 MB at once. */
const ADDRESS_PART = 1 / 4;

/** Share of the budget for one request, once more than half is in use. */
const REQUEST_PART = 1 / 8;

const underWay = openLedger('uploads');
const uploadEnded = collectAfterUploads();

type Settings = Pick<Config, 'UPLOAD_BUDGET_MB' | 'RATE_LIMIT_FACTOR'>;

/** See fairQueue. On this machine each request counts as its own address. */
export const uploadOwner = ({ ip }: Pick<FastifyRequest, 'ip'>, guid: string): string =>
  ownerOf(sourceOf(ip) ?? `local ${guid}`, guid);

/** From 0 to 1. A single large upload may exceed it. */
export const uploadBudgetUsed = ({ UPLOAD_BUDGET_MB }: Pick<Config, 'UPLOAD_BUDGET_MB'>): number =>
  underWay.sum('bytes') / (UPLOAD_BUDGET_MB * MEGABYTE);

interface Upload {
  readonly http: Pick<FastifyRequest, 'ip'>;
  readonly guid: string;
  readonly bytes: number;
}

/** Throws Overloaded when there is no room for the upload. */
export const whileUploading = async <T>(
  { UPLOAD_BUDGET_MB, RATE_LIMIT_FACTOR }: Settings,
  { http, guid, bytes }: Upload,
  work: () => Promise<T>,
): Promise<T> => {
  const budget = UPLOAD_BUDGET_MB * MEGABYTE;
  const source = sourceOf(http.ip);
  const isShort = underWay.sum('bytes') + bytes > budget / 2;
  const part = Math.min(1, ADDRESS_PART * RATE_LIMIT_FACTOR);
  const shares = [
    { key: 'bytes', amount: bytes, most: budget },
    { key: `request ${guid}`, amount: 1, most: UPLOADS_AT_ONCE },
    { key: `bytes request ${guid}`, amount: bytes, most: isShort ? budget * REQUEST_PART : budget },
    ...(source === undefined
      ? []
      : [
          { key: `bytes ${source}`, amount: bytes, most: budget * part },
          { key: `uploads ${source}`, amount: 1, most: ADDRESS_UPLOADS_AT_ONCE * RATE_LIMIT_FACTOR },
        ]),
  ];
  return underWay.hold(shares, work).finally(() => uploadEnded(bytes, underWay.sum('bytes') === 0));
};
