import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(__dirname, '../..');

const run = (command: string, ...args: readonly string[]): void => {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
};

export class RootFolder {
  readonly env: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: '/root' };
  workdir = '/';
  user = 'root';
  command: readonly string[] = [];
  healthcheck: readonly string[] = [];
  readonly volumes: string[] = [];
  readonly folder: string;

  /** The mounts end with the process, which has a mount namespace of its own. */
  constructor(private readonly parts: string) {
    this.folder = path.join(parts, 'root');
    for (const name of ['written', 'work', 'root']) mkdirSync(path.join(parts, name), { recursive: true });
    const options = `lowerdir=/,upperdir=${path.join(parts, 'written')},workdir=${path.join(parts, 'work')}`;
    run('mount', '-t', 'overlay', 'overlay', '-o', options, this.folder);
    run('mount', '-t', 'proc', 'proc', this.at('proc'));
    run('mount', '--rbind', '/dev', this.at('dev'));
    run('mount', '-t', 'tmpfs', 'tmpfs', this.at('tmp'));
    // An image contains neither this repository nor its packages.
    run('mount', '-t', 'tmpfs', 'tmpfs', this.at(REPOSITORY));
    // The official image has this user.
    this.inside('id -u node >/dev/null 2>&1 || useradd --uid 1999 --create-home --home-dir /run/node node');
  }

  at(...names: readonly string[]): string {
    return path.join(this.folder, ...names);
  }

  private start(args: readonly string[], more: Readonly<Record<string, string>> = {}): ChildProcess {
    const script = 'cd "$0" && exec "$@"';
    return spawn(
      'chroot',
      [`--userspec=${this.user}`, this.folder, '/bin/sh', '-c', script, this.workdir, ...args],
      { env: { ...this.env, ...more }, stdio: 'inherit' },
    );
  }

  /** Throws where the line fails. */
  inside(line: string): void {
    const script = `cd "$0" && ${line}`;
    execFileSync('chroot', [this.folder, '/bin/sh', '-c', script, this.workdir], {
      env: this.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  /** As `--read-only --tmpfs /tmp` does. */
  makeReadOnly(): void {
    run('mount', '-o', 'remount,bind,ro', this.folder);
    run('mount', '-t', 'tmpfs', 'tmpfs', this.at('tmp'));
    for (const volume of this.volumes) {
      const { uid, gid, mode } = statSync(this.at(volume));
      const options = `uid=${uid},gid=${gid},mode=${(mode & 0o777).toString(8)}`;
      run('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', this.at(volume));
    }
  }

  startCommand = (more: Readonly<Record<string, string>>): ChildProcess => this.start(this.command, more);

  isHealthy = (more: Readonly<Record<string, string>>): Promise<boolean> =>
    new Promise((resolve) => {
      this.start(this.healthcheck, more).once('exit', (code) => resolve(code === 0));
    });

  /** As `--volume FILE:PATH:ro` does. */
  mountFile(file: string, name: string): void {
    run('mount', '--bind', file, this.at(name));
  }
}
