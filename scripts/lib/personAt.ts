import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { sampleApplicant } from '../../src/contract/samples/applicant';
import type { Person } from '../../server/walk/acts';
import { Caller, type Transport } from '../../server/walk/caller';

/** Milliseconds that a client waits for an answer before it leaves; undefined: until it comes. */
export type Patience = () => number | undefined;
const endless: Patience = () => undefined;

/** `ca`: the certificate by which an https address is trusted. */
const connecting = (url: string, ca?: Buffer, patience = endless): Transport => {
  const agent = ca && new Agent({ ca });
  return async ({ method, path, contentType, payload }, cookie) => {
    const target = new URL(path, url);
    const headers = {
      ...(cookie !== undefined && { cookie }),
      ...(payload !== undefined && {
        'content-type': contentType,
        'content-length': Buffer.byteLength(payload),
      }),
    };
    const ms = patience();
    const leaves = ms !== undefined && { signal: AbortSignal.timeout(ms) };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
      send(target, { method, headers, agent, ...leaves }, resolve)
        .once('error', reject)
        .end(payload);
    });
    return {
      httpStatus: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      setCookies: response.headers['set-cookie'] ?? [],
      text: await text(response),
    };
  };
};

export const callerAt = (url: string, ca?: Buffer, patience?: Patience): Caller =>
  new Caller(connecting(url, ca, patience));

interface Message {
  readonly to: string;
  readonly code: string;
}

let people = 0;

/** Has no session yet. */
export const personAt = (url: string, patience?: Patience): Person => {
  const caller = callerAt(url, undefined, patience);
  people += 1;
  return {
    caller,
    applicant: sampleApplicant(people),
    year: new Date().getFullYear(),
    productCode: 'DITTA_INDIVIDUALE',
    codeFor: async (to) => {
      const { body } = await callerAt(url).send({ method: 'GET', path: '/sandbox/outbox.json' });
      const messages = body as unknown as readonly Message[];
      return messages.find((one) => one.code !== '' && one.to === to)?.code ?? '';
    },
  };
};

export const arriveAt = async (url: string, patience?: Patience): Promise<Person> => {
  const person = personAt(url, patience);
  await person.caller.call('productInfo');
  return person;
};
