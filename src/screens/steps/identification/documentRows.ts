import { documentTypes } from '../../../contract/documentTypes';
import { uploadTypes } from '../../../contract/uploads';

export interface DocumentRow {
  readonly which: 'first' | 'second';
  readonly widget: 'documento' | 'secondoDocumento';
  readonly type: string;
  readonly number: string;
  readonly city: string;
  readonly issueDate: string;
  readonly expiryDate: string;
  readonly issuer: string;
  readonly front: Side;
  readonly back: Side;
}
interface Side {
  readonly name: string;
  readonly uploadType: string;
}

export const documentRows = {
  first: {
    which: 'first',
    widget: 'documento',
    type: 'documento.documento',
    number: 'documento.numeroDocumento',
    city: 'documento.cittaRilascio',
    issueDate: 'documento.dataRilascio',
    expiryDate: 'documento.dataScadenza',
    issuer: 'documento.enteEmissione',
    front: { name: 'documento.documentoFronte', uploadType: uploadTypes.documentoFronte },
    back: { name: 'documento.documentoRetro', uploadType: uploadTypes.documentoRetro },
  },
  second: {
    which: 'second',
    widget: 'secondoDocumento',
    type: 'secondoDocumento.secondoDocumento',
    number: 'secondoDocumento.numeroSecondoDocumento',
    city: 'secondoDocumento.cittaRilascioSecondoDocumento',
    issueDate: 'secondoDocumento.dataRilascioSecondoDocumento',
    expiryDate: 'secondoDocumento.dataScadenzaSecondoDocumento',
    issuer: 'secondoDocumento.enteEmissioneSecondoDocumento',
    front: { name: 'secondoDocumento.documentoDueFronte', uploadType: uploadTypes.documentoDueFronte },
    back: { name: 'secondoDocumento.documentoDueRetro', uploadType: uploadTypes.documentoDueRetro },
  },
} as const satisfies Record<string, DocumentRow>;

const { healthCard, indefinitePermit } = documentTypes;

/** Spec, 4.5. */
export const fieldsOfType = (type: string) => ({
  /** The document has its own number; else the tax code is shown read-only. */
  ownNumber: type !== healthCard,
  issue: type !== healthCard,
  expiry: type !== healthCard && type !== indefinitePermit,
});
