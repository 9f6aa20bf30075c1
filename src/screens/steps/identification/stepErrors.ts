import { UPLOADED } from '../../../contract/rules/documents';
import type { StepValues } from '../../../contract/steps/definition';
import { otherUploadTypes, uploadTypes } from '../../../contract/uploads';
import type { FieldErrors } from '../../../contract/validate';
import { errorsOnPage } from '../../../flows/navigation/pageOfErrors';
import { identificationCopy } from '../../../copy/identification';
import type { RootState } from '../../../state/root';
import { selectUpload } from '../../../state/selectors';
import { hasFailed, isUploading } from '../../../state/uploads';

export type PageIndex = 0 | 1 | 2;

/** With the errors of widgets that are on no sub-page. */
export const errorsOfPage = (errors: FieldErrors, page: PageIndex): FieldErrors =>
  errorsOnPage('identification', errors, page);

const { content: _, contentBack: __, documentoFronte, documentoRetro, ...second } = uploadTypes;

const typesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  documento: { documentoFronte, documentoRetro },
  secondoDocumento: second,
  altriDocumenti: otherUploadTypes,
};

const { wait, notReplaced } = identificationCopy.files;

/** Continue waits for a running upload, and does not pass over a replacement that failed (uploads.md). */
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
