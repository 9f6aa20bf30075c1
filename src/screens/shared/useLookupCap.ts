import { useMemo } from 'react';
import { useDettagliCapMutation } from '../../api/lookups';
import { isApiError } from '../../contract/errors';
import type { CapLocality } from '../../contract/wire';

/** A refusal that came with a good HTTP status speaks of the CAP; anything else is a call that failed. */
const isUnknownCap = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && error.httpStatus === 200;

type Localities = readonly CapLocality[];

export interface CapLookups {
  /** The localities of a CAP, none when it does not exist; rejects when the call fails. Stable, as AddressBlock needs it. */
  readonly lookupCap: (cap: string) => Promise<Localities>;
  /** What has been answered already, for the rules: undefined where nothing was. */
  readonly localities: (cap: string) => Localities | undefined;
}

/** A CAP that was found is not asked for again: correcting a digit and back needs no network. One that was refused is. */
export function useLookupCap(): CapLookups {
  const [lookup] = useDettagliCapMutation();
  return useMemo(() => {
    const known = new Map<string, Localities>();
    const ask = async (capCode: string): Promise<Localities> => {
      try {
        return (await lookup({ capCode }).unwrap()).data;
      } catch (error) {
        if (isUnknownCap(error)) return [];
        throw error;
      }
    };
    const lookupCap = async (cap: string): Promise<Localities> => {
      const before = known.get(cap);
      if (before && before.length > 0) return before;
      known.delete(cap);
      const found = await ask(cap);
      known.set(cap, found);
      return found;
    };
    return { lookupCap, localities: (cap) => known.get(cap) };
  }, [lookup]);
}
