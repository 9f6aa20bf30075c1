import { told, type Reply } from '../http/browser';
import { newBrowser, type Kit } from '../kit';

const judged = ({ report, origin }: Kit, what: string, reply: Reply): void => {
  const allowed = reply.headers.get('access-control-allow-origin');
  report.check('CORS', `${what} allows the origin by its name`, allowed === origin, String(origin), allowed);
  const credentials = reply.headers.get('access-control-allow-credentials');
  report.check('CORS', `${what} allows cookies`, credentials === 'true', 'true', credentials);
};

export const cors = async (kit: Kit): Promise<void> => {
  const { report, origin } = kit;
  if (origin === undefined) return report.notTried('CORS', 'another origin', 'none is given: see --cors');
  const browser = newBrowser(kit);
  judged(kit, 'an answer', await browser.send('productInfo'));
  const preflight = await browser.fetch(browser.addressOf('onboardingStart'), {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
  judged(kit, 'a preflight', preflight);
  const isOk = preflight.httpStatus >= 200 && preflight.httpStatus < 300;
  report.check('CORS', 'a preflight is answered by 2xx', isOk, 'HTTP 2xx', told(preflight));
  const headers = preflight.headers.get('access-control-allow-headers') ?? '';
  const takesType = /(?:^|[\s,])content-type(?:$|[\s,])/i.test(headers);
  report.check('CORS', 'a preflight allows the header content-type', takesType, 'content-type', headers);

  const stranger = newBrowser({ bases: kit.bases, origin: 'https://altrove.example' });
  const other = (await stranger.send('productInfo')).headers.get('access-control-allow-origin');
  const isShut = other === null || other === origin;
  report.check('CORS', 'another origin is not allowed', isShut, `nothing, or ${origin}`, other);
};
