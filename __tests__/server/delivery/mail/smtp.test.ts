import { createServer, type AddressInfo, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { readBrand } from '../../../../server/brand';
import { mailOf } from '../../../../server/delivery/mail/content';
import { smtpMail } from '../../../../server/delivery/mail/smtp';
import { ELSEWHERE, smtpPeer } from './smtpPeer';

const peer = smtpPeer();

const SECRETS = /AUTH |MAIL FROM|RCPT|918273|a@posta\.example/;
const identity = { from: 'conto@example.it', brand: readBrand() };
const send = (scheme: string, host: string): Promise<unknown> =>
  smtpMail(
    `${scheme}://user:password@${host}:${peer.port}`,
    identity,
  )({
    to: 'a@posta.example',
    subject: 'codice',
    text: 'Il codice 918273',
  });

describe('a mail server elsewhere', () => {
  it('that offers no TLS gets neither password nor code nor address', async () => {
    await peer.start({ startTls: false });
    await expect(send('smtp', ELSEWHERE)).rejects.toMatchObject({
      outcome: 'refused',
      cause: { code: 'ETLS' },
    });
    expect(peer.plain).toMatch(/^EHLO /);
    expect(peer.plain).not.toMatch(SECRETS);
  });

  it('whose certificate is self-signed gets neither, in clear or within TLS', async () => {
    await peer.start({ startTls: true });
    await expect(send('smtp', ELSEWHERE)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/self-signed/) },
    });
    expect(peer.plain).toContain('STARTTLS');
    expect(peer.plain + peer.sealed).not.toMatch(SECRETS);
  });

  it('that offers no TLS is sent to where the settings say insecure', async () => {
    await peer.start({ startTls: false });
    await send('smtp+insecure', ELSEWHERE);
    for (const part of [
      'MAIL FROM:<conto@example.it>',
      'RCPT TO:<a@posta.example>',
      'Subject: codice',
      'Il codice 918273',
    ])
      expect(peer.plain).toContain(part);
  });

  it('that does not answer fails the sending', async () => {
    await peer.start({ startTls: false });
    await peer.stop();
    await expect(send('smtp+insecure', ELSEWHERE)).rejects.toMatchObject({
      outcome: 'unreachable',
      cause: { code: 'ESOCKET' },
    });
  });
});

describe.each([
  ['smtp+insecure', ELSEWHERE],
  ['smtp', '127.0.0.1'],
])('%s://%s', (scheme, host) => {
  it('uses TLS if offered, with any certificate', async () => {
    await peer.start({ startTls: true });
    await send(scheme, host);
    expect(peer.plain).not.toMatch(SECRETS);
    expect(peer.sealed).toContain('Il codice 918273');
  });
});

it('a message arrives with its text, its HTML and its files', async () => {
  await peer.start({ startTls: true });
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));
  const blocks = [{ kind: 'text', text: '.\n.. Perché no? 👍' }, { kind: 'code', lead: 'Il codice', code: '918273' }] as const;
  const attachments = [{ filename: 'contratto.pdf', content, contentType: 'application/pdf' }];
  const mail = mailOf('a@posta.example', { subject: 'È pronto: «contratto»', preview: 'p', blocks }, { attachments });
  await smtpMail(`smtp://127.0.0.1:${peer.port}`, identity)(mail);
  expect(peer.messages).toHaveLength(1);
  const email = await PostalMime.parse(peer.messages[0] ?? '');
  expect(email).toMatchObject({ subject: 'È pronto: «contratto»', to: [{ address: 'a@posta.example' }] });
  expect(email.text?.trim()).toBe('. .. Perché no? 👍\n\nIl codice: 918273');
  expect(email.html).toContain('918273');
  expect(email.attachments.map(({ filename }) => filename)).toEqual(['contratto.pdf']);
  expect(Buffer.from(email.attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true);
  // A program without HTML shows the text; the files are beside both.
  expect(email.headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^multipart\/mixed/);
  expect(peer.messages[0]).toMatch(/Content-Type: multipart\/alternative/);
}); // prettier-ignore

it.each([
  ['RCPT', '550 5.1.1 <a@posta.example>: no such user', 'refused', '550 5.1.1'],
  ['MAIL', '421 4.7.0 too many connections', 'throttled', '421 4.7.0'],
  ['RCPT', '451 try again', 'throttled', '451'],
  ['END', '554 5.7.1 codice 918273 is spam', 'refused', '554 5.7.1'],
  ['AUTH', '535 5.7.8 bad credentials of user', 'refused', '535 5.7.8'],
])('the answer to %s with %s is %s, judged by its codes alone', async (command, reply, outcome, reason) => {
  await peer.start({ startTls: false, replies: { [command]: reply } });
  await expect(send('smtp+insecure', ELSEWHERE)).rejects.toMatchObject({
    name: 'NotDelivered',
    outcome,
    reason,
  });
});

it('a mail server whose answer trickles in for ever is not waited for', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const timer = setInterval(() => socket.write('2'), 5);
    socket.on('error', () => undefined).on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mail = { to: 'a@posta.example', subject: 'codice', text: 'x' };
  // Cut off after a while, so that the test fails rather than hangs.
  const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), 2000);
  const failure: unknown = await smtpMail(
    `smtp://127.0.0.1:${port}`,
    identity,
    100,
  )(mail).catch((error: unknown) => error);
  clearTimeout(cut);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  expect(failure).toMatchObject({ outcome: 'unclear', cause: { message: 'The mail server took too long' } });
});
