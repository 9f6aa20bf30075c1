import path from 'node:path';

export const productionEnvironment = {
  NODE_ENV: 'production',
  MAIL_FROM: 'Conto <conto@example.it>',
  SMTP_URL: 'smtps://user:password@mail.example',
  SMS_TEMPLATE: JSON.stringify({
    url: 'https://sms.example/send',
    form: 'json',
    body: { to: '{to}', text: '{text}' },
    success: { status: [200], match: { '/status': '^OK$' } },
  }),
  CODE_KEY: 'sixteen letters at least',
  ENCRYPTION_KEYS: `a:${'A'.repeat(43)}=`,
} as const;

/** The same with a web app that names its provider: with them the service starts. */
export const startingInProduction = {
  ...productionEnvironment,
  WEB_DIR: path.resolve(__dirname, '../../fixtures/providerWeb'),
} as const;
