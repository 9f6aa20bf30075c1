import { useEffect, useRef } from 'react';
import { PHONE_PREFIX } from '../../../contract/limits';
import { codeCopy } from '../../../copy/code';
import { contractCopy } from '../../../copy/contract';
import { signRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectCodeSentAt, selectUser } from '../../../state/selectors';
import { CodeField } from '../../../ui/fields/CodeField';
import { fieldId } from '../../../ui/form/fieldId';
import { focusById } from '../../../ui/shell/focusById';
import { Section } from '../../../ui/shell/Section';
import { groupDigits } from '../../shared/groupDigits';
import { ResendCode } from '../../shared/ResendCode';

const FIELD = 'codiceFirma.otpFirma';
const selectSentAt = selectCodeSentAt('signature');
/** Without a code the service sends another. */
const resend = signRequested({
  values: { firma: { signedContract: 'true' }, codiceFirma: { otpFirma: '' } },
});

export function SignatureCode({ isAwaited }: { isAwaited: boolean }) {
  const dispatch = useAppDispatch();
  const { cellulare } = useAppSelector(selectUser);
  const sentAt = useAppSelector(selectSentAt);
  const before = useRef(sentAt);
  useEffect(() => {
    if (before.current !== sentAt) focusById(fieldId(FIELD));
    before.current = sentAt;
  }, [sentAt]);
  if (!isAwaited) return null;
  return (
    <Section title={contractCopy.code.title}>
      <p>
        {contractCopy.code.lead} <strong>{`${PHONE_PREFIX} ${groupDigits(cellulare)}`}</strong>.
      </p>
      <CodeField name={FIELD} label={codeCopy.label} />
      <ResendCode sentAt={sentAt} onResend={() => dispatch(resend)} />
    </Section>
  );
}
