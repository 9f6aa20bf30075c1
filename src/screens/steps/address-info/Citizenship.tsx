import { useMemo } from 'react';
import { lookups } from '../../../api/lookups';
import type { Citizenship as CitizenshipItem } from '../../../contract/wire';
import { addressInfoCopy } from '../../../copy/address-info';
import { AutocompleteField } from '../../../ui/fields/AutocompleteField';
import { listStatus } from '../../shared/fieldOptions';

const NAME = 'cittadinanza.cittadinanza';
const { citizenship } = addressInfoCopy;

/** Back ends use different keys ('IT', '86', …) and names ('Italia', 'ITALIANA'). */
const isItalian = ({ key, nazionalita }: CitizenshipItem): boolean =>
  key === 'IT' || /^itali(?:a|ana)$/i.test(nazionalita.trim());

/** The applicant chooses: nothing is preselected. Italian comes first, as most applicants are. */
export function Citizenship() {
  const lookup = lookups.cittadinanze.useQuery();
  const items = lookup.data?.data;
  const options = useMemo(
    () =>
      [...(items ?? [])]
        .sort((one, other) => Number(isItalian(other)) - Number(isItalian(one)))
        .map(({ key, nazionalita, altri }) => ({
          value: key,
          label: nazionalita,
          also: altri?.join(' '),
        })),
    [items],
  );
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
