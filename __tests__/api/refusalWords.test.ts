// What refuses a call whose status is all that it says: any word but a success (spec, 7, 7.3 and 7.7).
import fc from 'fast-check';
import { answerSchemaOf } from '../../src/contract/answers';
import { endpointNames, endpointOf, type EndpointName } from '../../src/contract/endpoints';
import { isRefusal } from '../../src/contract/refusal';
import { validationApi } from '../../src/api/validation';
import { failure, httpServer, storeFor } from './support';

const says = (name: EndpointName): readonly string[] =>
  Object.keys(answerSchemaOf(name)?.['properties'] ?? {});

/** Nothing but a status is declared, or a code is judged. */
const saysNoMore = endpointNames.filter(
  (name) =>
    endpointOf(name).answer === 'json' &&
    (says(name).every((field) => ['status', 'message'].includes(field)) ||
      /validate.*cell$|^otpVerify$/i.test(name)),
);
const others = endpointNames.filter(
  (name) => !saysNoMore.includes(name) && endpointOf(name).body !== 'multipart',
);

const isSuccess = (word: string): boolean => /^\s*(success|ok)?\s*$/i.test(word);
const words = fc.oneof(
  fc.constantFrom(
    'KO',
    'ko',
    'failed',
    'FAILURE',
    'errore',
    'not valid',
    'bad_request',
    'error',
    'ERROR',
    'false',
  ),
  fc.string().filter((word) => !isSuccess(word)),
);

describe('a status', () => {
  it('[R7.0-01] refuses a call that says no more, whatever the word, unless it is a success', () => {
    expect(saysNoMore).toEqual(expect.arrayContaining(['confermaEmail', 'promocodeCheck', 'presaVisione']));
    fc.assert(
      fc.property(fc.constantFrom(...saysNoMore), words, (name, word) => isRefusal(endpointOf(name), word)),
    );
    for (const word of ['success', 'SUCCESS', 'OK', 'ok', '', undefined, null, 200])
      for (const name of saysNoMore) expect([name, isRefusal(endpointOf(name), word)]).toEqual([name, false]);
  });

  it('[R7.0-01] refuses another call by the two words of the specification alone, in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...others), words, (name, word) => {
        const isOne = ['bad_request', 'error'].includes(word.trim().toLowerCase());
        return isRefusal(endpointOf(name), word) === isOne;
      }),
    );
  });

  const server = httpServer();
  afterAll(() => server.stop());

  it('[R7.3-03] KO confirms no code, and its message is shown', async () => {
    const store = storeFor(await server.start());
    server.json({ status: 'KO', message: 'Codice scaduto' });
    const { confermaEmail } = validationApi.endpoints;
    const sent = store.dispatch(confermaEmail.initiate({ indirizzo: 'a@b.it', codice: '123456' }));
    expect(await failure(sent)).toMatchObject({ kind: 'business', message: 'Codice scaduto' });
  });
});
