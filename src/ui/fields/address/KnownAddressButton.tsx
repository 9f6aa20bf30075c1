import { useState } from 'react';
import { uiCopy } from '../../../copy/ui';
import { Button } from '../../shell/Button';
import styles from '../core/inputs.module.css';
import type { KnownAddress } from './useCapLookup';

interface KnownAddressButtonProps {
  label: string;
  address: KnownAddress;
  onTake: (address: KnownAddress) => void;
}

export function KnownAddressButton({ label, address, onTake }: KnownAddressButtonProps) {
  const [isTaken, setTaken] = useState(false);
  const take = () => {
    onTake(address);
    setTaken(true);
  };
  return (
    <div className={styles.known}>
      <Button variant="link" onClick={take}>
        {label}
      </Button>
      <span role="status">{isTaken ? uiCopy.address.taken : null}</span>
    </div>
  );
}
