import { contractCopy } from '../../../copy/contract';
import type { ContractEntry } from '../../../state/selectors';
import { Button, buttonClass } from '../../../ui/shell/Button';
import { Notice } from '../../../ui/shell/Notice';
import { Section } from '../../../ui/shell/Section';
import { SkeletonLine } from '../../../ui/shell/Skeleton';
import { PdfPages } from '../../../ui/pdf/PdfPages';
import styles from './contract.module.css';
import { useContractPdf } from './useContractPdf';

/** One document to sign: readable here, printable as PDF. */
export function ContractReader({ name, entry }: { name: string; entry: ContractEntry }) {
  const { url, failure, retry } = useContractPdf(entry);
  // Where the PDF is here and cannot be shown, it can still be opened.
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
          <PdfPages
            url={url}
            label={contractCopy.read(name)}
            pageLabel={contractCopy.page}
            loading={<p>{contractCopy.loading}</p>}
            failed={refused}
          />
          <a
            className={buttonClass('secondary', styles.print)}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={contractCopy.open(name)}
          >
            {contractCopy.print}
          </a>
        </>
      )}
    </Section>
  );
}
