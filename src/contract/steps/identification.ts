import * as yup from 'yup';
import { documentTypes } from '../documentTypes';
import { notValidated, oneOf, requiredText } from '../rules/base';
import {
  documentNumber, expiryDate, firstDocumentTypes, issueCity, issueDate, issuer, saysItalian, secondDocumentTypes, uploaded,
  uploadedIfInStep,
} from '../rules/documents'; // prettier-ignore
import { invalid } from '../rules/generalMessages';
import type { StepDefinition } from './definition';

export const IDENTIFICATION_MODE = 'video_captcha_doc_2';
/** The second mode is in the data model only; the step is submitted with the first. */
const IDENTIFICATION_MODES = [IDENTIFICATION_MODE, 'video_captcha_1_doc_ps'] as const;

const empty = {
  video: { modIdentificazione: IDENTIFICATION_MODE, docVideoCaptcha: '' },
  documento: {
    documento: '',
    numeroDocumento: '',
    cittaRilascio: '',
    dataRilascio: '',
    dataScadenza: '',
    enteEmissione: '',
    documentoFronte: '',
    documentoRetro: '',
  },
  secondoDocumento: {
    /** Set by the service. It selects the types of the second document. */
    cittadinanzaItaliana: 'true',
    secondoDocumento: '',
    numeroSecondoDocumento: '',
    cittaRilascioSecondoDocumento: '',
    dataRilascioSecondoDocumento: '',
    dataScadenzaSecondoDocumento: '',
    enteEmissioneSecondoDocumento: '',
    documentoDueFronte: '',
    documentoDueRetro: '',
  },
  altriDocumenti: {
    videoSelfie: '',
    selfieDocumento: '',
    tesseraStudente: '',
    tesseraSanitaria: '',
    bustaPaga: '',
    bollettaEstrattoConto: '',
    certificatoResidenza: '',
  },
};
export type IdentificationValues = typeof empty;

const firstDocument = yup.object({
  documento: oneOf(requiredText('Tipo di documento'), firstDocumentTypes, invalid('Tipo di documento')),
  numeroDocumento: documentNumber('documento'),
  cittaRilascio: issueCity(),
  dataRilascio: issueDate(),
  dataScadenza: expiryDate('dataRilascio', 'documento'),
  enteEmissione: issuer(),
  documentoFronte: uploaded('documentoFronte'),
  documentoRetro: uploaded('documentoRetro'),
});

const { healthCard, indefinitePermit } = documentTypes;
/** The second documents of these types lack the field. */
const unlessType = (rule: yup.StringSchema<string>, ...types: readonly string[]): yup.StringSchema<string> =>
  notValidated().when('secondoDocumento', {
    is: (type: unknown) => typeof type !== 'string' || !types.includes(type),
    then: () => rule,
  });

const secondDocument = yup.object({
  cittadinanzaItaliana: notValidated(),
  secondoDocumento: requiredText('Tipo di documento').test('choice', function (value) {
    const { cittadinanzaItaliana } = this.parent as IdentificationValues['secondoDocumento'];
    const whole = this.from?.[1]?.value as Partial<IdentificationValues> | undefined;
    const allowed = secondDocumentTypes(saysItalian(cittadinanzaItaliana), whole?.documento?.documento ?? '');
    return value.trim() === '' || allowed.includes(value)
      ? true
      : this.createError({ message: invalid('Tipo di documento') });
  }),
  numeroSecondoDocumento: unlessType(documentNumber('secondoDocumento'), healthCard),
  cittaRilascioSecondoDocumento: unlessType(issueCity(), healthCard),
  dataRilascioSecondoDocumento: unlessType(issueDate(), healthCard),
  dataScadenzaSecondoDocumento: unlessType(
    expiryDate('dataRilascioSecondoDocumento', 'secondoDocumento'),
    healthCard,
    indefinitePermit,
  ),
  enteEmissioneSecondoDocumento: issuer(),
  documentoDueFronte: uploaded('documentoDueFronte'),
  documentoDueRetro: uploaded('documentoDueRetro'),
});

export const identification: StepDefinition<IdentificationValues> = {
  empty,
  optional: ['altriDocumenti'],
  schema: yup.object({
    video: yup.object({
      modIdentificazione: oneOf(requiredText('Modalità'), IDENTIFICATION_MODES, invalid('Modalità')),
      docVideoCaptcha: uploaded('docVideoCaptcha'),
    }),
    documento: firstDocument,
    secondoDocumento: secondDocument,
    altriDocumenti: yup
      .object({
        videoSelfie: uploadedIfInStep('videoSelfie'),
        selfieDocumento: uploadedIfInStep('selfieDocumento'),
        tesseraStudente: uploadedIfInStep('tesseraStudente'),
        tesseraSanitaria: uploadedIfInStep('tesseraSanitaria'),
        bustaPaga: uploadedIfInStep('bustaPaga'),
        bollettaEstrattoConto: uploadedIfInStep('bollettaEstrattoConto'),
        certificatoResidenza: uploadedIfInStep('certificatoResidenza'),
      })
      .default(undefined)
      .optional(),
  }),
};
