import { otherUploadTypes, uploadTypes } from '../../../contract/uploads';
import type { FieldErrors } from '../../../contract/validate';
import { identificationCopy } from '../../../copy/identification';
import type { RootState } from '../../../state/root';
import { selectUpload } from '../../../state/selectors';
import { isMoving } from '../../../state/uploads';

/** Widgets by sub-page; what the step carries besides the two documents stands with the second. */
const pageWidgets = [
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

const { content: _, contentBack: __, documentoFronte, documentoRetro, ...second } = uploadTypes;

/** Upload types by widget and component. */
const typesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  documento: { documentoFronte, documentoRetro },
  secondoDocumento: second,
  altriDocumenti: otherUploadTypes,
};

/** Whoever goes on before a file has arrived is told to wait for it: it is neither missing nor there. */
export const errorsOfMoving = (state: RootState): FieldErrors =>
  Object.fromEntries(
    Object.entries(typesOf).flatMap(([widget, types]) =>
      Object.entries(types)
        .filter(([, type]) => isMoving(selectUpload(type)(state)))
        .map(([component]) => [`${widget}.${component}`, identificationCopy.files.wait]),
    ),
  );
