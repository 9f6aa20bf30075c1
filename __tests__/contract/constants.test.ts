// Section 9 of the specification to the letter, against the constants of the product.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import config from '../../public/config.json';
import { accessSettings } from '../../server/config/accessSettings';
import * as limits from '../../src/contract/limits';
import { fundsOrigins, purposes } from '../../src/contract/questionnaireOptions';
import { isoMonth } from '../../src/contract/rules/dates';
import { dataStepSlugs, stepSlugs } from '../../src/contract/steps/table';

const TABLE = `
| Request timeout | 60 s |
| Phone prefix | +39 |
| Mobile number | 9 to 10 digits |
| E-mail code and SMS code | 6 digits |
| Password | 10 to 24 characters |
| CAP | 5 digits |
| Address | max 45 characters |
| VAT number | 11 digits |
| Tax code | 16 characters |
| Employees | max 999 |
| Turnover | up to 21 characters |
| Date formats | dd/MM/yyyy; month/year MM/yyyy |
| Onboarding steps | seven, then thanks |
| Subject type code | 1048 |
| Sex options | M, F |
| Default country | ITALIA |
| Image resize limit | 2000x2000, JPEG |
| Video maximum | 5000 ms, with progress bar and countdown in seconds |
| Video size check | 20971520 bytes |
| Camera | 640x480 ideal, front facing |
| Recording | webm, 200 ms time slice |
| Invitation key derivation | fixed passphrase, 100 iterations |
| Session inactivity timeout | a few minutes; exact value not shown |
| New one-time code | may be requested if none arrives within a minute |
`;
const LISTS = `
- Origin of funds options: self-employment income, employment income, business income, occasional work, pensions, personal rents and investments, income from assets.
- Purpose options: commercial/professional use, mixed private and business use.
`;

const items = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, item = '', value = '']) => [item, value]),
);

const idle = Number((accessSettings.SESSION_IDLE_MINUTES as { readonly default?: unknown }).default);

const made: Readonly<Record<string, string>> = {
  'Request timeout': `${limits.REQUEST_TIMEOUT_MS / 1000} s`,
  'Phone prefix': limits.PHONE_PREFIX,
  'Mobile number': `${limits.MOBILE_DIGITS.min} to ${limits.MOBILE_DIGITS.max} digits`,
  'E-mail code and SMS code': `${limits.OTP_DIGITS} digits`,
  Password: `${limits.PASSWORD_LENGTH.min} to ${limits.PASSWORD_LENGTH.max} characters`,
  CAP: `${limits.CAP_DIGITS} digits`,
  Address: `max ${limits.ADDRESS_MAX_LENGTH} characters`,
  'VAT number': `${limits.VAT_NUMBER_DIGITS} digits`,
  'Tax code': `${limits.TAX_CODE_LENGTH} characters`,
  Employees: `max ${10 ** limits.EMPLOYEES_MAX_DIGITS - 1}`,
  Turnover: `up to ${limits.TURNOVER_MAX_LENGTH} characters`,
  'Date formats': `${limits.DATE_FORMAT.replace('DD', 'dd').replace('YYYY', 'yyyy')}; month/year ${isoMonth('09/2026') === '2026-09' ? 'MM/yyyy' : ''}`,
  'Onboarding steps': `${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][dataStepSlugs.length]}, then ${stepSlugs[dataStepSlugs.length]}`,
  'Subject type code': limits.SUBJECT_TYPE_CODE,
  'Sex options': limits.SEX_OPTIONS.join(', '),
  'Default country': limits.DEFAULT_COUNTRY,
  'Image resize limit': `${limits.IMAGE_MAX_SIDE_PX}x${limits.IMAGE_MAX_SIDE_PX}, ${limits.IMAGE_TYPE.replace('image/', '').toUpperCase()}`,
  'Video maximum': `${limits.VIDEO_MAX_MS} ms, with progress bar and countdown in seconds`,
  'Video size check': `${limits.VIDEO_MAX_BYTES} bytes`,
  Camera: `${limits.CAMERA.width}x${limits.CAMERA.height} ideal, ${{ user: 'front' }[limits.CAMERA.facingMode]} facing`,
  Recording: `${limits.VIDEO_TYPE.replace('video/', '')}, ${limits.VIDEO_TIMESLICE_MS} ms time slice`,
  'Invitation key derivation': `fixed passphrase, ${limits.INVITATION_KEY_ITERATIONS} iterations`,
  'Session inactivity timeout': `${idle > 1 && idle < 30 ? 'a few minutes' : `${idle} minutes`}; exact value not shown`,
  'New one-time code': `may be requested if none arrives within ${limits.OTP_RESEND_AFTER_MS === 60_000 ? 'a minute' : 'another time'}`,
};

const italian: Readonly<Record<string, string>> = {
  'self-employment income': 'Reddito da lavoro autonomo',
  'employment income': 'Reddito da lavoro dipendente',
  'business income': "Reddito d'impresa",
  'occasional work': 'Lavoro occasionale',
  pensions: 'Pensione',
  'personal rents and investments': 'Rendite e investimenti personali',
  'income from assets': 'Redditi patrimoniali',
  'commercial/professional use': 'Uso commerciale/professionale',
  'mixed private and business use': 'Uso promiscuo (privato e professionale)',
};

const ROOT = path.resolve(__dirname, '../..');
/** The source but its samples, which show what travels. */
const sources = (): { readonly file: string; readonly text: string }[] =>
  readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/samples|openapi|limits\.ts$/.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(path.join(ROOT, 'src', file), 'utf8')) }));
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('section 9', () => {
  it.each([...items])('[R9-01] %s is %s', (item, value) => expect(made[item]).toBe(value));

  it('[R9-01] has no constant of another name', () => {
    expect(Object.keys(made)).toEqual([...items.keys()]);
    expect(items.size).toBe(24);
  });

  it('[R9-01] [R9-02] has its lists of options in this order, and no other option', () => {
    const named = (title: string) =>
      new RegExp(`- ${title} options: (.*)\\.`)
        .exec(LISTS)?.[1]
        ?.split(', ')
        .map((one) => italian[one]);
    expect(fundsOrigins.map(({ value }) => value)).toEqual(named('Origin of funds'));
    expect(purposes.map(({ value }) => value)).toEqual(named('Purpose'));
  });

  it('takes the product code and the passphrase from the configuration', () => {
    expect(config.productCode).not.toBe('');
    expect(config.invitationPassphrase).not.toBe('');
    for (const { file, text } of sources())
      for (const { 0: found } of text.matchAll(/DITTA_INDIVIDUALE|pubblica-e-non-segreta/g))
        expect(`${file} has ${found}`).toBe('');
  });

  it('[R9-01] is defined in one place: no other file writes its constants', () => {
    const constants =
      /20_?971_?520|'1048'|'\+39'|'ITALIA'|'DD\/MM\/YYYY'|\['M', 'F'\]|iterations: \d|width: 640/g;
    const found = sources().flatMap(({ file, text }) =>
      Array.from(text.matchAll(constants), ([one]) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });
});
