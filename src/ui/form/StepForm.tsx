import { Formik, type FormikErrors, type FormikProps, getIn } from 'formik';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { normaliseValues } from '../../contract/normalise';
import type { FieldErrors } from '../../contract/validate';
import { ActionBar, type ActionBarProps } from '../shell/ActionBar';
import { withoutErrorsOfCap } from './errorsOfCap';
import { createFieldChecks } from './fieldChecks';
import { createFieldNews } from './fieldNews';
import { FormBody, FormErrorSummary } from './FormBody';
import { FormScope, type FormScopeValue } from './FormScope';
import { type ErrorTree, type FormStatus, withEdited } from './formStatus';
import { createShownErrors } from './shownErrors';
import { createShownFields } from './shownFields';
import { usePageCache } from './usePageCache';
import { usePendingFields } from './usePendingFields';
import { useNewest, ValidationRunner } from './validation';
import { ValuesWatcher } from './ValuesWatcher';

export interface StepFormProps<Values extends object> extends Pick<
  ActionBarProps,
  'onBack' | 'backLabel' | 'continueLabel'
> {
  /** Read on mount only. Change the form's `key` to reset it. */
  initialValues: Values;
  /** Returns nested errors. May be async: only the newest result counts. */
  validate?: (values: Values) => ErrorTree | Promise<ErrorTree>;
  /** Called with the normalised, valid values. */
  onSubmit: (values: Values) => void | Promise<void>;
  /**
   * The service's messages by path ('residenza.cap'), each shown until its field is edited. A new object is a
   * new response.
   */
  serverErrors?: FieldErrors;
  /** Called with the path of a field that has been edited since the service refused it. Must be stable. */
  onErrorEdited?: (path: string) => void;
  /** The service's messages for the page, in the error list. */
  globalErrors?: readonly string[];
  /** A call is running: Continue shows a spinner, and submits are ignored. */
  busy?: boolean;
  /** Called shortly after the last change, and on unmount, to store drafts. Must be stable. */
  onValuesChange?: (values: Values) => void;
  /** Replaces Back and Continue. */
  actions?: ReactNode;
  /** Accessible name, for pages with more than one form. */
  label?: string;
  children: ReactNode;
}

const NO_MESSAGES: readonly string[] = [];

/**
 * A step's form: Formik, error list, fields, actions. Validates when a field is left, a choice is made or the
 * form is submitted, never while typing.
 */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { initialValues, validate, onSubmit, busy = false, globalErrors = NO_MESSAGES } = props;
  const { onErrorEdited } = props;
  const [fields] = useState(createShownFields);
  const [shownErrors] = useState(createShownErrors);
  const [checks] = useState(createFieldChecks);
  const [news] = useState(createFieldNews);
  usePageCache(fields);
  const formik = useRef<FormikProps<Values>>(null);
  const status = useRef<FormStatus>(undefined);
  const newest = useNewest();
  const { isPending, isWaiting, setPending, whenSettled } = usePendingFields();
  const [asked, setAsked] = useState(0);
  const scope = useMemo<FormScopeValue>(() => {
    const changeStatus: FormScopeValue['changeStatus'] = (change) => {
      const next = change(status.current);
      if (next === status.current) return;
      status.current = next;
      formik.current?.setStatus(next);
    };
    const dropMessage = (name: string) => {
      const { current: before } = status;
      changeStatus((now) => withEdited(now, name));
      if (status.current === before) return;
      // Of a CAP that was refused, validation has the message too.
      if (getIn(formik.current?.errors, name) === before?.server[name])
        formik.current?.setFieldError(name, undefined);
      onErrorEdited?.(name);
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
      touch: (name) => {
        const { errors, submitCount = 0 } = formik.current ?? {};
        // Not seen yet, and of an older value: the validation that follows finds what holds now.
        if (!shownErrors.isShown(name, submitCount) && getIn(errors, name) !== undefined)
          formik.current?.setFieldError(name, undefined);
        shownErrors.leave(name);
        void formik.current?.setFieldTouched(name, true, false);
      },
      shownErrors,
      changeStatus,
      requestValidation: () => {
        fields.adopt();
        setAsked((count) => count + 1);
      },
      setPending,
      whenSettled,
    };
  }, [fields, checks, news, shownErrors, setPending, whenSettled, onErrorEdited]);
  const validateNormalised = (values: Values) =>
    newest(async () => {
      const errors = (await validate?.(normaliseValues(values))) ?? {};
      const askedFor = withoutErrorsOfCap(errors, values, { status: status.current, isPending });
      return checks.apply(askedFor, values) as FormikErrors<Values>;
    });
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
        <FormBody label={props.label} busy={busy}>
          <ValidationRunner asked={asked} />
          <FormErrorSummary serverErrors={props.serverErrors} globalErrors={globalErrors} />
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
      </FormScope>
    </Formik>
  );
}
