import { useEffect, useRef, type ReactNode } from 'react';
import { codeSchema } from '../../contract/rules/contact';
import { collectErrors } from '../../contract/validate';
import { codeCopy } from '../../copy/code';
import { CodeField } from '../../ui/fields/CodeField';
import { fieldId } from '../../ui/form/fieldId';
import { StepForm } from '../../ui/form/StepForm';
import { Button } from '../../ui/shell/Button';
import { focusById } from '../../ui/shell/focusById';
import { PageHeading } from '../../ui/shell/PageHeading';
import { Section } from '../../ui/shell/Section';
import styles from './CodePage.module.css';
import { ResendCode, type ResendCodeProps } from './ResendCode';

export interface CodePageProps extends ResendCodeProps {
  title: string;
  /** What was done, up to the address that follows it. */
  lead: string;
  /** Where the code went, as the applicant knows it. */
  address: string;
  hint?: string;
  /** The way back to another address or number. */
  change?: { label: string; onPress: () => void };
  onSubmit: (codice: string) => void;
  onBack?: () => void;
  busy?: boolean;
  /** The list of errors above the field. A stable list. */
  globalErrors?: readonly string[];
  children?: ReactNode;
}

const EMPTY = { codice: '' };
const validate = (values: typeof EMPTY) => collectErrors(codeSchema, values, { today: '' });

/** The page of a one-time code: where it went, the field, another one, another address. */
export function CodePage({ title, lead, address, hint, change, ...form }: CodePageProps) {
  const { sentAt, onResend, unsent, notSent } = form;
  useFocusAfterResend(sentAt);
  return (
    <>
      <PageHeading
        lead={
          <>
            {lead}
            <strong className={styles.address}>{address}</strong>.
          </>
        }
      >
        {title}
      </PageHeading>
      <StepForm
        initialValues={EMPTY}
        validate={validate}
        onSubmit={({ codice }) => form.onSubmit(codice)}
        onBack={form.onBack}
        busy={form.busy}
        globalErrors={form.globalErrors}
      >
        <Section>
          <CodeField name="codice" label={codeCopy.label} hint={hint} />
          <div className={styles.others}>
            <ResendCode sentAt={sentAt} onResend={onResend} unsent={unsent} notSent={notSent} />
            {change && (
              <Button variant="link" onClick={change.onPress}>
                {change.label}
              </Button>
            )}
          </div>
          {form.children}
        </Section>
      </StepForm>
    </>
  );
}

/** The button that was pressed gives its place to the countdown: the focus goes where the new code is typed. */
function useFocusAfterResend(sentAt: number | null): void {
  const before = useRef(sentAt);
  useEffect(() => {
    if (before.current !== sentAt) focusById(fieldId('codice'));
    before.current = sentAt;
  }, [sentAt]);
}
