import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

/** This machine, by an address not recognised as local. */
export const ELSEWHERE = '0.0.0.0';

interface PeerOptions {
  readonly startTls: boolean;
  /** What it answers to a command instead of '250 ok', by the command's first four letters. */
  readonly replies?: Readonly<Record<string, string>>;
}

export interface SmtpPeer {
  port: number;
  /** What it has read before TLS, and within. */
  plain: string;
  sealed: string;
  readonly messages: string[];
  start(options: PeerOptions): Promise<void>;
  stop(): Promise<void>;
}

export const smtpPeer = (): SmtpPeer => {
  const folder = mkdtempSync(join(tmpdir(), 'apertura-smtp-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
  let server: Server | undefined;
  const sockets = new Set<Socket>();

  beforeAll(() => {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const names = ['-subj', '/CN=mail', '-addext', `subjectAltName=IP:${ELSEWHERE},DNS:localhost`];
    execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...names], {
      stdio: 'ignore',
    });
  });
  afterEach(() => peer.stop());
  afterAll(() => rmSync(folder, { recursive: true }));

  const talk = (socket: Socket, keep: (text: string) => void, options: PeerOptions): void => {
    const { startTls, replies = {} } = options;
    /** Undefined outside of DATA. */
    let data: string | undefined;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      keep(text);
      const command = text.slice(0, 4).toUpperCase();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        // A line that begins with a point was sent with two.
        peer.messages.push(data.slice(0, -3).replace(/^\.\./gm, '.'));
        data = undefined;
        say(replies['END'] ?? '250 ok');
      } else if (replies[command] !== undefined) say(replies[command]);
      else if (command === 'EHLO') say(`250-mail\r\n${startTls ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`);
      else if (command === 'STAR' && startTls) {
        say('220 go on');
        socket.removeAllListeners('data');
        const tls = { isServer: true, key: readFileSync(key), cert: readFileSync(cert) };
        talk(new TLSSocket(socket, tls), (more) => (peer.sealed += more), { ...options, startTls: false });
      } else if (command === 'STAR') say('502 not here');
      else if (command === 'AUTH') say('235 ok');
      else if (command === 'DATA') {
        data = '';
        say('354 go on');
      } else say(command === 'QUIT' ? '221 bye' : '250 ok');
    });
  };

  const peer: SmtpPeer = {
    port: 0,
    plain: '',
    sealed: '',
    messages: [],
    start: async (options) => {
      peer.plain = '';
      peer.sealed = '';
      peer.messages.length = 0;
      server = createServer((socket) => {
        sockets.add(socket);
        socket.write(`${options.replies?.['HELO'] ?? '220 mail'}\r\n`);
        talk(socket, (more) => (peer.plain += more), options);
      });
      server.listen(0, ELSEWHERE);
      await once(server, 'listening');
      peer.port = (server.address() as AddressInfo).port;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    },
  };
  return peer;
};
