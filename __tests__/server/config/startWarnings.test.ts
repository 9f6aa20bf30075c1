import { readConfig } from '../../../server/config';
import { startWarnings } from '../../../server/config/startWarnings';
import { productionEnvironment } from '../support/production';

const warnings = (environment: Record<string, string>): string[] => startWarnings(readConfig(environment));

const gateways = {
  SMTP_URL: 'smtp://user:secret@mail.example',
  SMS_GATEWAY_URL: 'https://user:secret@sms.example',
};

const APP_URL = 'https://secret.example';
const production = { ...productionEnvironment, APP_URL, SMS_GATEWAY_SUCCESS: '/status=secret' };

describe('the start', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { ...gateways, HOST: '0.0.0.0' },
    { ...gateways, SMTP_URL: 'smtp+insecure://localhost', SMS_GATEWAY_URL: 'http://127.0.0.1:8080' },
    production,
  ])('warns of nothing with %j', (environment) => {
    expect(warnings(environment)).toEqual([]);
  });

  it.each([
    [{ SANDBOX: 'on' }, /^SANDBOX=on: whoever reaches/],
    [{ HOST: '0.0.0.0' }, /^SMTP_URL and SMS_GATEWAY_URL are not set .+ HOST=127\.0\.0\.1 .+ or SANDBOX=on$/],
    [{ SANDBOX: 'off' }, /^SMTP_URL and SMS_GATEWAY_URL are not set .+ unset SANDBOX$/],
    [{ SMTP_URL: gateways.SMTP_URL }, /^SMS_GATEWAY_URL is not set: .+ is not sent/],
    [{ SMS_GATEWAY_URL: gateways.SMS_GATEWAY_URL }, /^SMTP_URL is not set: .+ is not sent/],
    [{ ...gateways, SMTP_URL: 'smtp+insecure://user:secret@mail.example' }, /^SMTP_URL is smtp\+insecure: /],
    [{ ...gateways, SMS_GATEWAY_URL: 'http://user:secret@sms.example' }, /^SMS_GATEWAY_URL is http: /],
    [
      { ...production, SMTP_URL: 'smtp+insecure://user:secret@mail.example' },
      /^SMTP_URL is smtp\+insecure: /,
    ],
    [{ ...productionEnvironment, APP_URL }, /^SMS_GATEWAY_SUCCESS is not set: /],
    [
      { ...productionEnvironment, SMS_GATEWAY_SUCCESS: '/status=secret' },
      /^APP_URL is not set: .+ Set the address of the app$/,
    ],
  ])('warns of %j in one line, without its value', (environment, line) => {
    const [first, ...others] = warnings(environment);
    expect(first).toMatch(line);
    expect(others).toEqual([]);
    expect(first).not.toMatch(/secret|\n/);
  });
});
