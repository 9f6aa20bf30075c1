import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StepForm, type StepFormProps } from '../../src/ui/form/StepForm';
import { ThemeRoot } from '../../src/ui/theme/ThemeRoot';

export type Values = Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;

export interface RenderedForm extends RenderResult {
  onSubmit: jest.Mock<void, [Values]>;
  /** The same form with other props, as a screen gives it when an answer comes. */
  update: (props: Partial<StepFormProps<Values>>) => void;
}

export function renderForm(
  initialValues: Values,
  fields: ReactNode,
  props: Partial<StepFormProps<Values>> = {},
): RenderedForm {
  const onSubmit = jest.fn<void, [Values]>();
  const form = (more: Partial<StepFormProps<Values>>) => (
    <ThemeRoot>
      <StepForm initialValues={initialValues} onSubmit={onSubmit} {...props} {...more}>
        {more.children ?? fields}
      </StepForm>
    </ThemeRoot>
  );
  const result = render(form({}));
  return { ...result, onSubmit, update: (more) => result.rerender(form(more)) };
}
