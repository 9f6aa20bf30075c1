import { useCallback, useEffect, useState } from 'react';
import { useStampaContrattoMutation } from '../../../api/paperwork';
import { isApiError, UNEXPECTED_ERROR } from '../../../contract/errors';
import { contractCopy } from '../../../copy/contract';
import type { ContractEntry } from '../../../state/selectors';
import { PdfReader } from '../../../ui/pdf/PdfReader';
import { Button, buttonClass } from '../../../ui/shell/Button';
import { Notice } from '../../../ui/shell/Notice';
import { Section } from '../../../ui/shell/Section';
import { SkeletonLine } from '../../../ui/shell/Skeleton';
import { VisuallyHidden } from '../../../ui/shell/VisuallyHidden';
import styles from './contract.module.css';

/** Loads the PDF of a contract. `url` is null while it loads or if that failed; `failure` has the message. */
function useContractPdf({ stampeId, barCode }: ContractEntry) {
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

/** One document to sign: readable here, printable as PDF. */
export function ContractReader({ name, entry }: { name: string; entry: ContractEntry }) {
  const { url, failure, retry } = useContractPdf(entry);
  // A PDF that cannot be displayed can still be opened.
  const refused = (
    <Notice tone="warning" live>
      <p>{failure ?? contractCopy.failed}</p>
      <Button variant="link" onClick={retry}>
        {contractCopy.retry}
      </Button>
    </Notice>
  );
  return (
    <Section title={name}>
      {failure !== null && refused}
      {failure === null && url === null && <SkeletonLine />}
      {url !== null && (
        <>
          <PdfReader url={url} name={name} loading={<p>{contractCopy.loading}</p>} failed={refused} />
          <a className={buttonClass('secondary', styles.print)} href={url} target="_blank" rel="noreferrer">
            {contractCopy.print} <VisuallyHidden>{contractCopy.printed(name)}</VisuallyHidden>
          </a>
        </>
      )}
    </Section>
  );
}
