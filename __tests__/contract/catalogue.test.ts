import { isApiError, SERVICE_UNAVAILABLE, UNEXPECTED_ERROR } from '../../src/contract/errors';
import { componentErrors, hasErrors, widgetErrors, withErrors } from '../../src/contract/fieldErrors';
import { isSessionExpiry } from '../../src/contract/sessionExpiry';
import { customerOutcome, isVideoCaptcha, needsReupload, paperworkLabel } from '../../src/contract/states';
import { nestErrors } from '../../src/contract/validate';
import type { PaperworkDetail } from '../../src/contract/wire';

const paper = (more: Partial<PaperworkDetail>): PaperworkDetail => ({
  tipo: 'Contratto',
  description: '',
  sign: '',
  azioni: 'upload',
  feedback: '',
  stampeId: '',
  barCode: '',
  frontDocUploadType: '',
  ...more,
});

it.each([
  ...['A', 'F', 'K'].map((state) => [state, 'resume'] as const),
  ...['T', 'P'].map((state) => [state, 'completed'] as const),
  ...['', 'N', 'a', 'AF', 'X'].map((state) => [state, 'verifyEmail'] as const),
])('[R4.2-01] [R4.2-02] [R4.2-03] the customer state %j is %s', (state, outcome) =>
  expect(customerOutcome(state)).toBe(outcome),
);

describe('paperwork', () => {
  it.each([
    ['Firmato', { sign: 'true', azioni: 'print' }],
    ['Accettato', { sign: 'true', azioni: 'upload' }],
    ['Da verificare', { sign: '', azioni: 'upload' }],
    ['Da caricare', { sign: 'never_uploaded', azioni: 'upload', tipo: 'Additional document' }],
    [
      'Da caricare',
      { sign: 'never_uploaded', azioni: 'upload', tipo: 'Busta paga', frontDocUploadType: 'CONTENT_PAYSLIP' },
    ],
    ['Rifiutato', { sign: 'never_uploaded', azioni: 'upload' }],
    ['Rifiutato', { sign: 'false', azioni: 'upload' }],
    ['Da firmare', { sign: 'false', azioni: 'print' }],
    ['Rifiutato', { sign: '', azioni: 'print' }],
  ] as const)('[R4.6-01] %s: %j', (label, item) => expect(paperworkLabel(paper(item))).toBe(label));

  it.each([
    [true, { feedback: 'KO illeggibile' }],
    [true, { feedback: 'KO', sign: 'true' }],
    [false, { feedback: 'OK' }],
    [false, { feedback: 'non KO' }],
    [true, { tipo: 'Additional', sign: 'false' }],
    [true, { tipo: 'ADDITIONAL DOC', sign: 'never_uploaded' }],
    [true, { tipo: 'Busta paga', sign: 'false', frontDocUploadType: 'CONTENT' }],
    [false, { tipo: 'Busta paga', sign: 'true', frontDocUploadType: 'CONTENT' }],
    [false, { tipo: 'Additional', sign: 'true' }],
    [false, { sign: 'false' }],
  ] as const)('[R4.6-02] again: %s for %j', (again, item) => expect(needsReupload(paper(item))).toBe(again));

  it('[R4.6-02] a video captcha asks for a new recording', () => {
    expect(isVideoCaptcha(paper({ tipo: ' Video Captcha ' }))).toBe(true);
    expect(isVideoCaptcha(paper({ tipo: 'Video' }))).toBe(false);
    expect(isVideoCaptcha(paper({ tipo: 'Video', frontDocUploadType: 'FRONT_DOC_' }))).toBe(true);
  });
});

describe('session expiry', () => {
  const known = [
    ['productInfo', 'no product code for session'],
    ['onboardingBack', 'no process found for session'],
    ['presaVisione', 'product code not found'],
    ['contactResume', 'user not authorized'],
  ] as const;
  it.each(known)('[R4.8-01] %s: «%s», and on no other call', (endpoint, message) => {
    expect(isSessionExpiry(endpoint, ` ${message.toUpperCase()} `)).toBe(true);
    expect(isSessionExpiry(endpoint, `${message}!`)).toBe(false);
    expect(isSessionExpiry('onboardingNext', message)).toBe(false);
    for (const [other] of known) {
      if (other !== endpoint) expect(isSessionExpiry(other, message)).toBe(false);
    }
  });
});

describe('errors of a step', () => {
  const widgets = [
    {
      name: 'documento',
      code: 'D',
      errorMessage: ['Illeggibile'],
      components: [
        { name: 'documento', value: 'Passaporto', status: '', errorMessage: [] },
        { name: 'numeroDocumento', value: '', status: '', errorMessage: ['Uno', 'Due'] },
      ],
    },
    { name: 'residenza', code: 'R', errorMessage: ['Non trovata'], components: [] },
  ];
  it('[R4.1-02] the messages of each component by path, the widgets’ with the document type in brackets', () => {
    expect(componentErrors(widgets)).toEqual({ 'documento.numeroDocumento': 'Uno. Due' });
    expect(widgetErrors(widgets)).toEqual(['[Passaporto] Illeggibile', 'Non trovata']);
    expect(hasErrors({ widgets })).toBe(true);
    expect(hasErrors({ widgets: [], errorMessage: ['No'] })).toBe(true);
    expect(hasErrors({ widgets: [], errorMessage: [] })).toBe(false);
  });
  it('[R4.1-02] are written by path and read back the same', () => {
    const written = withErrors(widgets, { 'documento.numeroDocumento': 'Tre', residenza: 'Quattro' });
    expect(componentErrors(written)).toEqual({ 'documento.numeroDocumento': 'Tre' });
    expect(widgetErrors(written)).toEqual(['Quattro']);
    expect(nestErrors({ 'a.b': '1', 'a.c': '2', d: '3' })).toEqual({ a: { b: '1', c: '2' }, d: '3' });
  });
});

it('[R8-01] the general words are those of the catalogue', () => {
  expect(UNEXPECTED_ERROR).toBe('Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.');
  expect(SERVICE_UNAVAILABLE).toBe('Servizio momentaneamente non disponibile.');
  expect(isApiError({ kind: 'business', endpoint: 'resume', message: '' })).toBe(true);
  const others = [null, undefined, new Error('x'), { kind: 'other', endpoint: 'resume' }, { kind: 'http' }];
  for (const other of others) expect(isApiError(other)).toBe(false);
});
