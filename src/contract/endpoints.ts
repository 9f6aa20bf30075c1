/** Every call of the spec's section 7, once. Both programs are derived from this table. */
export type ServiceName = 'main' | 'v2' | 'legacy';

export interface Endpoint {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  /** Path with `{name}` parameters. */
  readonly path: string;
  /** Names of the query string's parameters. */
  readonly query?: readonly string[];
  readonly body: 'none' | 'json' | 'multipart';
  readonly answer: 'json' | 'blob';
  readonly section: `7.${number}`;
}

const get = (section: `7.${number}`, path: string, more: Partial<Endpoint> = {}): Endpoint => ({
  service: 'main',
  method: 'GET',
  path,
  body: 'none',
  answer: 'json',
  section,
  ...more,
});
const post = (section: `7.${number}`, path: string, more: Partial<Endpoint> = {}): Endpoint => ({
  service: 'main',
  method: 'POST',
  path,
  body: 'json',
  answer: 'json',
  section,
  ...more,
});
const upload = (section: `7.${number}`, path: string): Endpoint => post(section, path, { body: 'multipart' });

export const endpoints = {
  productInfo: get('7.1', '/wgt/product/info'),
  onboardingNext: post('7.1', '/wgt/product/onboarding/next'),
  onboardingStart: post('7.1', '/wgt/product/onboarding/start'),
  onboardingBack: get('7.1', '/wgt/product/onboarding/back'),

  settoriAziende: post('7.2', '/wgt/utils/settoriaziende'),
  attivitaPerSettore: post('7.2', '/wgt/utils/dettaglioattivitaaziendepersettore'),
  tipiSocieta: post('7.2', '/wgt/utils/tiposocieta'),
  comuni: post('7.2', '/wgt/utils/comuni/ALL'),
  province: post('7.2', '/wgt/utils/province/ALL'),
  cittadinanze: post('7.2', '/wgt/utils/cittadinanze/VALID'),
  dettagliCap: post('7.2', '/wgt/utils/dettaglicapfromegon'),
  presaVisione: post('7.2', '/wgt/utils/presavisione'),
  stampaContratto: get('7.2', '/wgt/utils/stampa/contract/{stampeId}/{barCode}.pdf', { answer: 'blob' }),

  validateCodiceFiscale: post('7.3', '/wgt/validate/codicefiscale'),
  validateEmail: post('7.3', '/wgt/validate/email'),
  confermaEmail: post('7.3', '/wgt/validate/confermaemail'),
  validateCellulare: post('7.3', '/wgt/validate/cellulare'),
  confermaCellulare: post('7.3', '/wgt/validate/confermacellulare'),

  customerInfo: post('7.4', '/wgt/{provider}/getCustomerInfo'),
  checkCustomerInfo: post('7.4', '/wgt/check/customerInfo'),
  createPassword: post('7.4', '/user/biz/password'),

  contactStart: post('7.5', '/wgt/contact/start'),
  contactSendCell: post('7.5', '/wgt/contact/send/cell'),
  contactNext: post('7.5', '/wgt/contact/next'),
  contactValidateCell: post('7.5', '/wgt/contact/validate/cell'),
  contactList: post('7.5', '/wgt/contact/list'),
  contactContractList: post('7.5', '/wgt/contact/contract/list'),
  contactResume: post('7.5', '/wgt/contact/resume'),
  contactSendPdf: post('7.5', '/wgt/contact/sendpdf'),
  resumeStart: post('7.5', '/wgt/resume/start'),
  resumeSendCell: post('7.5', '/wgt/resume/send/cell'),
  resumeValidateCell: post('7.5', '/wgt/resume/validate/cell'),
  resume: post('7.5', '/wgt/resume'),
  signContractList: post('7.5', '/wgt/sign/contractlist'),

  questionnaireGet: post('7.6', '/wgt/acol/get/pg'),
  questionnaireSave: post('7.6', '/wgt/acol/save/pg'),

  invitations: post('7.7', '/wgt/business/invitations', { service: 'v2' }),
  legacyInvitation: get('7.7', '/onboarding/inv', { service: 'legacy', query: ['p', 'last'] }),
  promocodeCheck: get('7.7', '/promocode/check', {
    service: 'legacy',
    query: ['promocode', 'operatingLevel'],
  }),

  videoUpload: upload('7.8', '/wgt/video/upload'),
  documentUpload: upload('7.8', '/wgt/document/upload'),
  documentPreview: get('7.8', '/wgt/document/preview/{type}', { answer: 'blob' }),
  contactUpload: upload('7.8', '/wgt/contact/upload'),
  uploadAdditionalDoc: upload('7.8', '/wgt/contact/uploadAdditionalDoc'),
  videoCaptcha: post('7.8', '/wgt/video/captcha'),
  generateCaptcha: post('7.8', '/wgt/video/generate/captcha'),
  documentInfo: get('7.8', '/wgt/document/info/{guid}'),

  // The spec names these calls without their paths: docs/decisions/paths-not-shown.md
  paperworkList: post('7.9', '/wgt/contact/paperwork/list'),
  reuploadDocument: upload('7.9', '/wgt/contact/document/reupload'),
  updateDocumentsKo: post('7.9', '/wgt/contact/document/updateKO'),
  signDocument: post('7.9', '/wgt/contact/document/sign'),
  resumeNext: post('7.9', '/wgt/resume/next'),
  otpVerify: post('7.9', '/wgt/resume/otp/verify'),
  otpResend: post('7.9', '/wgt/resume/otp/resend'),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

export const endpointOf = (name: EndpointName): Endpoint => endpoints[name];

/** Names of the `{parameters}` in an endpoint's path, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** The path with its parameters filled in, each percent-encoded. Throws where one is missing. */
export const fillPath = (path: string, parameters: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (typeof value !== 'string' || value === '') throw new Error(`Path parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
