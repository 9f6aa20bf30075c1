import { useCallback, useEffect, useState } from 'react';
import { useStampaContrattoMutation } from '../../../api/paperwork';
import type { ContractEntry } from '../../../state/selectors';

/** The PDF of a contract as an object URL; null while it comes or when it could not come. */
export function useContractPdf({ stampeId, barCode }: ContractEntry) {
  const [load] = useStampaContrattoMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
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
      .catch(() => {
        if (!left) setFailed(true);
      });
    return () => {
      left = true;
      if (loaded !== undefined) URL.revokeObjectURL(loaded);
    };
  }, [load, stampeId, barCode, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setUrl(null);
    setAttempt((count) => count + 1);
  }, []);
  return { url, failed, retry };
}
