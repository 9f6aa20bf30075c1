import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { type BindingOptions, type FieldActions, useFieldActions } from '../../form/useBoundField';
import { runAfterClick } from '../../shell/afterClick';
import { useFieldValue } from '../../form/useFieldValue';
import type { Advise } from './TextControl';

export interface FieldTextOptions extends BindingOptions<string> {
  advise?: Advise;
}

export interface FieldTextBinding extends FieldActions<string> {
  value: string;
  advice: string | undefined;
}

export function useFieldText(name: string, { advise, ...options }: FieldTextOptions): FieldTextBinding {
  const value = useFieldValue(name);
  const actions = useFieldActions<string>(name, options);
  const { error, onCommit } = actions;
  const { submitCount } = useFormikContext();
  const [left, setLeft] = useState(0);
  const commit = useCallback(
    (next?: string) => {
      onCommit(next);
      runAfterClick(() => setLeft((count) => count + 1));
    },
    [onCommit],
  );
  // About the text at its last validation: advice on each key would be read out in the middle of typing.
  const occasion = `${left} ${submitCount} ${error ?? ''}`;
  const [judged, setJudged] = useState({ occasion, value });
  if (judged.occasion !== occasion) setJudged({ occasion, value });
  const advice = error === undefined ? undefined : advise?.(judged.value, error);
  return { ...actions, onCommit: commit, value, advice };
}
