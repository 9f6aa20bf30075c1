import { otherUploadTypes, uploadTypes } from '../../../contract/uploads';
import type { FieldErrors } from '../../../contract/validate';
import { identificationCopy } from '../../../copy/identification';
import type { RootState } from '../../../state/root';
import { selectUpload } from '../../../state/selectors';
import { isUploading } from '../../../state/uploads';

/** Widgets by sub-page. The step's other documents are on the page of the second. */
const pageWidgets = [
  ['video'],
  ['documento'],
  ['secondoDocumento', 'altriDocumenti'],
] as const satisfies readonly (readonly string[])[];

export type PageIndex = 0 | 1 | 2;

const widgetOf = (path: string): string => path.split('.')[0] ?? '';

/** Returns the errors of a sub-page's own widgets. */
export const errorsOfPage = (errors: FieldErrors, page: PageIndex): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) =>
      (pageWidgets[page] as readonly string[]).includes(widgetOf(path)),
    ),
  );

/** Returns the first sub-page with an error; undefined if there is none. */
export const firstWrongPage = (errors: FieldErrors): PageIndex | undefined =>
  ([0, 1, 2] as const).find((page) => Object.keys(errorsOfPage(errors, page)).length > 0);

const { content: _, contentBack: __, documentoFronte, documentoRetro, ...second } = uploadTypes;

/** Upload types by widget and component. */
const typesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  documento: { documentoFronte, documentoRetro },
  secondoDocumento: second,
  altriDocumenti: otherUploadTypes,
};

/** Returns messages for files still uploading: they are neither missing nor stored. */
export const errorsOfUploads = (state: RootState): FieldErrors =>
  Object.fromEntries(
    Object.entries(typesOf).flatMap(([widget, types]) =>
      Object.entries(types)
        .filter(([, type]) => isUploading(selectUpload(type)(state)))
        .map(([component]) => [`${widget}.${component}`, identificationCopy.files.wait]),
    ),
  );
