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
      passwordServiceUrl: 'https://id.example.it/',
    });
    expect(result).toMatchObject({
      config: {
        mainServiceUrl: 'https://api.example.it',
        v2ServiceUrl: '/v2',
        legacyServiceUrl: '',
        passwordServiceUrl: 'https://id.example.it',
      },
    });
  });

  it.each([
    [{ mainServiceUrl: undefined }, 'mainServiceUrl'],
    [{ v2ServiceUrl: '//other.example' }, 'v2ServiceUrl'],
    [{ legacyServiceUrl: 'javascript:alert(1)' }, 'legacyServiceUrl'],
    [{ passwordServiceUrl: 'ftp://other.example' }, 'passwordServiceUrl'],
    [{ analyticsIdSource: '_ga' }, 'analyticsIdSource'],
    [{ stepTitles: ['card'] }, 'stepTitles'],
    [{ stepTitles: { Spedizione: 'carta' } }, 'stepTitles'],
    [{ stepTitles: { Spedizione: null } }, 'stepTitles'],
    [{ widgetNames: 'sedeLegale' }, 'widgetNames'],
    [{ widgetNames: { recapito2: 1 } }, 'widgetNames'],
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

  it('names of a back end are maps: of titles to slugs, of widgets to widgets', () => {
    const names = { stepTitles: { Spedizione: 'card' }, widgetNames: { recapito2: 'sedeLegale' } };
    expect(parsed(names)).toMatchObject({ ok: true, config: names });
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
  ])('a file that is %s is a problem, not an exception, and is not asked for again', async (_, answer) => {
    globalThis.fetch = jest.fn(answer);
    const result = await loadConfig();
    expect(result.ok).toBe(false);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  });

  const lost: readonly (readonly [string, number, (init: RequestInit) => Promise<Response>])[] = [
    ['is not reachable', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is answered by a proxy', 0, () => Promise.resolve(new Response('', { status: 502 }))],
    [
      'never comes',
      8000,
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ],
  ];
  it.each(lost)('a file that %s is asked for again, three times in all', async (_, ms, answer) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const results: boolean[] = [];
    const load = async (answers: readonly (typeof answer)[]): Promise<number> => {
      let asked = 0;
      globalThis.fetch = (_path, init = {}) => {
        const next = answers[Math.min(asked, answers.length - 1)] ?? answer;
        asked += 1;
        return next(init);
      };
      const loading = loadConfig().then(({ ok }) => results.push(ok));
      for (const wait of [ms, 1000, ms, 2000, ms]) await jest.advanceTimersByTimeAsync(wait);
      await loading;
      return asked;
    };
    const right = () => Promise.resolve(new Response(JSON.stringify(shipped)));
    expect(await load([answer, answer, right])).toBe(3);
    expect(await load([answer])).toBe(3);
    expect(results).toEqual([true, false]);
    jest.useRealTimers();
  });
});
