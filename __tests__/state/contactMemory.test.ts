import fc from 'fast-check';
import { forgetContact, readContact, rememberContact } from '../../src/state/contactMemory';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;
const HERE = { guid: 'g1', now: NOW };
const nothing = { email: '', cellulare: '' };
const KEY = 'apertura.contact';
const write = (value: unknown) => {
  rememberContact({}, HERE);
  const { of } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { of: number };
  localStorage.setItem(KEY, typeof value === 'string' ? value : JSON.stringify({ of, ...(value as object) }));
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the remembered contact', () => {
  it('[R3.5-03] is e-mail and phone, and nothing else', () => {
    rememberContact({ email: 'a@b.it' }, HERE);
    rememberContact({ cellulare: '3331234567' }, HERE);
    expect(readContact(HERE)).toEqual({ email: 'a@b.it', cellulare: '3331234567' });
    expect(localStorage).toHaveLength(1);
    expect(Object.keys(JSON.parse(localStorage.getItem(KEY) ?? '{}') as object).sort()).toEqual([
      'at',
      'cellulare',
      'email',
      'of',
    ]);
  });
  it('[R3.5-03] is gone after 24 hours', () => {
    rememberContact({ email: 'a@b.it' }, HERE);
    expect(readContact({ ...HERE, now: NOW + 24 * HOUR - 1 }).email).toBe('a@b.it');
    expect(readContact({ ...HERE, now: NOW + 24 * HOUR })).toEqual(nothing);
    expect(localStorage).toHaveLength(0);
  });
  it.each([
    ['{'],
    ['null'],
    [{ email: 'a@b.it' }],
    [{ email: 'a@b.it', at: NOW + HOUR }],
    [{ email: 'a@b.it', at: NOW, of: 1 }],
    [{ email: { x: 1 }, cellulare: ['3'], at: NOW }],
    [{ email: '<script>', cellulare: '333', at: NOW }],
    [{ email: `${'a'.repeat(260)}@b.it`, cellulare: '33312345678901', at: NOW }],
  ])('[R3.5-03] is judged when it is read: %j', (stored) => {
    write(stored);
    expect(readContact(HERE)).toEqual(nothing);
  });
  it('[R3.5-03] belongs to one request, whose guid it hides: the next person’s does not get it', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.boolean(), (mine, next, isNew) => {
        rememberContact({ email: 'a@b.it', cellulare: '3331234567' }, { guid: mine, now: NOW });
        expect(JSON.stringify(localStorage)).not.toContain(mine);
        expect(readContact({ guid: mine, now: NOW }).email).toBe('a@b.it');
        const guid = isNew ? next : '';
        expect(readContact({ guid, now: NOW })).toEqual(nothing);
        expect(localStorage).toHaveLength(0);
        rememberContact({ email: 'a@b.it' }, { guid, now: NOW });
        expect(localStorage).toHaveLength(Number(isNew));
      }),
      { numRuns: 20 },
    );
  });
  it('can be forgotten', () => {
    rememberContact({ email: 'a@b.it' }, HERE);
    forgetContact();
    expect(localStorage).toHaveLength(0);
  });
  it('[R3.5-03] does without storage that is refused or full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberContact({ email: 'a@b.it' }, HERE)).not.toThrow();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => {
      rememberContact({ email: 'a@b.it' }, HERE);
      forgetContact();
    }).not.toThrow();
    expect(readContact(HERE)).toEqual(nothing);
  });
});
