import { useCallback, useEffect, useState } from 'react';
import { useStampaContrattoMutation } from '../../api/paperwork';
import { isApiError, UNEXPECTED_ERROR } from '../../contract/errors';
import type { ContractEntry } from '../../state/selectors';

interface PdfFailure {
  readonly message: string;
  /** The service does not give this document: asked again, it would not either. */
  readonly isRefused: boolean;
}

/** `url` is null while the PDF loads or if that failed; `failure` says why. */
export function useContractPdf({ stampeId, barCode }: Pick<ContractEntry, 'stampeId' | 'barCode'>) {
  const [load] = useStampaContrattoMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<PdfFailure | null>(null);
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
        if (left) return;
        const isRefused = isApiError(error) && error.kind === 'business';
        setFailure({ message: isApiError(error) ? error.message : UNEXPECTED_ERROR, isRefused });
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
