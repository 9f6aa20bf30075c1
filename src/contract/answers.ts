/**
 * The types of the answers are derived from these schemas (`wire.ts`). A call that is not here answers
 * `Answer`, or a file.
 */
import { endpointOf, type EndpointName } from './endpoints';
import type { JsonSchema } from './requestSchemas';
import { customerInfoAnswer, customerStateAnswer } from './shapes/customer';
import { answer, answerWith, dataAnswer, list, named, text } from './shapes/declare';
import * as lookups from './shapes/lookups';
import { questionnaireAnswer } from './shapes/questionnaire';
import {
  contractsAnswer,
  paperworkDetailsAnswer,
  paperworkListAnswer,
  resumeStateAnswer,
} from './shapes/resume';
import { productInfoAnswer } from './shapes/session';
import { invitation, stepAnswer } from './shapes/step';
import { captchaAnswer, documentInfoAnswer, uploadAnswer } from './shapes/uploads';

export const answerSchemas = {
  productInfo: productInfoAnswer,
  onboardingNext: stepAnswer,
  onboardingStart: stepAnswer,
  onboardingBack: stepAnswer,

  settoriAziende: lookups.optionsAnswer,
  attivitaPerSettore: lookups.optionsAnswer,
  tipiSocieta: lookups.businessTypesAnswer,
  comuni: lookups.municipalitiesAnswer,
  province: lookups.provincesAnswer,
  cittadinanze: lookups.citizenshipsAnswer,
  dettagliCap: lookups.capLocalitiesAnswer,

  customerInfo: customerInfoAnswer,
  checkCustomerInfo: customerStateAnswer,

  contactStart: resumeStateAnswer,
  contactNext: resumeStateAnswer,
  contactValidateCell: resumeStateAnswer,
  contactList: paperworkListAnswer,
  contactContractList: contractsAnswer,
  contactResume: stepAnswer,
  resumeStart: resumeStateAnswer,
  resumeValidateCell: resumeStateAnswer,
  resume: stepAnswer,
  signContractList: contractsAnswer,

  questionnaireGet: questionnaireAnswer,

  // A back end may answer anything in `data`: the app does not read it.
  invitations: answerWith({ data: invitation }),
  legacyInvitation: dataAnswer(
    list(named('CampaignOfInvitation', { campaignUrl: text() }, { optional: ['campaignUrl'] })),
  ),

  videoUpload: uploadAnswer,
  documentUpload: uploadAnswer,
  contactUpload: uploadAnswer,
  uploadAdditionalDoc: uploadAnswer,
  generateCaptcha: captchaAnswer,
  documentInfo: documentInfoAnswer,

  resumeNext: stepAnswer,
  paperworkList: paperworkDetailsAnswer,
  reuploadDocument: uploadAnswer,
  otpVerify: resumeStateAnswer,
} satisfies { readonly [E in EndpointName]?: JsonSchema | object };

export const answerSchemaOf = (name: EndpointName): JsonSchema | undefined => {
  if (endpointOf(name).answer === 'blob') return undefined;
  const schemas: { readonly [E in EndpointName]?: object } = answerSchemas;
  return { ...(schemas[name] ?? answer) };
};
