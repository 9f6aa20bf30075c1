import { useMemo } from 'react';
import { useAppSelector } from '../../state/hooks';
import { selectInitialValues } from '../../state/selectors';
import type { KnownAddress } from '../../ui/fields/address/useCapLookup';

/** Undefined if the service does not send the personal step's address with this step. */
export function useKnownAddress(widget: 'residenza' | 'domicilio'): KnownAddress | undefined {
  const received = useAppSelector(selectInitialValues)[widget];
  return useMemo(() => {
    const { cap = '', provincia = '', citta = '', indirizzo = '' } = received ?? {};
    const isWhole = ![cap, provincia, citta, indirizzo].includes('');
    return isWhole ? { cap, provincia, citta, indirizzo } : undefined;
  }, [received]);
}

export const addressWords = ({ cap, provincia, citta, indirizzo }: KnownAddress): string =>
  `${indirizzo}, ${cap} ${citta} (${provincia})`;
