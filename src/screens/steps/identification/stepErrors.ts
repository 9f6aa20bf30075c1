import { UPLOADED } from '../../../contract/rules/documents';
import type { StepValues } from '../../../contract/steps/definition';
import { otherUploadTypes, uploadTypes } from '../../../contract/uploads';
import type { FieldErrors } from '../../../contract/validate';
import { identificationCopy } from '../../../copy/identification';
import type { RootState } from '../../../state/root';
import { selectUpload } from '../../../state/selectors';
import { hasFailed, isUploading } from '../../../state/uploads';

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

const { wait, notReplaced } = identificationCopy.files;

/**
 * Returns messages for files that are neither missing nor stored: those still uploading, and those that were
 * to replace a stored one and could not.
 */
export const errorsOfUploads = (state: RootState, values: StepValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(typesOf).flatMap(([widget, types]) =>
      Object.entries(types).flatMap(([component, type]): readonly (readonly [string, string])[] => {
        const path = `${widget}.${component}`;
        const upload = selectUpload(type)(state);
        if (isUploading(upload)) return [[path, wait]];
        const isStored = values[widget]?.[component] === UPLOADED;
        return isStored && hasFailed(upload) ? [[path, notReplaced]] : [];
      }),
    ),
  );
