import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { ConfigError, readConfig } from '../../../server/config';
import { productionEnvironment } from '../support/production';

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('settings of the service', () => {
  it('has defaults for an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      STEP_NUMBERING: 'A',
      EXCLUDED_PROVINCES: ['VS'],
      SESSION_IDLE_MINUTES: 10,
      SESSION_MAX_MINUTES: 120,
    });
  });

  it('takes an empty variable as unset, but an empty list as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', EXCLUDED_PROVINCES: '' })).toMatchObject({
      PORT: 3000,
      EXCLUDED_PROVINCES: [],
    });
    expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('reads lists and numbers', () => {
    const config = readConfig({ PORT: '8080', EXCLUDED_PROVINCES: 'VS, CI', EXTRA_WIDGETS: 'tutore' });
    expect(config).toMatchObject({ PORT: 8080, EXCLUDED_PROVINCES: ['VS', 'CI'], EXTRA_WIDGETS: ['tutore'] });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '99999' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ STEP_NUMBERING: 'C' }, 'STEP_NUMBERING'],
    [{ STEP_NUMBERING: 'a' }, 'STEP_NUMBERING'],
    [{ DATABASE_URL: 'mysql://user:secret@host/db' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.example.it' }, 'SMTP_URL'],
    [{ SMS_GATEWAY_URL: 'ftp://sms' }, 'SMS_GATEWAY_URL'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ EXCLUDED_PROVINCES: 'Sardegna' }, 'EXCLUDED_PROVINCES'],
    [{ EXTRA_WIDGETS: 'altro' }, 'EXTRA_WIDGETS'],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES'],
    [{ CODE_KEY: 'short' }, 'CODE_KEY'],
    [{ CODE_KEY: 'CHANGE-ME-32-BYTES-AS-BASE64' }, 'CODE_KEY'],
    [{ METRICS_TOKEN: 'CHANGE-ME-AT-LEAST-16-CHARACTERS' }, 'METRICS_TOKEN'],
    [{ MAIL_FROM: 'Conto' }, 'MAIL_FROM'],
    [{ SANDBOX: 'yes' }, 'SANDBOX'],
    [{ SMS_GATEWAY_SUCCESS: '/status' }, 'SMS_GATEWAY_SUCCESS'],
  ])('ends the start on %j with one line that names %s', (environment, name) => {
    const message = refusal(environment);
    expect(message).toMatch(new RegExp(`^Setting ${name} is not valid: expected .+$`));
    expect(message).not.toContain('\n');
  });

  it.each<Record<string, string>>([
    { DATABASE_URL: 'mysql://user:secret@host/db' },
    { SMTP_URL: 'smtps://user:secret#1@mail.example.it' },
    { SMTP_URL: 'smtps://user:secret%@mail.example.it' },
    { SMS_GATEWAY_URL: 'https://user:secret/1@sms.example.it/send' },
  ])('never repeats a value, which may hold a password: %j', (environment) => {
    const message = refusal(environment);
    expect(message).toMatch(/^Setting \w+ is not valid: expected .+$/);
    expect(message).not.toContain('secret');
  });
});

describe('settings of production', () => {
  it('are accepted where nothing is missing', () => {
    expect(refusal(productionEnvironment)).toBe('accepted');
  });

  it('end the start with one line that names all that is missing, and nothing else', () => {
    const { NODE_ENV, ...needed } = productionEnvironment;
    const names = Object.keys(needed);
    fc.assert(
      fc.property(
        fc.subarray(names, { minLength: 1 }),
        fc.constantFrom(undefined, '', ' '),
        (missing, none) => {
          const left = Object.entries(needed).filter(([name]) => !missing.includes(name));
          const unset = none === undefined ? [] : missing.map((name) => [name, none]);
          const message = refusal({ NODE_ENV, ...Object.fromEntries([...left, ...unset]) });
          expect(message).toMatch(/^Setting .+ is missing: NODE_ENV=production needs it$/);
          expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(message)).sort()).toEqual(
            [...missing].sort(),
          );
        },
      ),
    );
  });

  it('are those of deploy/env.example, once its keys are made', () => {
    const text = readFileSync(path.resolve(__dirname, '../../../deploy/env.example'), 'utf8');
    const production = (example: string) =>
      refusal({ ...(parseEnv(example) as Record<string, string>), NODE_ENV: 'production' });
    expect(production(text)).toMatch(/^Setting \w+ is not valid: /);
    expect(production(text.replaceAll(/CHANGE-ME[\w-]+/g, `${'A'.repeat(43)}=`))).toBe('accepted');
  });

  it('have a sender of their own, which a trial need not have', () => {
    expect(readConfig({}).MAIL_FROM).toContain('noreply@apertura.example');
    expect(readConfig(productionEnvironment).MAIL_FROM).toBe(productionEnvironment.MAIL_FROM);
  });

  it('may close the sandbox, and never open it', () => {
    expect(refusal({ ...productionEnvironment, SANDBOX: 'off' })).toBe('accepted');
    expect(refusal({ ...productionEnvironment, SANDBOX: 'on' })).toMatch(
      /^Setting SANDBOX=on is refused: in production .+$/,
    );
  });
});

it.each<Record<string, string>>([
  { SMTP_URL: 'smtp://mail.example' },
  { SMS_GATEWAY_URL: 'https://sms.example' },
])('a sandbox is not opened beside a gateway: %j', (gateway) => {
  expect(refusal({ ...gateway, SANDBOX: 'on' })).toMatch(/^Setting SANDBOX=on is refused: .+ unset both$/);
});
