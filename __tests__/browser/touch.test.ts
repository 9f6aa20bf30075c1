import { greetingCopy } from '../../src/copy/contact-info';
import { lostOn, onPhone } from './support/fingerOnPhone';
import { goOn } from '../../scripts/testing/pages/form';
import { openGreeting } from './support/shortcuts';
import { appears } from '../../scripts/testing/browser/until';

it('[R8-08] a tap that leaves a field wrong, or right again, hits its control, in a dialog too', async () => {
  const visitor = await onPhone();
  const { page } = visitor;
  await openGreeting(visitor);
  expect(await lostOn(visitor, 'greeting')).toEqual([]);
  await goOn(page, greetingCopy.forgotten);
  await appears(page.locator('dialog[open] input').first());
  expect(await lostOn(visitor, 'tax code')).toEqual([]);
});
