import type { AnyObjectSchema } from 'yup';
import type { Component, Step, Widget } from '../wire';

/** Form values of a step: text by widget and component name, the shape of the wire. */
export type StepValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface StepDefinition<Values extends StepValues = StepValues> {
  /** Every widget and component that the step carries, with its value before anything is typed. */
  readonly empty: Values;
  /** Widgets that exist only when the service's step carries them. */
  readonly optional?: readonly string[];
  readonly schema: AnyObjectSchema;
}

/** The step's values, by name, whatever else arrives; optional widgets only where the step carries them. */
export const toValues = <Values extends StepValues>(
  definition: StepDefinition<Values>,
  step: Pick<Step, 'widgets'>,
): Values => {
  const received = new Map(step.widgets.map((widget) => [widget.name, widget]));
  const entries = Object.entries(definition.empty)
    .filter(([name]) => !definition.optional?.includes(name) || received.has(name))
    .map(([name, empty]) => {
      const components = received.get(name)?.components ?? [];
      const values = Object.fromEntries(
        Object.entries(empty).map(([component, initial]) => [
          component,
          components.find((one) => one.name === component)?.value ?? initial,
        ]),
      );
      return [name, values];
    });
  return Object.fromEntries(entries) as Values;
};

const component = (name: string, value: string): Component => ({ name, value, status: '', errorMessage: [] });

/**
 * The widgets to send: what was received with the values written over it, by name, plus what was not
 * received. Components unknown here go back as they came; earlier errors do not.
 */
export const toWidgets = (values: StepValues, received: readonly Widget[] = []): Widget[] => {
  const kept = received.map((widget) => ({
    ...widget,
    errorMessage: [],
    components: [
      ...widget.components.map((one) => ({
        ...one,
        value: values[widget.name]?.[one.name] ?? one.value,
        errorMessage: [],
      })),
      ...Object.entries(values[widget.name] ?? {})
        .filter(([name]) => !widget.components.some((one) => one.name === name))
        .map(([name, value]) => component(name, value)),
    ],
  }));
  const added = Object.entries(values)
    .filter(([name]) => !received.some((widget) => widget.name === name))
    .map(([name, components]) => ({
      name,
      code: widgetCode(name),
      errorMessage: [],
      components: Object.entries(components).map(([one, value]) => component(one, value)),
    }));
  return [...kept, ...added];
};

/** 'sedeLegale' → 'SEDE_LEGALE'. */
export const widgetCode = (name: string): string => name.replace(/([A-Z])/g, '_$1').toUpperCase();
