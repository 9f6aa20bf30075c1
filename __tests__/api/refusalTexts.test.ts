import { contactApi } from '../../src/api/contact';
import { validationApi } from '../../src/api/validation';
import * as actions from '../../src/flows/actions';
import { createPassword } from '../../src/flows/steps/contact';
import { appFor, failure, httpServer, storeFor } from './support';

const server = httpServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());

const code = { code: '123456' };
const email = { indirizzo: 'a@b.it', codice: '123456' };
const phone = { numero: '3331234567', prefisso: '+39', codice: '123456' };
const { endpoints: contact } = contactApi;
const { endpoints: validation } = validationApi;
const NOT_FOUND = 'La pratica richiesta non è stata trovata';
const WRONG = 'Il codice OTP che hai inserito non è valido.';
const NO_MATCH = 'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
const identity = { cf: 'x', numCell: '3', prefCell: '+39', mail: 'a@b.it' };

type Store = ReturnType<typeof storeFor>;
const calls = [
  ['resumeStart', NOT_FOUND, (to: Store) => to.dispatch(contact.resumeStart.initiate({ guid: 'g' }))],
  ['contactStart', NOT_FOUND, (to: Store) => to.dispatch(contact.contactStart.initiate({ guid: 'g' }))],
  ['contactNext', NO_MATCH, (to: Store) => to.dispatch(contact.contactNext.initiate(identity))],
  ['contactValidateCell', WRONG, (to: Store) => to.dispatch(contact.contactValidateCell.initiate(code))],
  ['resumeValidateCell', WRONG, (to: Store) => to.dispatch(contact.resumeValidateCell.initiate(code))],
  ['confermaEmail', WRONG, (to: Store) => to.dispatch(validation.confermaEmail.initiate(email))],
  ['confermaCellulare', WRONG, (to: Store) => to.dispatch(validation.confermaCellulare.initiate(phone))],
] as const;

describe.each(calls)('%s that is refused by status alone', (endpoint, words, call) => {
  const refusedBy = async (status: number, body: string) => {
    server.answer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
    return failure(call(storeFor(url)));
  };

  it.each([
    [404, ''],
    [400, '{}'],
    [422, '<html></html>'],
    [200, '{"status":"bad_request"}'],
    [403, '{"status":"error","message":""}'],
  ])('[R8-02] [R8-03] [R8-04] HTTP %d %j: says what section 8 says', async (status, body) => {
    expect(await refusedBy(status, body)).toMatchObject({ kind: 'business', endpoint, message: words });
  });

  it.each([401, 429, 500, 503])('HTTP %d keeps its own kind and text', async (status) => {
    const { kind, message } = await refusedBy(status, '');
    expect([kind, message === words]).toEqual(['http', false]);
  });
});

describe('a password that is not created', () => {
  const FIXED = "C'è stato un errore durante la creazione della password si prega di riprovare";
  const passwords = { password: 'Sicura-2026!', confermaPassword: 'Sicura-2026!' };
  const create = actions.passwordSubmitted(passwords);
  const said = async (status: number, body: string) => {
    server.answer((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
    const { store, runSaga } = appFor(url);
    await runSaga(createPassword, create).toPromise();
    return store.getState().ui.dialog?.message;
  };

  it.each([
    [200, '{"status":"bad_request"}'],
    [200, '{"status":"error","message":""}'],
    [400, ''],
    [404, '<html></html>'],
    [409, '{"status":"error"}'],
    [429, '{"status":"error"}'],
    [500, '{"status":"error"}'],
    [503, ''],
    // Its own fault, for which it has no words.
    [500, '{"status":"error","message":"Errore interno"}'],
  ])('[R8-06] HTTP %d %j: shows the fixed text', async (status, body) => {
    expect(await said(status, body)).toBe(FIXED);
  });

  it.each([200, 400, 422])('[R8-06] HTTP %d with words of the service: shows these', async (status) => {
    expect(await said(status, '{"status":"bad_request","message":"Usata di recente"}')).toBe(
      'Usata di recente',
    );
  });
});
