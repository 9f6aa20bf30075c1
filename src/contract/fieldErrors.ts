import type { FieldErrors } from './validate';
import type { Step, Widget } from './wire';

const joined = (messages: readonly string[]): string =>
  messages.reduce((text, next) => `${text}${/[.!?…:;]$/.test(text) ? '' : '.'} ${next}`);

export const componentErrors = (widgets: readonly Widget[]): FieldErrors =>
  Object.fromEntries(
    widgets.flatMap((widget) =>
      widget.components.flatMap(({ name, errorMessage }) =>
        errorMessage.length > 0 ? [[`${widget.name}.${name}`, joined(errorMessage)]] : [],
      ),
    ),
  );

const documentTypeOf: Readonly<Record<string, string>> = {
  documento: 'documento',
  secondoDocumento: 'secondoDocumento',
};

/** A message of a document widget starts with the document's type in brackets (spec, 4.1). */
export const widgetErrors = (widgets: readonly Widget[]): string[] =>
  widgets.flatMap((widget) => {
    const typeName = documentTypeOf[widget.name];
    const type = widget.components.find((component) => component.name === typeName)?.value;
    return widget.errorMessage.map((message) => (type ? `[${type}] ${message}` : message));
  });

export interface StepErrors {
  readonly errors: FieldErrors;
  readonly globalErrors: readonly string[];
}

export const stepErrors = ({
  widgets,
  errorMessage,
}: Pick<Step, 'widgets' | 'errorMessage'>): StepErrors => ({
  errors: componentErrors(widgets),
  globalErrors: [...errorMessage, ...widgetErrors(widgets)],
});

export const wrongPaths = (widgets: readonly Widget[]): readonly string[] => [
  ...Object.keys(componentErrors(widgets)),
  ...widgets.filter(({ errorMessage }) => errorMessage.length > 0).map(({ name }) => name),
];

export const hasErrors = (step: {
  readonly widgets: readonly Widget[];
  readonly errorMessage?: readonly string[];
}): boolean =>
  (step.errorMessage?.length ?? 0) > 0 ||
  step.widgets.some(
    (widget) =>
      widget.errorMessage.length > 0 ||
      widget.components.some((component) => component.errorMessage.length > 0),
  );

export const withErrors = (widgets: readonly Widget[], errors: FieldErrors): Widget[] =>
  widgets.map((widget) => ({
    ...widget,
    errorMessage: errors[widget.name] === undefined ? [] : [errors[widget.name] as string],
    components: widget.components.map((component) => {
      const message = errors[`${widget.name}.${component.name}`];
      return { ...component, errorMessage: message === undefined ? [] : [message] };
    }),
  }));
