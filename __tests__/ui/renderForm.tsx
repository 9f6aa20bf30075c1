import { render, type RenderResult } from '@testing-library/react';
import { type ReactNode, useCallback, useState } from 'react';
import type { FieldErrors } from '../../src/contract/validate';
import { StepForm, type StepFormProps } from '../../src/ui/form/StepForm';
import { ThemeRoot } from '../../src/ui/theme/ThemeRoot';

export type Values = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

export interface RenderedForm extends RenderResult {
  onSubmit: jest.Mock<void, [Values]>;
  update: (props: Partial<StepFormProps<Values>>) => void;
}

/** Owns the messages of the service, as a screen's store does. */
function OwnedForm({ serverErrors, ...props }: StepFormProps<Values>) {
  const [given, setGiven] = useState(serverErrors);
  const [owned, setOwned] = useState<FieldErrors>(serverErrors ?? {});
  const onJudged = useCallback(
    (path: string, message: string) =>
      setOwned(({ [path]: _, ...left }) => ({ ...left, ...(message && { [path]: message }) })),
    [],
  );
  if (given !== serverErrors) {
    setGiven(serverErrors);
    setOwned(serverErrors ?? {});
  }
  return <StepForm {...props} serverErrors={owned} onJudged={onJudged} />;
}

export function renderForm(
  initialValues: Values,
  fields: ReactNode,
  props: Partial<StepFormProps<Values>> = {},
): RenderedForm {
  const onSubmit = jest.fn<void, [Values]>();
  let failures = 0;
  const form = (more: Partial<StepFormProps<Values>>) => {
    failures += Number('serverErrors' in more || 'globalErrors' in more);
    return (
      <ThemeRoot>
        <OwnedForm initialValues={initialValues} onSubmit={onSubmit} failures={failures} {...props} {...more}>
          {more.children ?? fields}
        </OwnedForm>
      </ThemeRoot>
    );
  };
  const result = render(form({}));
  return { ...result, onSubmit, update: (more) => result.rerender(form(more)) };
}
