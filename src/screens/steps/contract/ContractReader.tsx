import { useCallback, useEffect, useRef } from 'react';
import { contractCopy } from '../../../copy/contract';
import { contractsRequested } from '../../../flows/actions';
import { useAppDispatch } from '../../../state/hooks';
import type { ContractEntry } from '../../../state/selectors';
import type { PdfReaderProps } from '../../../ui/pdf/PdfReader';
import { Button, buttonClass } from '../../../ui/shell/Button';
import { extra } from '../../../ui/shell/extra';
import { Notice } from '../../../ui/shell/Notice';
import { Section } from '../../../ui/shell/Section';
import { SkeletonLine } from '../../../ui/shell/Skeleton';
import { VisuallyHidden } from '../../../ui/shell/VisuallyHidden';
import { useContractPdf } from '../../shared/useContractPdf';
import styles from './contract.module.css';

const loadReader = () => import(/* webpackChunkName: "screen-contract-reader" */ '../../../ui/pdf/PdfReader');
/** As high as the reader: nothing below moves under a press when it comes. */
const coming = (
  <div className={styles.coming}>
    <SkeletonLine />
  </div>
);
/** The PDF can be opened and signed without it. */
const PdfReader = extra<PdfReaderProps>(loadReader, ({ failed }) => failed, {
  waiting: coming,
  patience: Infinity,
});

/** After a refusal a retry asks for the list: the service may name another document in place of this one. */
function useUnsignedPdf(entry: ContractEntry) {
  const dispatch = useAppDispatch();
  const { url, failure, retry: again } = useContractPdf(entry);
  const awaitsList = useRef(false);
  useEffect(() => {
    if (awaitsList.current) again();
    awaitsList.current = false;
  }, [entry, again]);
  const isRefused = failure?.isRefused === true;
  const retry = useCallback(() => {
    if (!isRefused) return again();
    awaitsList.current = true;
    dispatch(contractsRequested());
  }, [isRefused, again, dispatch]);
  return { url, failure, retry };
}

export function ContractReader({ name, entry }: { name: string; entry: ContractEntry }) {
  const { url, failure, retry } = useUnsignedPdf(entry);
  // While the PDF is loading.
  useEffect(() => void loadReader().catch(() => undefined), []);
  // A PDF that cannot be displayed can still be opened.
  const refused = (
    <Notice tone="warning" live>
      <p>{failure?.message ?? contractCopy.failed}</p>
      <Button variant="link" onClick={retry}>
        {contractCopy.retry}
      </Button>
    </Notice>
  );
  return (
    <Section title={name}>
      {failure !== null && refused}
      {failure === null && url === null && (
        <>
          {coming}
          <span className={buttonClass('secondary', styles.printComing)}>{contractCopy.print}</span>
        </>
      )}
      {url !== null && (
        <>
          <PdfReader url={url} name={name} loading={<p>{contractCopy.loading}</p>} failed={refused} />
          <a className={buttonClass('secondary', styles.print)} href={url} target="_blank" rel="noreferrer">
            <span>{contractCopy.print}</span> <VisuallyHidden>{contractCopy.printed(name)}</VisuallyHidden>
          </a>
        </>
      )}
    </Section>
  );
}
