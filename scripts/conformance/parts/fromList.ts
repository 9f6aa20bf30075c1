/** Another device finds the unfinished request by identity and opens it from the list (spec, 4.4 and 7.5). */
import { PHONE_PREFIX } from '../../../src/contract/limits';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import { good } from '../judge';
import { Blocked, newBrowser, type Kit } from '../kit';
import { confirmed } from './codes';
import { resumed } from './probe';
import { listed, phoneOf } from './resume';
import { received } from './steps';

const OF_UNFINISHED = 'of an unfinished request: is taken';

const opened = async (kit: Kit, at: DataStepSlug): Promise<void> => {
  kit.browser = newBrowser(kit);
  await good(kit, 'productInfo', undefined, OF_UNFINISHED);
  // Judged where the signed request is found.
  await kit.browser.send('contactStart', {});
  const { cf, cellulare, email } = kit.person;
  const identity = { cf, numCell: cellulare, prefCell: PHONE_PREFIX, mail: email };
  await good(kit, 'contactNext', identity, OF_UNFINISHED);
  await confirmed(kit, {
    send: 'contactSendCell',
    check: 'contactValidateCell',
    checkInput: (code) => ({ code }),
    to: phoneOf(kit),
  });
  await listed(kit);
  received(kit, 'contactResume', await resumed(kit, 'contactResume', { guid: kit.guid }), at);
};

/** The walk goes on by the link even if this fails. */
export const fromList = async (kit: Kit, at: DataStepSlug): Promise<void> => {
  try {
    await opened(kit, at);
  } catch (error) {
    if (!(error instanceof Blocked)) throw error;
  }
};
