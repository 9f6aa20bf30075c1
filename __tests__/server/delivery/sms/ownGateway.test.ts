import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { sendBy } from '../../../../server/delivery/sms/gateway';
import { isAccepted, ownGateway } from '../../../../server/delivery/sms/ownGateway';

const words = 'error ERRORE Err KO NOK fail Failed failure REJECTED denied Invalid'.split(' ');

describe('an answer of a gateway for which nothing is set', () => {
  it.each([
    '', 'OK', 'OK 12', '1701|39333|id', 'status=success', 'Accepted for delivery', '<response>0</response>', 'errand', 'kosher', '12', '"queued"', 'true',
    '{}', '[]', '{"result":"OK"}', '{"status":"queued","error":null,"errors":[]}', '{"status":0}', '{"success":true}',
    '{"error":"","error_code":0}', '{"messages":[{"status":"accepted","errors":{}}]}', '{"status":{"name":"PENDING"}}',
    'OK 123', '{"messages":[{"status":"0"}]}', '{"status":"queued","sid":"SM1","error_code":null,"error_message":null}',
    '{"result":"OK","order_id":"x","total_sent":1}', '{"messages":[{"status":{"groupName":"PENDING"}}]}',
    '{"code":200,"message":"Accepted"}', '{"code":"0"}', '{"errorCode":"000","errorText":"No error"}', '{"success":1,"requestError":{}}',
    'Sent: 1, failed: 0, no errors', 'status=0&error=', '<answer><error>0</error><errors/><error_text></error_text></answer>',
  ])('means taken: %s', (body) => {
    expect(isAccepted(body, undefined)).toBe(true);
  }); // prettier-ignore

  it.each([
    'status=failed&code=11', 'RESULT: KO', 'KO_BALANCE', '"ERROR 12"', 'false', '<html><body>Login', '<!DOCTYPE html>', '<error>x</error>',
    '{"error":"no credit"}', '{"error":{"code":1}}', '{"errors":["x"]}', '{"ERROR":11}', '{"success":false}', '{"ok":false}', '{"status":false}',
    '{"status":"OK","error":true}', '{"messages":[{"status":"Rejected"}]}', '[{"result":"KO"}]', '{"status":{"error":"x"}}', '{"status":"KO"',
    '{"messages":[{"status":"4","error-text":"Bad Credentials"}]}', '{"messages":[{"status":"4"}]}', '{"error-text":"Bad Credentials"}',
    '{"code":401,"message":"Unauthorized"}', '{"code":401}', '{"message":"Unauthorized"}', '{"status":401}', '{"status":-1}', '{"errorCode":5}',
    '{"requestError":{"serviceException":{"messageId":"x"}}}', '{"success":"false"}', '{"success":0}', '{"success":"0"}', '{"ok":"no"}',
    '{"messages":[{"status":{"groupName":"REJECTED"}}]}', '{"status":"401 Unauthorized"}', '{"message":"Authentication failed"}',
    'Authentication failed', 'id=7&status=KO', 'sent 0, failed: 1', '<?xml version="1.0"?><answer><error>No credit</error></answer>',
    '<answer><errorCode>5</errorCode></answer>', 'error=0&error=12', 'error= 12',
  ])('means not taken: %s', (body) => {
    expect(isAccepted(body, undefined)).toBe(false);
  }); // prettier-ignore

  it('means not taken by any of the words, as text, as a status and however deep', () => {
    const word = fc.constantFrom(...words);
    const rest = fc.constantFrom('', ' 12', ': no credit', '_AUTH', '\n');
    const name = fc.constantFrom('status', 'result', 'Status', 'RESULT', 'success');
    fc.assert(
      fc.property(word, rest, name, fc.nat(5), (said, after, property, depth) => {
        expect(isAccepted(`${said}${after}`, undefined)).toBe(false);
        let body: object = { [property]: `${said}${after}` };
        for (let level = 0; level < depth; level += 1) body = level % 2 ? { inner: body } : [{}, body];
        expect(isAccepted(JSON.stringify(body), undefined)).toBe(false);
      }),
    );
  });

  it('is judged whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string()),
        (body) => typeof isAccepted(body, undefined) === 'boolean',
      ),
    );
    expect(isAccepted('['.repeat(60_000), undefined)).toBe(false);
  });
});

describe('an answer judged by SMS_GATEWAY_SUCCESS', () => {
  it.each([
    ['OK', 'id 7 OK', true],
    ['OK', '{"error":"x","said":"OK"}', true],
    ['OK', 'accepted', false],
    ['OK', '', false],
    ['/status=OK', '{"status":"OK"}', true],
    ['/status=OK', '{"status":"ok"}', false],
    ['/status=OK', '{"other":"OK"}', false],
    ['/status=OK', 'status=OK', false],
    ['/messages/0/status=0', '{"messages":[{"status":"0","error-text":""}]}', true],
    ['/messages/0/status=0', '{"messages":[{"status":0}]}', true],
    ['/messages/0/status=0', '{"messages":[{"status":"4"}]}', false],
    ['/messages/0/status=0', '{"messages":[]}', false],
    ['/state=queued|sent', '{"state":"sent"}', true],
    ['/state=queued|sent', '{"state":"queued|sent"}', false],
    ['/ok=true', '{"ok":true}', true],
    ['/constructor/name=Object', '{}', false],
    ['/a=[object Object]', '{"a":{}}', false],
  ])('%s: %s', (success, body, taken) => {
    expect(isAccepted(body, success)).toBe(taken);
  });
});

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
    url = `http://utente:se%40greto@127.0.0.1:${(server.address() as AddressInfo).port}/sms?x=1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const sent = (success?: string) =>
    sendBy(ownGateway(url, success))({ to: '+393331234567', text: 'Codice 918273', code: '918273' });

  it('counts as sent by what the answer says, by the setting where there is one', async () => {
    answer = (response) => response.end('{"status":"queued"}');
    await sent();
    const authorization = `Basic ${Buffer.from('utente:se@greto').toString('base64')}`;
    const body = '{"to":"+393331234567","text":"Codice 918273"}';
    expect(received).toEqual([['POST', '/sms?x=1', authorization, body]]);
    await sent('/status=queued');
    await expect(sent('/status=sent')).rejects.toThrow('The SMS gateway answered 200 and that');
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
