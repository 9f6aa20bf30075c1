import { useEffect, useState } from 'react';
import { useContactListMutation } from '../../api/contactHooks';
import { signedPapersCopy as copy } from '../../copy/signed-papers';
import { thanksCopy } from '../../copy/thanks';
import { useAppSelector } from '../../state/hooks';
import { selectGuid, selectSignedReference, selectUser } from '../../state/selectors';
import { Section } from '../../ui/shell/Section';
import { DataItems } from '../shared/DataItems';
import { PapersOfRequest } from '../shared/PapersOfRequest';

const time = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'long',
  timeStyle: 'short',
});

interface Signed {
  readonly reference: string;
  readonly at: string;
}

/** After a reload only the list of requests says what was signed. */
function useSigned(guid: string): Signed | undefined {
  const own = useAppSelector(selectSignedReference);
  const [now] = useState(() => time.format(Date.now()));
  const [load, { data }] = useContactListMutation();
  const isAsked = own === '' && guid !== '';
  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load]);
  if (own !== '') return { reference: own, at: now };
  const row = data?.data.find((one) => one.guid === guid);
  const at = Date.parse(row?.signedAt ?? '');
  const isSigned = row?.reference !== undefined || !Number.isNaN(at);
  return isSigned
    ? { reference: row?.reference ?? '', at: Number.isNaN(at) ? '' : time.format(at) }
    : undefined;
}

export function Receipt() {
  const { email } = useAppSelector(selectUser);
  const guid = useAppSelector(selectGuid);
  const signed = useSigned(guid);
  return (
    <Section title={thanksCopy.receipt.title} text={thanksCopy.receipt.text(email)}>
      {signed && (
        <DataItems
          items={[
            { label: copy.reference, value: signed.reference },
            { label: copy.signedAt, value: signed.at },
            { label: copy.outcome, value: copy.outcomeShort },
          ]}
        />
      )}
      {guid !== '' && <PapersOfRequest guid={guid} withoutReference={Boolean(signed?.reference)} />}
    </Section>
  );
}
