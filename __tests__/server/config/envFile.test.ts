import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const FILE = path.resolve(__dirname, '../../../deploy/env.example');
/** With the settings in it that are switched off. */
const text = readFileSync(FILE, 'utf8').replace(/^#(?=[A-Z_]+=)/gm, '');

/** As systemd.exec(5) has it: quotes are taken off, a backslash keeps the next character, outer spaces go. */
const bySystemd = (file: string): Record<string, string> => {
  const settings = file.split('\n').filter((line) => !/^\s*(?:[#;]|$)/.test(line));
  return Object.fromEntries(
    settings.map((line) => {
      const [, name = '', value = ''] = /^\s*([A-Z_]+)=\s*(.*?)\s*$/.exec(line) ?? [];
      const [, quote, quoted = ''] = /^(["'])(.*)\1$/.exec(value) ?? [];
      if (quote === "'") return [name, quoted];
      if (quote === '"') return [name, quoted.replace(/\\(["\\$`])/g, '$1')];
      return [name, value.replace(/\\(.)/g, '$1')];
    }),
  );
};

const byShell = (file: string): Record<string, string> => {
  const print = `${process.execPath} -p 'JSON.stringify(process.env)'`;
  const output = execFileSync('sh', ['-ec', `set -a; eval "$0"; ${print}`, file], { env: {} });
  const {
    PWD: _,
    SHLVL: __,
    _: ___,
    OLDPWD: ____,
    ...settings
  } = JSON.parse(output.toString()) as Record<string, string>;
  return settings;
};

it('means the same to a shell, to systemd and to Node', () => {
  const systemd = bySystemd(text);
  expect(systemd).toMatchObject({
    MAIL_FROM: 'Conto <conto@example.it>',
    SMS_TEMPLATE: '/etc/apertura/sms.json',
    ENCRYPTION_KEYS: expect.stringMatching(/^2026a:/),
  });
  expect(byShell(text)).toEqual(systemd);
  expect(parseEnv(text)).toEqual(systemd);
});
