import type { FieldErrors } from './validate';
import type { Widget } from './wire';

/** Returns the first message of each component, by path ('residenza.cap'). A blank one is none. */
export const componentErrors = (widgets: readonly Widget[]): FieldErrors =>
  Object.fromEntries(
    widgets.flatMap((widget) =>
      widget.components.flatMap((component) =>
        component.errorMessage[0] ? [[`${widget.name}.${component.name}`, component.errorMessage[0]]] : [],
      ),
    ),
  );

/** The component that contains the document type, by widget. */
const documentTypeOf: Readonly<Record<string, string>> = {
  documento: 'documento',
  secondoDocumento: 'secondoDocumento',
};

/**
 * Returns the messages of widgets. Those of a document widget start with its type in brackets (spec, 4.1).
 */
export const widgetErrors = (widgets: readonly Widget[]): string[] =>
  widgets.flatMap((widget) => {
    const typeName = documentTypeOf[widget.name];
    const type = widget.components.find((component) => component.name === typeName)?.value;
    return widget.errorMessage.map((message) => (type ? `[${type}] ${message}` : message));
  });

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

/** Returns the widgets with each message written into the component at its path. */
export const withErrors = (widgets: readonly Widget[], errors: FieldErrors): Widget[] =>
  widgets.map((widget) => ({
    ...widget,
    errorMessage: errors[widget.name] === undefined ? [] : [errors[widget.name] as string],
    components: widget.components.map((component) => {
      const message = errors[`${widget.name}.${component.name}`];
      return { ...component, errorMessage: message === undefined ? [] : [message] };
    }),
  }));
