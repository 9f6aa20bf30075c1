import { useMemo } from 'react';
import { lookups } from '../../api/lookups';
import { isApiError } from '../../contract/errors';
import type { CapLocality } from '../../contract/wire';

/** HTTP statuses that refuse the CAP itself. Other errors are failed calls. */
const refusing: readonly (number | undefined)[] = [400, 404, 409, 422];

const isUnknownCap = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  // A page in place of the answer, as from a network that asks for a sign-in, is no verdict on the CAP.
  if (error.httpStatus === 200) return error.kind === 'business';
  return (error.kind === 'business' || error.kind === 'http') && refusing.includes(error.httpStatus);
};

type Localities = readonly CapLocality[];

export interface CapLookups {
  /** Returns the localities of a CAP; none if it does not exist. Rejects if the call fails. Stable. */
  readonly lookupCap: (cap: string) => Promise<Localities>;
  /** The answers so far, for the rules; undefined if none has come. */
  readonly localities: (cap: string) => Localities | undefined;
}

/** Each CAP that was found is cached: correcting a digit and back makes no call. Refusals are not cached. */
export function useLookupCap(): CapLookups {
  const [lookup] = lookups.dettagliCap.useMutation();
  return useMemo(() => {
    const known = new Map<string, Localities>();
    const underWay = new Map<string, Promise<Localities>>();
    const ask = async (capCode: string): Promise<Localities> => {
      try {
        return (await lookup({ capCode }).unwrap()).data;
      } catch (error) {
        if (isUnknownCap(error)) return [];
        throw error;
      }
    };
    const askNow = async (cap: string): Promise<Localities> => {
      known.delete(cap);
      try {
        const found = await ask(cap);
        known.set(cap, found);
        return found;
      } finally {
        underWay.delete(cap);
      }
    };
    const lookupCap = (cap: string): Promise<Localities> => {
      const before = known.get(cap);
      if (before && before.length > 0) return Promise.resolve(before);
      const asked = underWay.get(cap) ?? askNow(cap);
      underWay.set(cap, asked);
      return asked;
    };
    return { lookupCap, localities: (cap) => known.get(cap) };
  }, [lookup]);
}
