/** Another browser enters the tax code of a request (spec, 4.2). */
import { ACCOUNT_HOLDERS } from '../../../src/contract/limits';
import { customerOutcome, type CustomerOutcome } from '../../../src/contract/states';
import type { ResponseOf } from '../../../src/contract/wire';
import { taken } from '../judge';
import { newBrowser, type Kit } from '../kit';

type Known = ResponseOf<'checkCustomerInfo'>['data'] | undefined;

const known = async (kit: Kit, request: string): Promise<readonly [Known, CustomerOutcome]> => {
  const browser = newBrowser(kit);
  const { nome, cognome, cf } = kit.person;
  taken(kit, 'productInfo', await browser.send('productInfo'), 'of another browser: is taken');
  const started = await browser.send('onboardingStart', { code: kit.settings.productCode });
  taken(kit, 'onboardingStart', started, 'of another browser: is taken');
  const person = { nome, cognome, codiceFiscale: cf, intestatari: ACCOUNT_HOLDERS };
  const reply = await browser.send('checkCustomerInfo', person);
  const { data } = taken(kit, 'checkCustomerInfo', reply, `of ${request}: is taken`) as { data?: Known };
  return [data, customerOutcome(String(data?.stato))];
};

/** An applicant who began elsewhere resumes with a code sent to the phone that the answer names. */
export const unfinishedIsKnown = async (kit: Kit): Promise<void> => {
  const [data, outcome] = await known(kit, 'an unfinished request');
  const { report } = kit;
  const resumes = outcome === 'resume';
  report.check('checkCustomerInfo', 'an unfinished request is resumed', resumes, 'stato A, F or K', data);
  const hasPhone = typeof data?.cellulare === 'string' && data.cellulare !== '';
  const what = 'tells the phone of an unfinished request';
  report.check('checkCustomerInfo', what, hasPhone, 'data.cellulare: where the code goes', data);
};

export const signedIsKnown = async (kit: Kit): Promise<void> => {
  const [data, outcome] = await known(kit, 'a signed request');
  const isCompleted = outcome === 'completed';
  kit.report.check(
    'checkCustomerInfo',
    'a signed request starts no other',
    isCompleted,
    'stato T or P',
    data,
  );
};
