import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { smtpMail } from '../../../server/delivery/email';

/** This machine, by an address that does not say so. */
const ELSEWHERE = '0.0.0.0';

const folder = mkdtempSync(join(tmpdir(), 'apertura-smtp-'));
const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
let peer: Server | undefined;
let port = 0;
const sockets = new Set<Socket>();
beforeAll(() => {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=mail', '-addext', `subjectAltName=IP:${ELSEWHERE},DNS:localhost`];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...names], {
    stdio: 'ignore',
  });
}, 60_000);
afterEach(() => stopPeer());
afterAll(() => rmSync(folder, { recursive: true }));

/** What the server has read before TLS, and within. */
let plain = '';
let sealed = '';
const talk = (socket: Socket, keep: (text: string) => void, mayUpgrade: boolean): void => {
  let inData = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    keep(text);
    const command = text.slice(0, 4).toUpperCase();
    if (inData) {
      if (!text.includes('\r\n.\r\n')) return;
      inData = false;
      say('250 ok');
    } else if (command === 'EHLO') say(`250-mail\r\n${mayUpgrade ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`);
    else if (command === 'STAR' && mayUpgrade) {
      say('220 go on');
      socket.removeAllListeners('data');
      const options = { isServer: true, key: readFileSync(key), cert: readFileSync(cert) };
      talk(new TLSSocket(socket, options), (more) => (sealed += more), false);
    } else if (command === 'STAR') say('502 not here');
    else if (command === 'AUTH') say('235 ok');
    else if (command === 'DATA') {
      inData = true;
      say('354 go on');
    } else say(command === 'QUIT' ? '221 bye' : '250 ok');
  });
};

/** Speaks SMTP. With `startTls` it offers that, with a certificate that nobody has signed. */
const startPeer = async (startTls: boolean): Promise<void> => {
  plain = '';
  sealed = '';
  peer = createServer((socket) => {
    sockets.add(socket);
    socket.write('220 mail\r\n');
    talk(socket, (more) => (plain += more), startTls);
  });
  peer.listen(0, ELSEWHERE);
  await once(peer, 'listening');
  ({ port } = peer.address() as AddressInfo);
};
const stopPeer = async (): Promise<void> => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => peer?.close(resolve));
};

const SECRETS = /AUTH |MAIL FROM|RCPT|918273|a@posta\.example/;
const send = (scheme: string, host: string): Promise<void> =>
  smtpMail(`${scheme}://user:password@${host}:${port}`, 'conto@example.it').send({
    to: 'a@posta.example',
    subject: 'codice',
    text: 'Il codice 918273',
  });

describe('a mail server elsewhere', () => {
  it('that offers no TLS is told neither password nor code nor address', async () => {
    await startPeer(false);
    await expect(send('smtp', ELSEWHERE)).rejects.toMatchObject({ code: 'ETLS' });
    expect(plain).toMatch(/^EHLO /);
    expect(plain).not.toMatch(SECRETS);
  });

  it('whose certificate nobody has signed is told neither, in clear or within TLS', async () => {
    await startPeer(true);
    await expect(send('smtp', ELSEWHERE)).rejects.toThrow(/self-signed/);
    expect(plain).toContain('STARTTLS');
    expect(plain + sealed).not.toMatch(SECRETS);
  });

  it('that offers no TLS is sent to where the settings say insecure', async () => {
    await startPeer(false);
    await send('smtp+insecure', ELSEWHERE);
    for (const part of [
      'MAIL FROM:<conto@example.it>',
      'RCPT TO:<a@posta.example>',
      'Subject: codice',
      'Il codice 918273',
    ])
      expect(plain).toContain(part);
  });

  it('that does not answer fails the sending', async () => {
    await startPeer(false);
    await stopPeer();
    await expect(send('smtp+insecure', ELSEWHERE)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

describe.each([
  ['smtp+insecure', ELSEWHERE],
  ['smtp', '127.0.0.1'],
])('%s://%s', (scheme, host) => {
  it('uses TLS where it is offered, whatever the certificate', async () => {
    await startPeer(true);
    await send(scheme, host);
    expect(plain).not.toMatch(SECRETS);
    expect(sealed).toContain('Il codice 918273');
  });
});
