import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { ConfigError, readConfig } from '../../../server/config';
import { startWarnings } from '../../../server/config/startWarnings';
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
  it('have defaults; an empty variable is unset, but an empty list is none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      STEP_NUMBERING: 'A',
      EXCLUDED_PROVINCES: ['VS'],
      SESSION_IDLE_MINUTES: 10,
      SESSION_MAX_MINUTES: 120,
      MAIL_FROM: expect.stringContaining('noreply@conto.example'),
    });
    expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
    expect(readConfig({ EXCLUDED_PROVINCES: '' }).EXCLUDED_PROVINCES).toEqual([]);
  });

  it('are read as lists and numbers', () => {
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
    [{ SMTP_URL: 'smtps://user:secret#1@mail.example.it' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://user:secret%@mail.example.it' }, 'SMTP_URL'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ EXCLUDED_PROVINCES: 'Sardegna' }, 'EXCLUDED_PROVINCES'],
    [{ EXTRA_WIDGETS: 'altro' }, 'EXTRA_WIDGETS'],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES'],
    [{ CODE_KEY: 'short' }, 'CODE_KEY'],
    [{ CODE_KEY: 'CHANGE-ME-32-BYTES-AS-BASE64' }, 'CODE_KEY'],
    [{ METRICS_TOKEN: 'CHANGE-ME-AT-LEAST-16-CHARACTERS' }, 'METRICS_TOKEN'],
    [{ MAIL_FROM: 'Conto' }, 'MAIL_FROM'],
    [{ SANDBOX: 'yes' }, 'SANDBOX'],
    [{ WEB_ORIGINS: 'https://conto.example.it/' }, 'WEB_ORIGINS'],
    [{ WEB_ORIGINS: 'https://conto.example.it,https://altro.example.it/conto' }, 'WEB_ORIGINS'],
    [{ WEB_ORIGINS: 'https://conto.example.it:443' }, 'WEB_ORIGINS'],
    [{ WEB_ORIGINS: 'http://conto.example.it' }, 'WEB_ORIGINS'],
    [{ WEB_ORIGINS: '*' }, 'WEB_ORIGINS'],
    [{ WEB_ORIGINS: 'https://*' }, 'WEB_ORIGINS'],
    [{ WEB_ORIGINS: 'https://*.example.it' }, 'WEB_ORIGINS'],
    [{ SESSION_COOKIE: 'none' }, 'SESSION_COOKIE'],
    [{ SESSION_COOKIE: 'cross-site' }, 'SESSION_COOKIE'],
    [{ REVIEW_FOUR_EYES: 'yes' }, 'REVIEW_FOUR_EYES'],
    [{ APP_URL: 'conto.example.it' }, 'APP_URL'],
    [{ APP_URL: 'https://' }, 'APP_URL'],
    [{ APP_URL: 'https://conto.example.it:secret' }, 'APP_URL'],
    [{ APP_URL: 'https://conto.example.it\\secret' }, 'APP_URL'],
    [{ WEBHOOK_SECRET: 'whsec_short' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_URL: 'https://user:secret@nucleo.example' }, 'WEBHOOK_URL'],
    [{ WEBHOOK_URL: 'ftp://nucleo.example' }, 'WEBHOOK_URL'],
  ])('ends the start on %j with one line that names %s and no value', (environment, name) => {
    const message = refusal(environment);
    expect(message).toMatch(new RegExp(`^Setting ${name} is not valid: expected .+$`));
    expect(message).not.toMatch(/secret|\n/);
  });
});

describe('settings of production', () => {
  it('end the start with one line that names all that is missing, and nothing else', () => {
    const { NODE_ENV, ...needed } = productionEnvironment;
    const names = Object.keys(needed);
    const missed = fc.subarray(names, { minLength: 1 });
    fc.assert(
      fc.property(missed, fc.constantFrom(undefined, '', ' '), (missing, none) => {
        const left = Object.entries(needed).filter(([name]) => !missing.includes(name));
        const unset = none === undefined ? [] : missing.map((name) => [name, none]);
        const message = refusal({ NODE_ENV, ...Object.fromEntries([...left, ...unset]) });
        expect(message).toMatch(/^Setting .+ is missing: NODE_ENV=production needs it$/);
        const told = names.filter((name) => new RegExp(`\\b${name}\\b`).test(message));
        expect(told).toEqual(missing);
      }),
    );
  });

  it('are those of deploy/env.example, once its keys are made; links begin where the reviewer calls', () => {
    const text = readFileSync(path.resolve(__dirname, '../../../deploy/env.example'), 'utf8');
    const production = (example: string) => ({
      ...(parseEnv(example) as Record<string, string>),
      NODE_ENV: 'production',
    });
    expect(refusal(production(text))).toMatch(/^Setting \w+ is not valid: /);
    const made = text.replaceAll(/CHANGE-ME[\w-]+/g, `${'A'.repeat(43)}=`);
    const config = readConfig(production(made));
    expect(config.APP_URL).toBeUndefined();
    expect(startWarnings(config)).toContainEqual(expect.stringMatching(/^APP_URL is not set/));
    expect(readConfig(production(made.replace('#APP_URL=', 'APP_URL='))).APP_URL).toMatch(/^https:/);
  });

  it.each([
    ['https://conto.example.it', 'accepted'],
    ['https://example.it:8443/conto/', 'accepted'],
    ['https://example.it/@conto', 'accepted'],
    ['http://127.0.0.1:3000/conto', 'accepted'],
    ['http://conto.example.it', 'NODE_ENV=production needs https://'],
    ['https://user:secret@conto.example.it', 'expected an address without user and password'],
    ['https://@conto.example.it', 'expected an address without user and password'],
    ['https://conto.example.it/?a=secret', 'expected an address without a query (?…)'],
    ['https://conto.example.it/?', 'expected an address without a query (?…)'],
    ['https://conto.example.it/#secret', 'expected an address without a fragment (#…)'],
    ['https://conto.example.it#', 'expected an address without a fragment (#…)'],
  ])('put %s before the links of their e-mails: %s', (APP_URL, told) => {
    const message = told === 'accepted' ? told : `Setting APP_URL is not valid: ${told}`;
    expect(refusal({ ...productionEnvironment, APP_URL })).toBe(message);
  });

  it('never plays invented applicants', () => {
    expect(refusal({ MOCK: 'on' })).toBe('accepted');
    expect(refusal({ MOCK: 'off', NODE_ENV: 'test' })).toBe('accepted');
    for (const environment of [productionEnvironment, { SMTP_URL: 'smtp://mail.example' }])
      expect(refusal({ ...environment, MOCK: 'on' })).toMatch(/^Setting MOCK=on is refused: .+$/);
  });

  it("refuses a seal's file without its password, its absence where it is required, and credentials in clear", () => {
    expect(refusal({ SEAL_P12: '/etc/seal.p12' })).toBe(
      'Setting SEAL_PASSWORD is missing: SEAL_P12 needs it',
    );
    expect(refusal({ SEAL_REQUIRED: 'on' })).toBe('Setting SEAL_P12 is missing: SEAL_REQUIRED=on needs it');
    expect(readConfig({ SEAL_REQUIRED: 'on', SEAL_P12: 'a.p12', SEAL_PASSWORD: 'x' })).toBeDefined();
    const asked = (TSA_URL: string) => refusal({ TSA_URL });
    expect(asked('http://user:secret@tsa.example')).toBe(
      'Setting TSA_URL is not valid: user and password need https://',
    );
    expect(asked('https://user:%E0%A4%A@tsa.example')).toMatch(/^Setting TSA_URL is not valid: .+encoded$/);
    expect(asked('ftp://tsa.example')).toMatch(/^Setting TSA_URL is not valid/);
    for (const TSA_URL of ['http://tsa.example/tsr', 'https://user:secret@tsa.example'])
      expect(readConfig({ TSA_URL })).toMatchObject({ TSA_URL });
  });

  it('send webhooks by TLS alone, and never unsigned', () => {
    const WEBHOOK_SECRET = `whsec_${'A'.repeat(43)}=`;
    const hook = (WEBHOOK_URL: string) => refusal({ ...productionEnvironment, WEBHOOK_URL, WEBHOOK_SECRET });
    expect(hook('https://nucleo.example/hook')).toBe('accepted');
    expect(hook('http://nucleo.example/hook')).toMatch(/^Setting WEBHOOK_URL .+ needs https:\/\/$/);
    expect(refusal({ WEBHOOK_URL: 'https://nucleo.example' })).toBe(
      'Setting WEBHOOK_SECRET is missing: WEBHOOK_URL needs it',
    );
  });

  it('may close the sandbox, and never open it', () => {
    expect(refusal({ ...productionEnvironment, SANDBOX: 'off' })).toBe('accepted');
    expect(refusal({ ...productionEnvironment, SANDBOX: 'on' })).toMatch(
      /^Setting SANDBOX=on is refused: in production .+$/,
    );
    for (const gateway of ['SMTP_URL=smtp://mail.example', 'SMS_TEMPLATE=/etc/sms.json'])
      expect(refusal({ ...(parseEnv(gateway) as Record<string, string>), SANDBOX: 'on' })).toMatch(
        /^Setting SANDBOX=on is refused: .+ unset both$/,
      );
  });
});
