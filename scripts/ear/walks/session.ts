import { heading } from '../../testing/pages/form';
import { codePage } from '../../testing/pages/resumePages';
import { goOn } from '../../testing/pages/way';
import { inSession, type Walk } from './begin';

export const session: Walk = async (way) => {
  const { page, context, product, look, open } = way;
  const pass = async (minutes: number): Promise<void> => {
    await product.pass({ minutes });
    await context.clock.fastForward(minutes * 60_000);
  };
  const warning = page.getByRole('alertdialog', { name: 'La sessione sta per scadere', exact: true });
  await context.clock.install();
  await inSession(way, 'company-info');
  await open('/');
  await heading(page, 'La tua attività');
  await page.keyboard.press('Tab');
  // A script that is on its way while the minutes pass would time out.
  await page.waitForLoadState('networkidle');
  await pass(8);
  await warning.waitFor();
  await look('session-warning');
  await page.keyboard.press('Enter');
  await warning.waitFor({ state: 'detached' });
  await look('company-info');
  await pass(8);
  await warning.waitFor();
  await pass(3);
  await heading(page, 'Sessione scaduta');
  await look('session-expired');
  await goOn(way, 'Riprendi la registrazione');
  await codePage(page);
  await look('resume-code');
};
