import { useMemo } from 'react';
import { useFormScope } from '../../form/FormScope';
import { type BindingOptions, type FieldActions, useFieldActions } from '../../form/useBoundField';
import { useFormValue } from '../../form/useFieldValue';
import type { Advise, FieldText } from './TextControl';

export interface FieldTextOptions extends BindingOptions<string> {
  advise?: Advise;
}

export interface FieldTextBinding extends FieldActions<string> {
  text: FieldText;
  /** What to do about the error. */
  advice: string | undefined;
}

/** Binds a text field to a Formik path. A key renders nothing, unless the advice about an error changes. */
export function useFieldText(name: string, { advise, ...options }: FieldTextOptions): FieldTextBinding {
  const { values } = useFormScope();
  const actions = useFieldActions<string>(name, options);
  const { error } = actions;
  const text = useMemo(() => ({ read: () => values.text(name), follow: values.follow }), [values, name]);
  const advice = useFormValue(() => (error === undefined ? undefined : advise?.(text.read(), error)));
  return { ...actions, text, advice };
}
