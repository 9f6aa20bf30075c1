import type { AnyObjectSchema } from 'yup';
import type { Component, Step, Widget } from '../wireShapes';

export type StepValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface StepDefinition<Values extends StepValues = StepValues> {
  readonly empty: Values;
  /** Widgets that exist only if the service's step contains them. */
  readonly optional?: readonly string[];
  /** Widgets that the service fills in: they are shown, not typed. */
  readonly ofService?: readonly string[];
  readonly schema: AnyObjectSchema;
}

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

/** Unknown components are sent back unchanged. Earlier errors are dropped. */
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

export const widgetCode = (name: string): string => name.replace(/([A-Z])/g, '_$1').toUpperCase();
