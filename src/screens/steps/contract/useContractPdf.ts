import { useCallback, useEffect, useState } from 'react';
import { useStampaContrattoMutation } from '../../../api/paperwork';
import { isApiError, UNEXPECTED_ERROR } from '../../../contract/errors';
import type { ContractEntry } from '../../../state/selectors';

/** The PDF of a contract as an object URL; null while it comes or when it could not come (`failure`: why). */
export function useContractPdf({ stampeId, barCode }: ContractEntry) {
  const [load] = useStampaContrattoMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    let loaded: string | undefined;
    load({ stampeId, barCode })
      .unwrap()
      .then((address) => {
        loaded = address;
        if (left) URL.revokeObjectURL(address);
        else setUrl(address);
      })
      .catch((error: unknown) => {
        if (!left) setFailure(isApiError(error) ? error.message : UNEXPECTED_ERROR);
      });
    return () => {
      left = true;
      if (loaded !== undefined) URL.revokeObjectURL(loaded);
    };
  }, [load, stampeId, barCode, attempt]);

  const retry = useCallback(() => {
    setFailure(null);
    setUrl(null);
    setAttempt((count) => count + 1);
  }, []);
  return { url, failure, retry };
}
