import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { codeSchema } from '../../contract/rules/contact';
import { collectErrors } from '../../contract/validate';
import { codeCopy } from '../../copy/code';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectDialog, selectRefusedCode } from '../../state/selectors';
import { codeRefused } from '../../state/ui';
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
  invalid: string;
  lead: string;
  address: string;
  hint?: string;
  change?: { label: string; onPress: () => void };
  onSubmit: (codice: string) => void;
  onBack?: () => void;
  busy?: boolean;
  /** Must be a stable list. */
  globalErrors?: readonly string[];
  children?: ReactNode;
}

const EMPTY = { codice: '' };

export function CodePage({ title, invalid, lead, address, hint, change, ...form }: CodePageProps) {
  const { sentAt, onResend, unsent, notSent } = form;
  const validate = useCallback(
    (values: typeof EMPTY) => collectErrors(codeSchema(invalid), values, { today: '' }),
    [invalid],
  );
  const refusals = useRefusals(form.globalErrors);
  useFocusAfterResend(sentAt);
  useFocusAfterRefusal();
  return (
    <>
      <PageHeading
        lead={
          <>
            <span>{lead}</span>
            <strong className={styles.address}>{address}</strong>
            <span>.</span>
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
        {...refusals}
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

/** Once the dialog is closed, nothing else says why the last code was refused. */
function useRefusals(globalErrors: readonly string[] | undefined) {
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectRefusedCode);
  const serverErrors = useMemo(() => (refused === '' ? undefined : { codice: refused }), [refused]);
  const [seen, setSeen] = useState({ refused, globalErrors, failures: 0 });
  if (seen.refused !== refused || seen.globalErrors !== globalErrors) {
    const isNew = refused !== '' || seen.globalErrors !== globalErrors;
    setSeen({ refused, globalErrors, failures: seen.failures + Number(isNew) });
  }
  const onJudged = useCallback(
    (_path: string, message: string) => void dispatch(codeRefused(message)),
    [dispatch],
  );
  return { serverErrors, failures: seen.failures, onJudged };
}

/** A dialog has said that the code is wrong: the focus goes to the code, which the next key replaces. */
function useFocusAfterRefusal(): void {
  const isOpen = useAppSelector(selectDialog) !== null;
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) focusById(fieldId('codice'));
    was.current = isOpen;
  }, [isOpen]);
}

/** A countdown replaces the pressed button: the focus moves to the code field. */
function useFocusAfterResend(sentAt: number | null): void {
  const before = useRef(sentAt);
  useEffect(() => {
    if (before.current !== sentAt) focusById(fieldId('codice'));
    before.current = sentAt;
  }, [sentAt]);
}
