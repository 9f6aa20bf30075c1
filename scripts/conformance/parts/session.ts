import { endpointNames, endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { isSessionExpiry } from '../../../src/contract/sessionExpiry';
import { isOtherSite, told, type Browser, type Reply } from '../http/browser';
import { good, malformedIsRefused, messageIn, refused, sendAny, taken } from '../judge';
import { callsNotMade, newBrowser, type Kit } from '../kit';
import { afterStart, beforeStart } from './probe';
import { received } from './steps';

const tellsExpiry = (kit: Kit, name: EndpointName, what: string, reply: Reply): void => {
  const known = kit.settings.sessionExpiryMessages;
  kit.report.check(
    name,
    `the message of an expired session: ${what}`,
    isSessionExpiry(name, messageIn(reply), known),
    `'${known[name as keyof typeof known]}', the message in config.json`,
    told(reply),
  );
};

const judgeCookie = ({ report, browser, origin, bases }: Kit): void => {
  const lines = [...browser.jar.lines.values()];
  if (!report.check('cookie', 'product info sets one', lines.length > 0, 'set-cookie', 'none')) return;
  const all = (pattern: RegExp) => lines.every((line) => pattern.test(line));
  const flags = lines.map((line) => line.replace(/=[^;]*/, '=…')).join(' | ');
  report.check('cookie', 'is HttpOnly', all(/;\s*httponly/i), 'HttpOnly', flags);
  const crosses = origin !== undefined && isOtherSite(origin, bases.main);
  const sameSite = crosses ? /;\s*samesite=none/i : /;\s*samesite=(?:lax|strict|none)/i;
  report.check('cookie', 'says SameSite', all(sameSite), crosses ? 'SameSite=None' : 'SameSite', flags);
  const isSecure = all(/;\s*secure/i);
  if (crosses || bases.main.startsWith('https:'))
    report.check('cookie', 'is Secure', isSecure, 'Secure', flags);
};

export const session = async (kit: Kit): Promise<void> => {
  const { report, browser, settings } = kit;
  const { data } = await good(kit, 'productInfo');
  judgeCookie(kit);
  const info = (data ?? {}) as Partial<typeof data>;
  if (/^\d{4}-/.test(String(info.today))) kit.year = Number(String(info.today).slice(0, 4));
  report.optional('productInfo', 'today: the date by which dates are judged', Boolean(info.today));
  report.optional(
    'productInfo',
    'session: the app warns before the session ends',
    info.session !== undefined,
  );
  report.optional(
    'productInfo',
    'journey: the code that the applicant reads out',
    info.journey !== undefined,
  );
  await good(kit, 'productInfo', undefined, 'the cookie is kept: is taken again');

  await beforeStart(kit);
  tellsExpiry(kit, 'onboardingBack', 'no request', await browser.send('onboardingBack'));
  await malformedIsRefused(kit, 'onboardingStart', { code: settings.productCode });
  const unknown = await browser.send('onboardingStart', { code: 'NO_SUCH_PRODUCT' });
  refused(kit, 'onboardingStart', 'an unknown product is refused', unknown);
  const step = await good(kit, 'onboardingStart', { code: settings.productCode });
  received(kit, 'onboardingStart', step, 'contact-info');
  Object.assign(kit, { first: step, guid: step.guid, contactId: step.contactId });
  await afterStart(kit);
};

const withUnknownCookie = (browser: Browser, like: Browser): Browser => {
  for (const [name, value] of like.jar.cookies) browser.jar.cookies.set(name, 'x'.repeat(value.length));
  return browser;
};

/** A call that the app does not make may be missing. */
const isMissing = (name: EndpointName, { httpStatus }: Reply): boolean =>
  callsNotMade.includes(name) && [404, 405, 501].includes(httpStatus);

/** The messages of 4.8, and a refusal of everything else. */
export const withoutSession = async (kit: Kit): Promise<void> => {
  const ended = withUnknownCookie(newBrowser(kit), kit.browser);
  tellsExpiry(kit, 'productInfo', 'the session has ended', await ended.send('productInfo'));
  const protectedCalls = endpointNames.filter((name) => endpointOf(name).errors.includes(401));
  for (const name of protectedCalls) {
    if (endpointOf(name).section === 'support' || name === 'presaVisione') continue;
    const reply = await sendAny(newBrowser(kit), name);
    if (!isMissing(name, reply)) refused(kit, name, 'without a session it is refused', reply);
  }
  const numbers = { barcode: 'sconosciuto', stampeId: 'sconosciuto' };
  tellsExpiry(kit, 'presaVisione', 'no session', await newBrowser(kit).send('presaVisione', numbers));

  const stranger = newBrowser(kit);
  taken(kit, 'productInfo', await stranger.send('productInfo'), 'of another browser: is taken');
  const resume = await stranger.send('contactResume', { guid: kit.guid });
  tellsExpiry(kit, 'contactResume', 'the code was not entered', resume);
  for (const name of ['contactList', 'paperworkList', 'documentInfo'] as const)
    refused(
      kit,
      name,
      'of a request whose code was not entered it is refused',
      await stranger.send(name, name === 'contactList' ? undefined : { guid: kit.guid }),
    );
};
