import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CODE_WRONG } from '../../../src/contract/refusalTexts';
import { sessionExpiryMessages } from '../../../src/contract/sessionExpiry';

interface Answer {
  httpStatus: number;
  readonly headers: Headers;
  bytes: Buffer;
}
type Body = Record<string, unknown>;

interface Fault {
  readonly path: string;
  readonly alter: (answer: Answer) => void;
}

const json = (path: string, alter: (body: Body) => void): Fault => ({
  path,
  alter: (answer) => {
    if (answer.bytes.length === 0) return;
    const body = JSON.parse(answer.bytes.toString()) as Body;
    alter(body);
    answer.bytes = Buffer.from(JSON.stringify(body));
  },
});
const data = (path: string, alter: (data: Body, body: Body) => void): Fault =>
  json(path, (body) => {
    if (typeof body.data === 'object' && body.data !== null) alter(body.data as Body, body);
  });
const ofType = (path: string, type: string, bytes?: Buffer): Fault => ({
  path,
  alter: (answer) => {
    if (answer.httpStatus !== 200) return;
    answer.headers.set('content-type', type);
    if (bytes) answer.bytes = bytes;
  },
});

const withoutFlags: Fault = {
  path: '/wgt/product/info',
  alter: ({ headers }) => {
    const lines = headers.getSetCookie();
    headers.delete('set-cookie');
    for (const line of lines)
      headers.append('set-cookie', line.replace(/;\s*(?:httponly|samesite=\w+)/gi, ''));
  },
};

export const faults: Readonly<Record<string, Fault>> = {
  'productInfo: the message of an expired session: the session has ended': json(
    '/wgt/product/info',
    (body) => {
      if (body.message === sessionExpiryMessages.productInfo) body.message = 'session expired';
    },
  ),
  'cookie: is HttpOnly': withoutFlags,
  'cookie: says SameSite': withoutFlags,
  'promocodeCheck: an unknown promo code is refused': json('/promocode/check', (body) => {
    delete body.message;
  }),
  'confermaEmail: a wrong code is refused': json('/wgt/validate/confermaemail', (body) => {
    if (body.message === CODE_WRONG) body.status = 'success';
  }),
  'numbering: is that of reading A': json('/wgt/product/onboarding/start', (body) => {
    if ('number' in body) body.number = 5;
  }),
  'numbering: contact-info has its number': json('/wgt/product/onboarding/start', () => undefined),
  'documentPreview: FRONT_DOC_1: shows what was sent': ofType(
    '/wgt/document/preview/FRONT_DOC_1',
    'application/octet-stream',
  ),
  'documentUpload: sha256 is that of the bytes sent': json('/wgt/document/upload', (body) => {
    if ('sha256' in body) body.sha256 = '0'.repeat(64);
  }),
  'resumeStart: an unknown guid is refused': {
    path: '/wgt/resume/start',
    alter: (answer) => {
      if (!answer.bytes.includes('bad_request')) return;
      answer.httpStatus = 500;
      answer.bytes = Buffer.from('Internal Server Error');
    },
  },
  'stampaContratto: the questionnaire is a PDF': ofType(
    '/wgt/utils/stampa/contract/',
    'text/html',
    Buffer.from('<p>Accesso negato</p>'),
  ),
  'stampaContratto: the contract is a PDF': ofType('/wgt/utils/stampa/contract/', 'text/html'),
  'stampaContratto: the signed contract is a PDF': ofType('/wgt/utils/stampa/contract/', 'text/html'),
  'contactContractList: without a session it is refused': json('/wgt/contact/contract/list', (body) => {
    if (body.status !== 'success') Object.assign(body, { status: 'success', data: [] });
  }),
  'CORS: an answer allows the origin by its name': {
    path: '/',
    alter: ({ headers }) => {
      headers.set('access-control-allow-origin', '*');
      headers.set('access-control-allow-credentials', 'true');
      headers.set('access-control-allow-headers', 'content-type');
    },
  },
  'CORS: a preflight allows the origin by its name': { path: '/', alter: () => undefined },
  'CORS: another origin is not allowed': { path: '/', alter: () => undefined },
};

/** What differs from the declaration in a way that the app reads all the same. */
export const tolerated: Readonly<Record<string, Fault>> = {
  'province: is taken: the answer is as declared': data('/wgt/utils/province/ALL', (list) => {
    for (const one of Object.values(list)) delete (one as Body).nome;
  }),
  'cittadinanze: is taken: the answer is as declared': json('/wgt/utils/cittadinanze/VALID', (body) => {
    body.data = { elenco: body.data };
  }),
  'contactStart: is taken: the answer is as declared': data('/wgt/contact/start', (state) => {
    state.resendIn = '60';
  }),
};

/** What this back end lacks, and may. */
const lacks: readonly Fault[] = [
  data('/wgt/product/info', (info) => {
    delete info.session;
    delete info.today;
  }),
  data('/wgt/contact/paperwork/list', (list) => {
    for (const one of Object.values(list)) delete (one as Body).missing;
  }),
];

const forwarded = async (request: IncomingMessage, behind: string): Promise<Answer> => {
  if (request.method === 'OPTIONS')
    return { httpStatus: 204, headers: new Headers(), bytes: Buffer.alloc(0) };
  const headers = new Headers();
  for (const name of ['cookie', 'content-type']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = await buffer(request);
  const { method } = request;
  const init = { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) };
  const response = await fetch(new URL(request.url ?? '/', behind), init);
  return {
    httpStatus: response.status,
    headers: new Headers(response.headers),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

export const faultyBackEnd = async (
  behind: string,
): Promise<{ readonly server: Server; readonly url: string }> => {
  const server = createServer((request, response) => {
    void forwarded(request, behind).then((answer) => {
      for (const { path, alter } of [...Object.values(faults), ...Object.values(tolerated), ...lacks])
        if (request.url?.startsWith(path)) alter(answer);
      const { httpStatus, headers, bytes } = answer;
      for (const gone of ['content-length', 'transfer-encoding', 'connection']) headers.delete(gone);
      const cookies = headers.getSetCookie();
      headers.delete('set-cookie');
      response.writeHead(httpStatus, {
        ...Object.fromEntries(headers),
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      });
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
};
