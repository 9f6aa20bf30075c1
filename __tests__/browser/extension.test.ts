import { emailCodeCopy } from '../../src/copy/contact-info';
import { arrive } from './support/arrive';
import { extend, writtenInto } from './support/extension';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { somebody } from '../../scripts/testing/pages/people';
import { fillGreeting, openGreeting } from './support/shortcuts';

it('a form is filled in and sent on a page into which an extension writes', async () => {
  const visitor = await arrive();
  const { page, context, provokes } = visitor;
  await extend(context);
  // React finds other elements than it was to take over, and draws the first page again.
  provokes(/React error #418/);
  await openGreeting(visitor);
  expect(await writtenInto(page)).toBeGreaterThan(10);
  await fillGreeting(page, somebody());
  await goOn(page);
  await heading(page, emailCodeCopy.title);
});
