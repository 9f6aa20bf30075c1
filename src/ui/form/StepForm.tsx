import { Formik, type FormikErrors, type FormikProps } from 'formik';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { FieldErrors } from '../../contract/validate';
import { ActionBar, type ActionBarProps } from '../shell/ActionBar';
import { FormBody, FormErrorSummary } from './FormBody';
import { FormScope, type FormScopeValue, type Normalize } from './FormScope';
import { type ErrorTree, type FormStatus, withoutServerError } from './formStatus';
import { createFormValues } from './formValues';
import { usePendingFields } from './usePendingFields';
import { normalizeValues, useNewest, ValidationRunner } from './validation';
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
  const [values] = useState(() => createFormValues(initialValues));
  const normalizers = useRef(new Map<string, Normalize>());
  const formik = useRef<FormikProps<Values>>(null);
  const status = useRef<FormStatus>(undefined);
  const newest = useNewest();
  const { isWaiting, setPending, whenSettled } = usePendingFields();
  const [asked, setAsked] = useState(0);
  const scope = useMemo<FormScopeValue>(() => {
    const changeStatus: FormScopeValue['changeStatus'] = (change) => {
      const next = change(status.current);
      if (next === status.current) return;
      status.current = next;
      formik.current?.setStatus(next);
    };
    const giveToFormik = () => {
      const now = formik.current;
      if (now && now.values !== values.read()) void now.setValues(values.read(), false);
    };
    return {
      values,
      write: (name, value) => {
        values.write(name, value);
        changeStatus((now) => withoutServerError(now, name));
      },
      touch: (name) => void formik.current?.setFieldTouched(name, true, false),
      changeStatus,
      requestValidation: () => {
        giveToFormik();
        setAsked((count) => count + 1);
      },
      setPending,
      whenSettled: (work) =>
        whenSettled(() => {
          giveToFormik();
          work();
        }),
      registerNormalizer: (name, normalize) => {
        normalizers.current.set(name, normalize);
        return () => normalizers.current.delete(name);
      },
    };
  }, [values, setPending, whenSettled]);
  // Not the values that Formik passes: they are those of its last render.
  const normalized = useCallback(() => normalizeValues(values.read(), normalizers.current), [values]);
  const validateNormalized = useCallback(
    () => newest(async () => ((await validate?.(normalized())) ?? {}) as FormikErrors<Values>),
    [newest, validate, normalized],
  );
  const submit = async () => {
    if (!busy) await onSubmit(normalized());
  };
  return (
    <Formik
      innerRef={formik}
      initialValues={initialValues}
      validate={validateNormalized}
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
          {props.onValuesChange && <ValuesWatcher values={values} onValuesChange={props.onValuesChange} />}
        </FormBody>
      </FormScope>
    </Formik>
  );
}
