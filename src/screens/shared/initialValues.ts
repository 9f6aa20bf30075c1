import { toValues, type StepDefinition, type StepValues } from '../../contract/steps/definition';
import type { Step } from '../../contract/wire';
import type { Draft } from '../../state/drafts';

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

/** A back end may send what was not chosen yet as empty: then the default applies (spec, 3.2). */
const withDefaults = <Values extends StepValues>(
  { empty }: StepDefinition<Values>,
  received: Values,
): Values =>
  Object.fromEntries(
    Object.entries(received).map(([widget, components]) => [
      widget,
      Object.fromEntries(
        Object.entries(components).map(([name, value]) => [name, value || (empty[widget]?.[name] ?? '')]),
      ),
    ]),
  ) as Values;

/** What nobody types here is always the service's: it may have changed since the draft. */
export const initialValuesOf = <Values extends StepValues>(
  definition: StepDefinition<Values>,
  step: Pick<Step, 'widgets'>,
  draft: Draft | undefined,
): Values => {
  const typed = Object.entries(draft ?? {}).filter(([widget]) => !definition.ofService?.includes(widget));
  return withDraft(withDefaults(definition, toValues(definition, step)), Object.fromEntries(typed));
};
