import { endpointOf, fillPath } from '../../../src/contract/endpoints';
import { startTestApp, walkTo, type Journey, type TestApp } from '../support';

let service: TestApp;
let journey: Journey;
let paths: Record<
  'call' | 'refusal' | 'undecodable' | 'pdf' | 'none' | 'sandbox' | 'sandboxPdf' | 'openapi',
  string
>;
beforeAll(async () => {
  service = await startTestApp();
  journey = await walkTo(service, 'contract');
  const { guid, contracts } = journey.step;
  paths = {
    call: '/wgt/product/info',
    refusal: '/wgt/document/preview/FRONT_DOC_9',
    undecodable: '/wgt/document/info/%E0%A4%A',
    pdf: fillPath(endpointOf('stampaContratto').path, { ...contracts[0] }),
    none: '/wgt/none',
    sandbox: '/sandbox',
    sandboxPdf: `/sandbox/contracts/${guid}/contract.pdf`,
    openapi: '/openapi.json',
  };
});
afterAll(() => service.close());

const names = ['call', 'refusal', 'undecodable', 'pdf', 'none', 'sandbox', 'sandboxPdf', 'openapi'] as const;
const get = (name: (typeof names)[number], authority?: string) =>
  journey.client.inject({ url: paths[name], ...(authority !== undefined && { authority }) });

describe.each(names)('the headers of an answer: %s', (name) => {
  it('[R6-01] keep it from being framed, sniffed, opened by another window or told of elsewhere', async () => {
    const { headers } = await get(name);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)'),
      // The sandbox's forms say where they come from: the review's e-mails name that address.
      'referrer-policy': name.startsWith('sandbox') ? 'same-origin' : 'no-referrer',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    // A file is shown by the browser's own viewer, which a page's policy would leave blank.
    expect(policy.includes("default-src 'none'")).toBe(!name.toLowerCase().endsWith('pdf'));
  });

  it('[R6-01] are kept by nobody where they are somebody’s', async () => {
    const { headers } = await get(name);
    if (name !== 'openapi') expect(headers['cache-control']).toBe('no-store');
  });

  it('bind the browser to TLS, but on this very machine', async () => {
    expect((await get(name)).headers['strict-transport-security']).toBeUndefined();
    const secure = await get(name, 'conto.example.it');
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});
