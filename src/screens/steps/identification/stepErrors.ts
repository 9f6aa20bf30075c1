import { otherUploadTypes, uploadTypes } from '../../../contract/uploads';
import type { FieldErrors } from '../../../contract/validate';
import { errorsOnPage } from '../../../flows/navigation/pageOfErrors';
import { identificationCopy } from '../../../copy/identification';
import type { RootState } from '../../../state/root';
import { selectUpload } from '../../../state/selectors';
import { isUploading } from '../../../state/uploads';

export type PageIndex = 0 | 1 | 2;

/** Returns the errors of a sub-page: those of its own widgets, and of widgets that are on no sub-page. */
export const errorsOfPage = (errors: FieldErrors, page: PageIndex): FieldErrors =>
  errorsOnPage('identification', errors, page);

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
