import { useMemo } from 'react';
import { cleanNumber } from '../../../contract/text';
import { ADDRESS_MAX_LENGTH } from '../../../contract/limits';
import { uiCopy } from '../../../copy/ui';
import { Button } from '../../shell/Button';
import { useSaid } from '../../shell/useSaid';
import { CityField } from './CityField';
import { capAdvice, streetAdvice } from './streetAdvice';
import { KnownAddressButton } from './KnownAddressButton';
import { useCapLookup, type KnownAddress, type LookupCap } from './useCapLookup';
import styles from '../core/inputs.module.css';
import { TextField } from '../TextField';

export interface AddressBlockProps {
  /**
   * The widget: the fields are `${prefix}.cap`, `.provincia`, `.citta`, `.indirizzo`, `.nazione` (always
   * ITALIA).
   */
  prefix: string;
  /** No localities if the CAP does not exist. Rejects if the call fails. Must be stable. */
  lookupCap: LookupCap;
  known?: { readonly label: string; readonly address: KnownAddress };
  disabled?: boolean;
}

export function AddressBlock({ prefix, lookupCap, known, disabled }: AddressBlockProps) {
  const lookup = useCapLookup(prefix, lookupCap);
  const section = `section-${prefix.toLowerCase()}`;
  const { retry } = lookup;
  const searching = useSaid<HTMLSpanElement>(lookup.isAnnounced);
  const help = useMemo(
    () => (
      <>
        <span ref={searching}>{lookup.state === 'searching' ? uiCopy.address.searching : null}</span>
        {lookup.state === 'failed' && (
          <span role="alert">
            {uiCopy.address.capUnavailable}{' '}
            <Button variant="link" onClick={retry}>
              {uiCopy.retry}
            </Button>
          </span>
        )}
      </>
    ),
    [lookup.state, searching, retry],
  );
  return (
    <>
      {known && <KnownAddressButton {...known} onTake={lookup.fill} />}
      <div className={styles.row}>
        <TextField
          name={`${prefix}.cap`}
          label={uiCopy.address.cap}
          hint={uiCopy.address.capHint}
          help={help}
          disabled={disabled}
          autoComplete={`${section} postal-code`}
          inputMode="numeric"
          rewrite={cleanNumber}
          advise={capAdvice}
          inputClass={styles.numeric}
        />
        <TextField
          name={`${prefix}.provincia`}
          label={uiCopy.address.province}
          hint={uiCopy.address.filledByCap}
          disabled={disabled}
          readOnly
          autoComplete="off"
        />
      </div>
      <CityField prefix={prefix} localities={lookup.localities} disabled={disabled} />
      <TextField
        name={`${prefix}.indirizzo`}
        label={uiCopy.address.street}
        hint={uiCopy.address.streetHint}
        disabled={disabled}
        autoComplete={`${section} address-line1`}
        autoCapitalize="words"
        maxLength={ADDRESS_MAX_LENGTH * 2}
        advise={streetAdvice}
      />
    </>
  );
}
