// Two service processes on one PostgreSQL behind nginx, by the example of deploy/nginx.conf.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serviceProcess } from '../../../scripts/faults/process';
import { freePort } from '../../../scripts/lib/freePort.mjs';

const root = path.resolve(__dirname, '../../..');

const startPostgres = async (): Promise<{ readonly url: string; readonly child: ChildProcess }> => {
  const child = spawn(process.execPath, ['scripts/postgres.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), child };
};

const selfMade = (folder: string): { readonly certificate: string; readonly key: string } => {
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, '-keyout', key, '-out', certificate, ...names], { stdio: 'ignore' });
  return { certificate, key };
};

/** Throws where a mark is not found. */
const rendered = (changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8'),
  );

const startNginx = async (folder: string, site: string): Promise<ChildProcess> => {
  writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const conf = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { worker_connections 512; }`,
    `http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), conf.join('\n'));
  const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  const child = spawn(nginx, ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  return child;
};

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

export type Replicas = Awaited<ReturnType<typeof startReplicas>>;

export const startReplicas = async (settings: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-replicas-'));
  const postgres = await startPostgres();
  const environment = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url,
    CODE_KEY: 'key of the replicas',
    TRUST_PROXY: 'loopback',
    ...settings,
  };
  const processes = [await serviceProcess(environment), await serviceProcess(environment)] as const;
  // At once: one of them migrates, the other waits for it.
  await Promise.all(processes.map(({ start }) => start()));
  const port = await freePort();
  const { certificate, key } = selfMade(folder);
  const log = path.join(folder, 'access.log');
  const site = rendered({
    '127.0.0.1:3001': `127.0.0.1:${processes[0].port}`,
    '127.0.0.1:3002': `127.0.0.1:${processes[1].port}`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/ssl/apertura/fullchain.pem': certificate,
    '/etc/ssl/apertura/key.pem': key,
    '/var/log/nginx/apertura.log': log,
  });
  const nginx = await startNginx(folder, site);
  return {
    url: `https://localhost:${port}`,
    certificate: readFileSync(certificate),
    processes,
    environment,
    /** Addresses of the processes that answered, in order; two in one where the first was not reached. */
    servedBy: () => {
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
      return lines.map((line) => line.split(' ').slice(6).join(' '));
    },
    remove: async () => {
      await end(nginx);
      await Promise.all(processes.map(({ stop }) => stop()));
      await end(postgres.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
