import type { FieldErrors } from '../../../contract/validate';
import { otherUploadTypes, uploadTypes } from '../../../contract/uploads';
import { identificationCopy } from '../../../copy/identification';
import type { RootState } from '../../../state/root';
import { selectUpload } from '../../../state/selectors';
import { isMoving } from '../../../state/uploads';

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
