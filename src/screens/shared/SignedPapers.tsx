import { signedPapersCopy as copy } from '../../copy/signed-papers';
import type { ContractEntry } from '../../state/selectors';
import { Button, buttonClass } from '../../ui/shell/Button';
import { VisuallyHidden } from '../../ui/shell/VisuallyHidden';
import styles from './SignedPapers.module.css';
import { useContractPdf } from './useContractPdf';

const takeFocus = (list: HTMLElement | null) => list?.focus();

/** Takes the focus of the button that it replaces. */
export function SignedPapers({ contracts }: { contracts: readonly ContractEntry[] }) {
  return (
    <ul ref={takeFocus} tabIndex={-1} aria-label={copy.show} className={styles.papers}>
      {contracts.map((entry, index) => (
        <li key={`${entry.stampeId}.${entry.barCode}`}>
          <Paper entry={entry} name={copy.names[index] ?? entry.description} />
        </li>
      ))}
    </ul>
  );
}

function Paper({ entry, name }: { entry: ContractEntry; name: string }) {
  const { url, failure, retry } = useContractPdf(entry);
  if (failure !== null)
    return (
      <Button variant="link" onClick={retry}>
        {copy.again(name)}
      </Button>
    );
  return url === null ? (
    <span>{copy.loading(name)}</span>
  ) : (
    <a className={buttonClass('link')} href={url} target="_blank" rel="noreferrer">
      <span>{copy.open(name)}</span> <VisuallyHidden>{copy.newTab}</VisuallyHidden>
    </a>
  );
}
