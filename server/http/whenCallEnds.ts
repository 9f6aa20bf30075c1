import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, REQUEST_MALFORMED } from '../errors/refusal';

/** One listener for each connection: many calls may be sent over it before the first is answered. */
const waiting = new WeakMap<Socket, Set<() => void>>();

const whenClosed = (socket: Socket, work: () => void): (() => void) => {
  if (socket.destroyed) {
    work();
    return () => undefined;
  }
  const known = waiting.get(socket);
  const all = known ?? new Set<() => void>();
  all.add(work);
  if (!known) {
    waiting.set(socket, all);
    socket.once('close', () => {
      for (const one of all) one();
    });
  }
  return () => all.delete(work);
};

/**
 * `work` runs at once if the connection has closed before, as it may have after any `await`. A response that
 * waits behind others on its connection never says that it was closed, so the connection is watched too.
 */
export const whenCallEnds = ({ raw: response }: FastifyReply, work: () => void): void => {
  const end = (): void => {
    response.off('close', end);
    cancel();
    work();
  };
  response.once('close', end);
  let cancel = (): void => undefined;
  const { socket } = response.req;
  if (socket.destroyed || response.destroyed) end();
  else cancel = whenClosed(socket, end);
};

const GONE_STATUS = 499;
export const clientGone = (): Refusal =>
  new Refusal('clientGone', REQUEST_MALFORMED, { httpStatus: GONE_STATUS });

export const requireConnected = ({ raw }: FastifyRequest): void => {
  if (raw.socket.destroyed) throw clientGone();
};

/** Throws a Refusal when the connection closes, or has before. */
export const whileConnected = async <T>(http: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  requireConnected(http);
  let cancel = (): void => undefined;
  const left = new Promise<never>((_, reject) => {
    cancel = whenClosed(http.raw.socket, () => reject(clientGone()));
  });
  try {
    return await Promise.race([work(), left]);
  } finally {
    cancel();
  }
};

export interface HeldByCall {
  /** Runs the call's handler, until whose end it is held, also when the client has left before. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** Calls `giveBack` once, when the call has ended and its handler, if it was begun. */
export const holdForCall = (reply: FastifyReply, giveBack: () => void): HeldByCall => {
  let [isOver, isRunning] = [false, false];
  whenCallEnds(reply, () => {
    isOver = true;
    if (!isRunning) giveBack();
  });
  return {
    during: async (work) => {
      isRunning = true;
      try {
        return await work();
      } finally {
        isRunning = false;
        if (isOver) giveBack();
      }
    },
  };
};
