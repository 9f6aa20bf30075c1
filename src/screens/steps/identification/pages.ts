import type { FieldErrors } from '../../../contract/validate';

/** Widgets by sub-page; what the step carries besides the two documents stands with the second. */
export const pageWidgets = [
  ['video'],
  ['documento'],
  ['secondoDocumento', 'altriDocumenti'],
] as const satisfies readonly (readonly string[])[];

export type PageIndex = 0 | 1 | 2;

const widgetOf = (path: string): string => path.split('.')[0] ?? '';

/** The errors of a sub-page's own widgets. */
export const errorsOfPage = (errors: FieldErrors, page: PageIndex): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) =>
      (pageWidgets[page] as readonly string[]).includes(widgetOf(path)),
    ),
  );

/** The first sub-page with an error; undefined where no field of the step has one. */
export const firstWrongPage = (errors: FieldErrors): PageIndex | undefined =>
  ([0, 1, 2] as const).find((page) => Object.keys(errorsOfPage(errors, page)).length > 0);
