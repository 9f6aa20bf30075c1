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

/** A CAP is asked for once a page: correcting a digit and back needs no network. */
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
      const found = known.get(cap) ?? (await ask(cap));
      known.set(cap, found);
      return found;
    };
    return { lookupCap, localities: (cap) => known.get(cap) };
  }, [lookup]);
}
