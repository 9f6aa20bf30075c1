import { readConfig } from '../../../server/config';
import { startWarnings } from '../../../server/config/startWarnings';
import { productionEnvironment } from '../support/production';

const warnings = (environment: Record<string, string>): string[] => startWarnings(readConfig(environment));

const gateways = {
  SMTP_URL: 'smtp://user:secret@mail.example',
  SMS_TEMPLATE: '/etc/secret.json',
};

const APP_URL = 'https://secret.example';
const withSeal = { ...productionEnvironment, SEAL_P12: '/etc/secret.p12', SEAL_PASSWORD: 'secret' };
const production = { ...withSeal, APP_URL };

describe('the start', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { ...gateways, HOST: '0.0.0.0' },
    { ...gateways, SMTP_URL: 'smtp+insecure://localhost' },
    production,
  ])('warns of nothing with %j', (environment) => {
    expect(warnings(environment)).toEqual([]);
  });

  it.each([
    [{ SANDBOX: 'on' }, /^SANDBOX=on: whoever reaches/],
    [{ HOST: '0.0.0.0' }, /^SMTP_URL and SMS_PRESET are not set .+ HOST=127\.0\.0\.1 .+ or SANDBOX=on$/],
    [{ SANDBOX: 'off' }, /^SMTP_URL and SMS_PRESET are not set .+ unset SANDBOX$/],
    [{ SMTP_URL: gateways.SMTP_URL }, /^SMS_PRESET is not set: .+ is not sent/],
    [{ SMS_TEMPLATE: gateways.SMS_TEMPLATE }, /^SMTP_URL is not set: .+ is not sent/],
    [{ ...gateways, SMTP_URL: 'smtp+insecure://user:secret@mail.example' }, /^SMTP_URL is smtp\+insecure: /],
    [
      { ...production, SMTP_URL: 'smtp+insecure://user:secret@mail.example' },
      /^SMTP_URL is smtp\+insecure: /,
    ],
    [withSeal, /^APP_URL is not set: .+ Set the address of the app$/],
    [{ ...productionEnvironment, APP_URL }, /^SEAL_P12 is not set: .+ a trial's certificate/],
  ])('warns of %j in one line, without its value', (environment, line) => {
    const [first, ...others] = warnings(environment);
    expect(first).toMatch(line);
    expect(others).toEqual([]);
    expect(first).not.toMatch(/secret|\n/);
  });
});
