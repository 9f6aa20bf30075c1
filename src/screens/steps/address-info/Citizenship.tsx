import { useEffect, useMemo, useRef } from 'react';
import { lookups } from '../../../api/lookups';
import type { Citizenship as CitizenshipItem } from '../../../contract/wire';
import { addressInfoCopy } from '../../../copy/address-info';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { useBoundField } from '../../../ui/form/useBoundField';
import { listStatus } from '../../shared/fieldOptions';

const NAME = 'cittadinanza.cittadinanza';
const { citizenship } = addressInfoCopy;

/** Back ends use different keys ('IT', '86', …) and names ('Italia', 'ITALIANA'). */
const isItalian = ({ key, nazionalita }: CitizenshipItem): boolean =>
  key === 'IT' || /^itali(?:a|ana)$/i.test(nazionalita.trim());

/** The citizenship field. Italian is preselected, as most applicants are. */
export function Citizenship() {
  const lookup = lookups.cittadinanze.useQuery();
  const items = lookup.data?.data;
  const options = useMemo(
    () =>
      (items ?? []).map(({ key, nazionalita, altri }) => ({
        value: key,
        label: nazionalita,
        also: altri?.join(' '),
      })),
    [items],
  );
  useItalianByDefault(items);
  return (
    <AutocompleteField
      name={NAME}
      label={citizenship.label}
      hint={citizenship.hint}
      options={options}
      status={listStatus(lookup)}
      onRetry={lookup.refetch}
    />
  );
}

/** Only once: a cleared field stays empty. */
function useItalianByDefault(items: readonly CitizenshipItem[] | undefined): void {
  const { value, onValue } = useBoundField<string>(NAME, '');
  const offered = useRef(false);
  useEffect(() => {
    if (offered.current || items === undefined) return;
    offered.current = true;
    const italian = items.find(isItalian);
    if (value === '' && italian) onValue(italian.key);
  }, [items, value, onValue]);
}
