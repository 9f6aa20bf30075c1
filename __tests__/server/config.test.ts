import { ConfigError, readConfig } from '../../server/config';

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
  ])('ends the start on %j with one line that names %s', (environment, name) => {
    const message = refusal(environment);
    expect(message).toMatch(new RegExp(`^Setting ${name} is not valid: expected .+$`));
    expect(message).not.toContain('\n');
  });

  it('never repeats a value, which may hold a password', () => {
    expect(refusal({ DATABASE_URL: 'mysql://user:secret@host/db' })).not.toContain('secret');
  });
});
