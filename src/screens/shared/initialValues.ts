import { toValues, type StepDefinition, type StepValues } from '../../contract/steps/definition';
import type { Step } from '../../contract/wire';
import type { Draft } from '../../state/drafts';

/** The values with what the draft has for the same widgets and components; a draft's other entries count for nothing. */
export const withDraft = <Values extends StepValues>(values: Values, draft: Draft | undefined): Values => {
  const widgets = Object.entries(values).map(([widget, components]) => [
    widget,
    Object.fromEntries(
      Object.entries(components).map(([name, value]) => {
        const typed = draft?.[widget]?.[name];
        return [name, typeof typed === 'string' ? typed : value];
      }),
    ),
  ]);
  return Object.fromEntries(widgets) as Values;
};

/** What a step's form starts from: what was typed and not sent yet, else what the service has, else nothing. */
export const initialValuesOf = <Values extends StepValues>(
  definition: StepDefinition<Values>,
  step: Pick<Step, 'widgets'>,
  draft: Draft | undefined,
): Values => withDraft(toValues(definition, step), draft);
