import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig, parseConfig } from '../../src/api/runtimeConfig';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';

const shipped = JSON.parse(
  readFileSync(path.join(__dirname, '..', '..', 'public', 'config.json'), 'utf8'),
) as Record<string, unknown>;
const parsed = (change: Record<string, unknown>) => parseConfig({ ...shipped, ...change });
const links = shipped.links as Record<string, unknown>;

describe('the runtime configuration', () => {
  it('the one in the repository is right', () => {
    expect(parseConfig(shipped)).toEqual({ ok: true, config: shipped });
  });

  it('[R7.0-01] base addresses are absolute, paths or nothing, without their last slash', () => {
    const result = parsed({
      mainServiceUrl: 'https://api.example.it/',
      v2ServiceUrl: '/v2',
      legacyServiceUrl: '',
    });
    expect(result).toMatchObject({
      config: { mainServiceUrl: 'https://api.example.it', v2ServiceUrl: '/v2', legacyServiceUrl: '' },
    });
  });

  it.each([
    [{ mainServiceUrl: undefined }, 'mainServiceUrl'],
    [{ v2ServiceUrl: '//other.example' }, 'v2ServiceUrl'],
    [{ legacyServiceUrl: 'javascript:alert(1)' }, 'legacyServiceUrl'],
    [{ productCode: '' }, 'productCode'],
    [{ provider: 3 }, 'provider'],
    [{ legalLine: '  ' }, 'legalLine'],
    [{ links: { ...links, privacy: 'javascript:alert(1)' } }, 'links.privacy'],
    [{ links: { ...links, support: 'assistenza' } }, 'links.support'],
    [{ links: { ...links, accessibility: 'javascript:alert(1)' } }, 'links.accessibility'],
    [{ supportEmail: 'assistenza' }, 'supportEmail'],
    [{ supportPhone: 'chiamaci' }, 'supportPhone'],
    [{ links: 'none' }, 'links.cookie'],
  ])('%j is named as the problem', (change, problem) => {
    const result = parsed(change);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.problems).toContain(problem);
  });

  it.each([undefined, ''])('support and the accessibility statement may be %j', (none) => {
    const without = { links: { ...links, support: none, accessibility: none } };
    expect(parsed({ ...without, supportEmail: none, supportPhone: none })).toMatchObject({ ok: true });
  });

  it.each([null, [], 'x', 1])('%j is no configuration', (raw) => expect(parseConfig(raw).ok).toBe(false));

  it('[R4.8-01] session messages are those given, and the usual ones where none is', () => {
    const result = parsed({ sessionExpiryMessages: { onboardingBack: 'finita', productInfo: '' } });
    expect(result).toMatchObject({
      config: { sessionExpiryMessages: { ...sessionExpiryMessages, onboardingBack: 'finita' } },
    });
    expect(parsed({ sessionExpiryMessages: undefined })).toMatchObject({ config: { sessionExpiryMessages } });
  });

  it('support tools are on only where that is said', () => {
    expect(parsed({ supportTools: 'yes' })).toMatchObject({ config: { supportTools: false } });
  });

  it.each([
    ['missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['not JSON', () => Promise.resolve(new Response('<html>'))],
    ['not reachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a file that is %s is a problem, not an exception', async (_, answer) => {
    globalThis.fetch = answer;
    const result = await loadConfig();
    expect(result.ok).toBe(false);
  });
});
