import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { smtpMail } from '../../../server/delivery/email';
import { gatewaySms } from '../../../server/delivery/sms';

interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
}

const portOf = (server: Server | TcpServer): number => (server.address() as AddressInfo).port;
const listening = <S extends Server | TcpServer>(server: S): Promise<S> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));

describe('the SMS gateway', () => {
  let gateway: Server;
  let received: Received[];
  let answer: number;
  beforeEach(async () => {
    received = [];
    answer = 202;
    gateway = await listening(
      createServer((request, response) => {
        void text(request).then((body) => {
          received.push({ request, body });
          response.writeHead(answer).end();
        });
      }),
    );
  });
  afterEach(() => gateway.close());

  it('is posted the number and the text, with the credentials of its address', async () => {
    await gatewaySms(`http://utente:se%40greto@127.0.0.1:${portOf(gateway)}/sms?x=1`).send({
      to: '+393331234567',
      text: 'Ciao',
      code: '123456',
    });
    expect(
      received.map(({ request: { method, url, headers }, body }) => [
        method,
        url,
        headers.authorization,
        body,
      ]),
    ).toEqual([
      [
        'POST',
        '/sms?x=1',
        `Basic ${Buffer.from('utente:se@greto').toString('base64')}`,
        '{"to":"+393331234567","text":"Ciao"}',
      ],
    ]);
  });

  it('fails the sending where it refuses', async () => {
    answer = 500;
    const sms = gatewaySms(`http://127.0.0.1:${portOf(gateway)}/`);
    await expect(sms.send({ to: '+39333', text: 'x' })).rejects.toThrow('The SMS gateway answered 500');
  });
});

describe('the SMTP server', () => {
  /** Speaks just enough SMTP to take one message. */
  const smtp = (taken: string[]): TcpServer =>
    createTcpServer((socket) => {
      let data = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        taken.push(chunk.toString());
        if (data) {
          if (!chunk.toString().includes('\r\n.\r\n')) return;
          data = false;
          socket.write('250 ok\r\n');
          return;
        }
        const command = chunk.toString().slice(0, 4).toUpperCase();
        if (command === 'DATA') data = true;
        socket.write(
          command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
        );
      });
      socket.on('error', () => undefined);
    });

  it('is given sender, recipient, subject and text', async () => {
    const taken: string[] = [];
    const server = await listening(smtp(taken));
    await smtpMail(`smtp://127.0.0.1:${portOf(server)}`, 'Banca <noreply@example.it>').send({
      to: 'a@example.it',
      subject: '123456 è il codice',
      text: 'inserisci questo codice: 123456',
    });
    const all = taken.join('');
    expect(all).toContain('MAIL FROM:<noreply@example.it>');
    expect(all).toContain('RCPT TO:<a@example.it>');
    expect(all).toContain('inserisci questo codice: 123456');
    server.close();
  });

  it('fails the sending where nothing listens', async () => {
    const server = await listening(createTcpServer());
    const port = portOf(server);
    await new Promise((resolve) => server.close(resolve));
    const mail = smtpMail(`smtp://127.0.0.1:${port}`, 'a@example.it');
    await expect(mail.send({ to: 'b@example.it', subject: 's', text: 't' })).rejects.toThrow();
  });
});
