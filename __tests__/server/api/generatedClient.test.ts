/**
 * The whole job by a client that a public generator made from the OpenAPI document: over HTTP, with its
 * types. Of our code it uses only the values that an applicant gives.
 */
import createClient, { type Middleware } from 'openapi-fetch';
import { callDocs } from '../../../src/contract/openapi/calls';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { webm } from '../files';
import {
  answersOfQuestionnaire,
  goodValues,
  newApplicant,
  testService,
  widgetsFor,
  type TestFile,
} from '../support';
import { listen } from '../support/listening';
import type { paths } from './generated/client';

const service = testService();

/** A browser's cookies, which Node's `fetch` does not keep. */
const cookieJar = (): Middleware => {
  const cookies = new Map<string, string>();
  return {
    onRequest: ({ request }) => {
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    },
    onResponse: ({ response }) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
    },
  };
};

/** The data of a success. Throws for a refusal. */
const given = <T extends { readonly status: string }>(answered: {
  readonly data?: T;
}): Extract<T, { readonly status: 'success' }> => {
  if (answered.data?.status !== 'success') throw new Error(JSON.stringify(answered));
  return answered.data as Extract<T, { readonly status: 'success' }>;
};

const formOf = (fields: Readonly<Record<string, string>>, { content, contentType }: TestFile): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(content)], { type: contentType }), 'file');
  return form;
};

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  const { name, ...others } = value as Readonly<Record<string, unknown>>;
  return { name, ...Object.fromEntries(Object.entries(others).map(([key, one]) => [key, shapeOf(one)])) };
};

it('comes from the first call to the signature', async () => {
  const api = createClient<paths>({ baseUrl: await listen(service) });
  api.use(cookieJar());
  const applicant = newApplicant();
  const { nome, cognome, cf, email, cellulare, password } = applicant;
  const values = goodValues(applicant);
  const phone = { numero: cellulare, prefisso: '+39' };

  const product = given(await api.GET('/wgt/product/info'));
  const start = { code: product.data.productCode };
  let step = given(await api.POST('/wgt/product/onboarding/start', { body: start }));
  const next = async (widgets: Parameters<typeof widgetsFor>[0]): Promise<string> => {
    const body = { number: null, widgets: [] };
    const { number } = given(await api.POST('/wgt/product/onboarding/next', { body }));
    const sent = { number, widgets: widgetsFor(widgets) as typeof step.widgets };
    step = given(await api.POST('/wgt/product/onboarding/next', { body: sent }));
    return step.name;
  };

  const names = { nome, cognome, codiceFiscale: cf, intestatari: 1 };
  const known = given(await api.POST('/wgt/check/customerInfo', { body: names }));
  expect(known.data.stato).toBe('');
  given(await api.POST('/wgt/validate/email', { body: { indirizzo: email } }));
  const mailed = { indirizzo: email, codice: await service.lastCode(email) };
  given(await api.POST('/wgt/validate/confermaemail', { body: mailed }));
  given(await api.POST('/wgt/validate/cellulare', { body: phone }));
  const texted = { ...phone, codice: await service.lastCode(`+39${cellulare}`) };
  given(await api.POST('/wgt/validate/confermacellulare', { body: texted }));
  given(await api.POST('/user/biz/password', { body: { password, confermaPassword: password } }));

  expect(await next(values['contact-info'])).toBe('Dati personali');
  expect(shapeOf(step)).toEqual(shapeOf(callDocs.onboardingNext.answer));
  expect(await next(values['address-info'])).toBe('Dati azienda');
  expect(await next(values['company-info'])).toBe('Autocertificazioni');
  given(await api.POST('/wgt/acol/save/pg', { body: answersOfQuestionnaire }));
  expect(await next(values['self-certifications'])).toBe('Carta');
  expect(await next(values.card)).toBe('Identificati');

  const picture = await jpeg(1200, 800);
  for (const type of ['FRONT_DOC_1', 'BACK_DOC_1', 'FRONT_DOC_2', 'BACK_DOC_2']) {
    const body = formOf({ type }, picture) as never;
    const { sha256 } = given(
      await api.POST('/wgt/document/upload', { body, bodySerializer: (form) => form }),
    );
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  }
  const { guid } = step;
  const words = given(await api.POST('/wgt/video/generate/captcha', { body: { guid } }));
  const video = formOf({ type: 'FRONT_DOC_', guid }, webm()) as never;
  given(await api.POST('/wgt/video/upload', { body: video, bodySerializer: (form) => form }));
  const { captcha } = words.data;
  given(await api.POST('/wgt/video/captcha', { body: { guid, captcha } }));
  expect(await next(values.identification)).toBe('Firma il contratto');

  const listed = given(await api.POST('/wgt/sign/contractlist', { body: { guid } }));
  expect(listed.data).toHaveLength(2);
  for (const { stampeId, barCode = '' } of listed.data) {
    const path = { stampeId, barCode };
    const address = '/wgt/utils/stampa/contract/{stampeId}/{barCode}.pdf';
    const pdf = await api.GET(address, { params: { path }, parseAs: 'text' });
    expect(pdf.data).toMatch(/^%PDF/);
    given(await api.POST('/wgt/utils/presavisione', { body: { stampeId, barcode: barCode } }));
  }
  expect(await next(values.contract)).toBe('Richiesta completata');
});
