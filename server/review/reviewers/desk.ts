import type { FastifyRequest } from 'fastify';
import type { Request } from '../../db/schema';
import type { AppDeps } from '../../deps';
import { hasAudit, recordAudit } from '../../repositories/audit';

const LOOKED = 'review-looked';
export const LISTED = 'review-listed';
export const FIGURES = 'review-figures';
export const SIGNED_IN = 'review-signed-in';
export const SIGNED_OUT = 'review-signed-out';

export interface Desk {
  readonly base: '/review' | '/review/api' | '/sandbox';
  /** The sandbox also shows requests that are being filled in, and the messages to their applicants. */
  readonly isSandbox: boolean;
}

export const pageDesk: Desk = { base: '/review', isSandbox: false };
export const apiDesk: Desk = { base: '/review/api', isSandbox: false };
export const sandboxDesk: Desk = { base: '/sandbox', isSandbox: true };

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the reviewer who makes the call; '' for other calls. */
    reviewer: string;
  }
}

/** The owner of audit entries about no single request. */
export const REVIEW = 'review';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

interface Shown {
  /** Undefined when the call has written a line about it already. */
  readonly request: Pick<Request, 'guid'> | undefined;
  readonly others: readonly Pick<Request, 'guid'>[];
  readonly guid: string;
  readonly what?: 'request' | 'evidence';
}

/** The reviewer also sees the other requests of the tax code: each has a line under its own guid. */
export const recordLooks = (
  { db, clock }: Deps,
  { reviewer: by }: Pick<FastifyRequest, 'reviewer'>,
  { request, others, guid, what = 'request' }: Shown,
): Promise<void> => {
  const look = { at: clock.now(), event: LOOKED };
  const lines = [
    ...(request ? [{ ...look, guid, details: { by, what } }] : []),
    ...others.map((other) => ({ ...look, guid: other.guid, details: { by, what: 'beside', beside: guid } })),
  ];
  return lines.length === 0 ? Promise.resolve() : recordAudit(db, ...lines);
};

/** A player asks for a video in many parts: those of five minutes are one look. */
const LOOK_MS = 5 * 60_000;

interface Looked {
  readonly guid: string;
  readonly what: 'document' | 'contract';
  readonly document: string;
}

/**
 * `partOf`: only a part of a file that was stored then. It needs no line where the same reviewer has one
 * about this file that is not older than a look.
 */
export const recordFileLook = async (
  { db, clock }: Deps,
  { reviewer: by }: Pick<FastifyRequest, 'reviewer'>,
  { guid, ...what }: Looked,
  partOf?: { readonly storedAt: Date },
): Promise<void> => {
  const line = { guid, at: clock.now(), event: LOOKED, details: { by, ...what } };
  if (partOf) {
    const after = new Date(Math.max(line.at.getTime() - LOOK_MS, partOf.storedAt.getTime()));
    if (await hasAudit(db, line, after)) return;
  }
  await recordAudit(db, line);
};

/** A look is recorded before it is shown. */
export const recordReview = (
  { db, clock }: Deps,
  { reviewer: by }: Pick<FastifyRequest, 'reviewer'>,
  { guid = REVIEW, event }: { readonly guid?: string; readonly event: string },
  details: object = {},
): Promise<void> => recordAudit(db, { guid, at: clock.now(), event, details: { by, ...details } });
