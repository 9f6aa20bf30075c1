import { useCallback } from 'react';
import { useDettagliCapMutation } from '../../api/lookups';
import { isApiError } from '../../contract/errors';
import type { CapLocality } from '../../contract/wire';

/** A refusal that came with a good HTTP status speaks of the CAP; anything else is a call that failed. */
const isUnknownCap = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && error.httpStatus === 200;

/** The localities of a CAP, none when it does not exist; rejects when the call fails. Stable, as AddressBlock needs it. */
export function useLookupCap(): (cap: string) => Promise<readonly CapLocality[]> {
  const [lookup] = useDettagliCapMutation();
  return useCallback(
    async (capCode: string) => {
      try {
        return (await lookup({ capCode }).unwrap()).data;
      } catch (error) {
        if (isUnknownCap(error)) return [];
        throw error;
      }
    },
    [lookup],
  );
}
