import { Formik, type FormikErrors, type FormikProps, getIn } from 'formik';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { normaliseValues } from '../../contract/normalise';
import type { FieldErrors } from '../../contract/validate';
import { ActionBar, type ActionBarProps } from '../shell/ActionBar';
import type { ErrorTree } from './errorTree';
import { withoutErrorsOfCap } from './errorsOfCap';
import { createFieldChecks } from './fieldChecks';
import { createFieldNews } from './fieldNews';
import { FormBody, FormErrorSummary } from './FormBody';
import { FormScope, type FormScopeValue, NO_ERRORS, ServerErrors } from './FormScope';
import { createShownErrors } from './shownErrors';
import { createShownFields } from './shownFields';
import { usePageCache } from './usePageCache';
import { usePendingFields } from './usePendingFields';
import { ValidationRunner } from './ValidationRunner';
import { ValuesWatcher } from './ValuesWatcher';

export interface StepFormProps<Values extends object> extends Pick<
  ActionBarProps,
  'onBack' | 'backLabel' | 'continueLabel'
> {
  /** Read on mount only. Change the form's `key` to reset it. */
  initialValues: Values;
  validate?: (values: Values) => ErrorTree;
  /** Called with the normalised, valid values. */
  onSubmit: (values: Values) => void | Promise<void>;
  /** By path ('residenza.cap'). Their owner is the caller. */
  serverErrors?: FieldErrors;
  /**
   * Called with a field's path and its new message: of a look-up that the form has made, or '' once a refused
   * field has been edited. Must be stable.
   */
  onJudged?: (path: string, message: string) => void;
  /** Number of attempts that the service has refused: each leads to its messages. */
  failures?: number;
  globalErrors?: readonly string[];
  busy?: boolean;
  /** Called shortly after the last change, and on unmount, to store drafts. Must be stable. */
  onValuesChange?: (values: Values) => void;
  actions?: ReactNode;
  /** Accessible name, for pages with more than one form. */
  label?: string;
  children: ReactNode;
}

const NO_MESSAGES: readonly string[] = [];

/** Validates when a field is left, a choice is made or the form is submitted, never while typing. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { initialValues, validate, onSubmit, busy = false, onJudged } = props;
  const { serverErrors = NO_ERRORS, globalErrors = NO_MESSAGES, failures = 0 } = props;
  const [fields] = useState(createShownFields);
  const [shownErrors] = useState(createShownErrors);
  const [checks] = useState(createFieldChecks);
  const [news] = useState(createFieldNews);
  usePageCache(fields);
  const formik = useRef<FormikProps<Values>>(null);
  const messages = useRef(serverErrors);
  useLayoutEffect(() => {
    messages.current = serverErrors;
  }, [serverErrors]);
  const { isPending, isWaiting, setPending, whenSettled } = usePendingFields();
  const [asked, setAsked] = useState(0);
  const scope = useMemo<FormScopeValue>(() => {
    const judge = (name: string, message: string) => onJudged?.(name, message);
    const dropMessage = (name: string) => {
      const { [name]: refused } = messages.current;
      if (refused === undefined) return;
      // For a refused CAP, validation has the message too.
      if (getIn(formik.current?.errors, name) === refused) formik.current?.setFieldError(name, undefined);
      judge(name, '');
    };
    return {
      at: (name): unknown => getIn(formik.current?.values, name),
      fields,
      checks,
      news,
      write: (name, value, isSame = false) => {
        news.begin();
        void formik.current?.setFieldValue(name, value, false);
        if (!isSame) dropMessage(name);
      },
      dropMessage,
      judge,
      touch: (name) => {
        const { errors, submitCount = 0 } = formik.current ?? {};
        // Not seen yet, and of an older value: the validation that follows finds what holds now.
        if (!shownErrors.isShown(name, submitCount) && getIn(errors, name) !== undefined)
          formik.current?.setFieldError(name, undefined);
        shownErrors.leave(name);
        void formik.current?.setFieldTouched(name, true, false);
      },
      shownErrors,
      requestValidation: () => {
        fields.adopt();
        setAsked((count) => count + 1);
      },
      setPending,
      whenSettled,
    };
  }, [fields, checks, news, shownErrors, setPending, whenSettled, onJudged]);
  const validateNormalised = async (values: Values) => {
    // Effects validate and submit: those of the fields in the same commit say first what is asked of them.
    await Promise.resolve();
    const errors = validate?.(normaliseValues(values)) ?? {};
    const askedFor = withoutErrorsOfCap(errors, values, { serverErrors: messages.current, isPending });
    return checks.apply(askedFor, values) as FormikErrors<Values>;
  };
  const submit = async (values: Values) => {
    if (!busy) await onSubmit(normaliseValues(values));
  };
  return (
    <Formik
      innerRef={formik}
      initialValues={initialValues}
      validate={validateNormalised}
      onSubmit={submit}
      validateOnChange={false}
      validateOnBlur={false}
    >
      <FormScope value={scope}>
        <ServerErrors value={serverErrors}>
          <FormBody label={props.label} busy={busy}>
            <ValidationRunner asked={asked} />
            <FormErrorSummary serverErrors={serverErrors} globalErrors={globalErrors} failures={failures} />
            {props.children}
            {props.actions ?? (
              <ActionBar
                onBack={props.onBack}
                backLabel={props.backLabel}
                continueLabel={props.continueLabel}
                busy={busy || isWaiting}
              />
            )}
            {props.onValuesChange && <ValuesWatcher onValuesChange={props.onValuesChange} />}
          </FormBody>
        </ServerErrors>
      </FormScope>
    </Formik>
  );
}
