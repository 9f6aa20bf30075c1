import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendBy } from '../../../../server/delivery/sms/gateway';
import { readTemplate } from '../../../../server/delivery/sms/templateFormat';
import { templateGateway } from '../../../../server/delivery/sms/templateGateway';

const account = { user: 'utente', password: 'se@greto', sender: '' };
const headers = { authorization: 'Basic {basic}' };

describe('a message', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  let url: string;
  const received: unknown[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { method, url: path, headers } = request;
      void text(request).then((body) => {
        received.push([method, path, headers.authorization, body]);
        answer(response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms?x=1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const sent = (status = 'queued') => {
    const success = { status: [200], match: { '/status': `^${status}$` } };
    const template = { url, headers, form: 'json', body: { to: '{to}', text: '{text}' }, success };
    const gateway = templateGateway(readTemplate(JSON.stringify(template)), account);
    return sendBy(gateway)({ to: '+393331234567', text: 'Codice 918273', code: '918273' });
  };

  it('counts as sent by what the answer says', async () => {
    answer = (response) => response.end('{"status":"queued"}');
    await sent();
    const authorization = `Basic ${Buffer.from('utente:se@greto').toString('base64')}`;
    const body = '{"to":"+393331234567","text":"Codice 918273"}';
    expect(received).toEqual([['POST', '/sms?x=1', authorization, body]]);
    await expect(sent('sent')).rejects.toThrow('The SMS gateway answered 200 and that');
  });

  it.each<[string, (response: ServerResponse) => void, string | RegExp]>([
    ['is refused', (response) => response.writeHead(500).end(), 'The SMS gateway answered 500'],
    [
      'is answered with its own words: they are not told on',
      (response) => response.end('{"error":"+393331234567: Codice 918273, se@greto"}'),
      /^The SMS gateway answered 200 and that the message was not taken$/,
    ],
    [
      'leads elsewhere',
      (response) => {
        answer = (next) => next.end('OK');
        response.writeHead(302, { location: '/login' }).end();
      },
      'The SMS gateway answered 302',
    ],
    [
      'is answered without end',
      (response) => {
        const more = (): void => {
          while (!response.destroyed && response.write('OK'.repeat(8192)));
        };
        response.on('drain', more);
        more();
      },
      'answered with too much',
    ],
    [
      'is answered in part',
      (response) => {
        response.writeHead(200, { 'content-length': 100 }).write('OK', () => response.destroy());
      },
      /./,
    ],
  ])('does not count as sent where it %s', async (_, reply, message) => {
    answer = reply;
    await expect(sent()).rejects.toThrow(message);
  });
});
