import type { AddressInfoValues } from '../../../contract/steps/address-info';
import { addressInfoCopy } from '../../../copy/address-info';
import { DataCard } from '../../shared/DataCard';

const { person: words } = addressInfoCopy;

/** Who the applicant is by the tax code: to read, not to change. */
export function PersonCard({ person }: { person: AddressInfoValues['codiceFiscale'] }) {
  const place = person.provincia === '' ? person.citta : `${person.citta} (${person.provincia})`;
  return (
    <DataCard
      title={words.title}
      text={words.text}
      items={[
        { label: words.nome, value: person.nome },
        { label: words.cognome, value: person.cognome },
        { label: words.data, value: person.data },
        { label: words.sesso, value: words.sexes[person.sesso] ?? person.sesso },
        { label: words.place, value: place },
        { label: words.cf, value: person.cf },
      ]}
    />
  );
}
