import { useState } from 'react';
import { useContactContractListMutation } from '../../api/contactHooks';
import { signedPapersCopy as copy } from '../../copy/signed-papers';
import { contractEntries, type ContractEntry } from '../../state/selectors';
import { Button } from '../../ui/shell/Button';
import { DataItems } from './DataItems';
import { SignedPapers } from './SignedPapers';

interface PapersOfRequestProps {
  guid: string;
  /** For pages that show it already. */
  withoutReference?: boolean;
}

export function PapersOfRequest({ guid, withoutReference = false }: PapersOfRequestProps) {
  const [load, { isLoading, isError }] = useContactContractListMutation();
  const [contracts, setContracts] = useState<readonly ContractEntry[]>();
  const show = () =>
    void load({ guid })
      .unwrap()
      .then(({ data }) => setContracts(contractEntries(data)))
      .catch(() => undefined);
  const isWithout = contracts?.length === 0;
  if (contracts && !isWithout)
    return (
      <>
        {!withoutReference && (
          <DataItems items={[{ label: copy.reference, value: contracts.at(-1)?.barCode ?? '' }]} />
        )}
        <SignedPapers contracts={contracts} />
      </>
    );
  return (
    <div>
      <Button variant="link" loading={isLoading} onClick={show}>
        {copy.show}
      </Button>
      {(isError || isWithout) && !isLoading && <p role="alert">{copy.failed}</p>}
    </div>
  );
}
