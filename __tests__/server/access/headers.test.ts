import { endpointOf, fillPath } from '../../../src/contract/endpoints';
import { startTestApp, walkTo, type TestApp, type TestClient } from '../support';

let service: TestApp;
let client: TestClient;
let pdfs: Readonly<Record<string, string>>;
beforeAll(async () => {
  service = await startTestApp();
  const journey = await walkTo(service, 'contract');
  const { guid, contracts } = journey.step;
  ({ client } = journey);
  pdfs = {
    'the PDF of a contract': fillPath(endpointOf('stampaContratto').path, { ...contracts[0] }),
    'its PDF in the sandbox': `/sandbox/contracts/${guid}/contract.pdf`,
  };
});
afterAll(() => service.close());

it.each([
  '/wgt/product/info',
  '/wgt/document/preview/FRONT_DOC_9',
  '/wgt/document/info/%E0%A4%A',
  'the PDF of a contract',
  '/wgt/none',
  '/sandbox',
  'its PDF in the sandbox',
  '/openapi.json',
  '/openapi-review.json',
])(
  '[R6-01] %s is not framed, sniffed, opened by another window or kept, and is bound to TLS',
  async (name) => {
    const url = pdfs[name] ?? name;
    const { headers } = await client.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)') as string,
      // The sandbox's forms say where they come from: the review's e-mails name that address.
      'referrer-policy': url.startsWith('/sandbox') ? 'same-origin' : 'no-referrer',
    });
    // With it, Chromium starts a process for the page once the answer is there, before the first paint.
    expect(headers).not.toHaveProperty('origin-agent-cluster');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    // A file is shown by the browser's own viewer, which a page's policy would leave blank.
    expect(policy.includes("default-src 'none'")).toBe(!(name in pdfs));
    if (!url.startsWith('/openapi')) expect(headers['cache-control']).toBe('no-store');
    // On this very machine there is no TLS.
    expect(headers['strict-transport-security']).toBeUndefined();
    const secure = await client.inject({ url, authority: 'conto.example.it' });
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  },
);
