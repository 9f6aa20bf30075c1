import { forgetContact, readContact, rememberContact } from '../../src/state/contactMemory';

const HOUR = 3_600_000;
const NOW = 1_700_000_000_000;
const nothing = { email: '', cellulare: '' };
const write = (value: unknown) =>
  localStorage.setItem('apertura.contact', typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the remembered contact', () => {
  it('[R3.5-03] is e-mail and phone, and nothing else', () => {
    rememberContact({ email: 'a@b.it' }, NOW);
    rememberContact({ cellulare: '3331234567' }, NOW);
    expect(readContact(NOW)).toEqual({ email: 'a@b.it', cellulare: '3331234567' });
    expect(localStorage).toHaveLength(1);
    expect(
      Object.keys(JSON.parse(localStorage.getItem('apertura.contact') ?? '{}') as object).sort(),
    ).toEqual(['at', 'cellulare', 'email']);
  });
  it('[R3.5-03] is gone after 24 hours', () => {
    rememberContact({ email: 'a@b.it' }, NOW);
    expect(readContact(NOW + 24 * HOUR - 1).email).toBe('a@b.it');
    expect(readContact(NOW + 24 * HOUR)).toEqual(nothing);
    expect(localStorage).toHaveLength(0);
  });
  it.each([
    ['{'],
    ['null'],
    [{ email: 'a@b.it' }],
    [{ email: 'a@b.it', at: NOW + HOUR }],
    [{ email: { x: 1 }, cellulare: ['3'], at: NOW }],
    [{ email: '<script>', cellulare: '333', at: NOW }],
    [{ email: `${'a'.repeat(260)}@b.it`, cellulare: '33312345678901', at: NOW }],
  ])('[R3.5-03] is judged when it is read: %j', (stored) => {
    write(stored);
    expect(readContact(NOW)).toEqual(nothing);
  });
  it('can be forgotten', () => {
    rememberContact({ email: 'a@b.it' }, NOW);
    forgetContact();
    expect(localStorage).toHaveLength(0);
  });
  it('[R3.5-03] does without storage that is refused or full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberContact({ email: 'a@b.it' }, NOW)).not.toThrow();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => {
      rememberContact({ email: 'a@b.it' }, NOW);
      forgetContact();
    }).not.toThrow();
    expect(readContact(NOW)).toEqual(nothing);
  });
});
