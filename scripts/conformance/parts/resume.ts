/** Sections 4.4, 7.5 and 7.9 of the specification. */
import { PHONE_PREFIX } from '../../../src/contract/limits';
import type { DataStepSlug } from '../../../src/contract/steps/table';
import type { Paperwork, ResumeState, StepAnswer } from '../../../src/contract/wire';
import { good, listIn, malformedIsRefused, refused } from '../judge';
import { newBrowser, type Kit } from '../kit';
import { confirmed } from './codes';
import { resumed } from './probe';
import { isPdf } from './signing';
import { received } from './steps';

const UNKNOWN = { guid: 'nessuna-pratica-0000' };

const leadsTo = (kit: Kit, name: 'resumeStart' | 'contactNext', data: unknown, to: string) => {
  const state = data as ResumeState | undefined;
  kit.report.check(name, `leads to '${to}'`, state?.name === to, `data.name: '${to}'`, data);
};

export const phoneOf = ({ person }: Kit): string => `${PHONE_PREFIX}${person.cellulare}`;

export const byLink = async (kit: Kit, at: DataStepSlug): Promise<StepAnswer> => {
  kit.browser = newBrowser(kit);
  await good(kit, 'productInfo', undefined, 'of another device: is taken');
  const unknown = await kit.browser.send('resumeStart', UNKNOWN);
  refused(kit, 'resumeStart', 'an unknown guid is refused', unknown);
  const { data } = await good(kit, 'resumeStart', { guid: kit.guid });
  leadsTo(kit, 'resumeStart', data, 'validate');
  await confirmed(kit, {
    send: 'resumeSendCell',
    check: 'resumeValidateCell',
    checkInput: (code) => ({ code }),
    to: phoneOf(kit),
    meanwhile: async () => {
      const { body } = await kit.browser.send('resumeStart', { guid: kit.guid });
      const resendIn = (body?.data as ResumeState | undefined)?.resendIn;
      kit.report.optional('resumeStart', 'resendIn: a reload sends no second code', resendIn !== undefined);
    },
  });
  const step = await resumed(kit, 'resume');
  received(kit, 'resume', step, at);
  return step;
};

const found = (list: unknown, guid: string): Paperwork | undefined =>
  Array.isArray(list) ? (list as readonly Paperwork[]).find((one) => one.guid === guid) : undefined;

export const listed = async (kit: Kit): Promise<Paperwork | undefined> => {
  const { data } = await good(kit, 'contactList');
  const one = found(data, kit.guid);
  const hasStatus = typeof one?.status === 'string' && one.status !== '';
  kit.report.check('contactList', 'has the request with its status', hasStatus, `guid ${kit.guid}`, data);
  return one;
};

const callsWithoutPath = async (kit: Kit): Promise<void> => {
  const { browser, report } = kit;
  const inputs = {
    resumeNext: UNKNOWN,
    signDocument: { ...UNKNOWN, barCode: 'x', stampeId: 'x' },
  } as const;
  for (const [name, input] of Object.entries(inputs) as [keyof typeof inputs, object][]) {
    const { body } = await browser.send(name, { ...input });
    const isThere = body?.status !== undefined;
    report.optional(name, 'the app does not make this call', isThere);
  }
};

export const byIdentity = async (kit: Kit): Promise<void> => {
  kit.browser = newBrowser(kit);
  await good(kit, 'productInfo', undefined, 'of a third device: is taken');
  const { data: state } = await good(kit, 'contactStart', {});
  kit.report.check(
    'contactStart',
    "leads to 'identify'",
    state?.name === 'identify',
    "data.name: 'identify'",
    state,
  );
  const { cf, cellulare, email } = kit.person;
  const identity = { cf, numCell: cellulare, prefCell: PHONE_PREFIX, mail: email };
  await malformedIsRefused(kit, 'contactNext', identity);
  const other = await kit.browser.send('contactNext', { ...identity, numCell: '3330000000' });
  refused(kit, 'contactNext', 'another phone is refused', other);
  const { data } = await good(kit, 'contactNext', identity);
  leadsTo(kit, 'contactNext', data, 'validate');
  const answer = await confirmed(kit, {
    send: 'contactSendCell',
    check: 'contactValidateCell',
    checkInput: (code) => ({ code }),
    to: phoneOf(kit),
  });
  const after = (answer.data as ResumeState | undefined)?.name;
  // The list is requested even if the answer does not lead there.
  kit.report.advised('contactValidateCell', "leads to 'list'", after === 'list', "data.name: 'list'", after);
  const one = await listed(kit);
  kit.report.optional(
    'contactList',
    'ragioneSociale: tells requests apart',
    one?.ragioneSociale !== undefined,
  );

  const { guid } = kit;
  refused(
    kit,
    'paperworkList',
    'an unknown guid is refused',
    await kit.browser.send('paperworkList', UNKNOWN),
  );
  await good(kit, 'paperworkList', { guid });
  const { data: contracts } = await good(kit, 'contactContractList', { guid });
  const [, contract] = listIn(contracts);
  const what = 'lists the signed questionnaire and contract';
  kit.report.check('contactContractList', what, contract !== undefined, 'two entries', contracts);
  if (contract) await isPdf(kit, contract, 'the signed contract');
  await good(kit, 'contactSendPdf', {});
  await callsWithoutPath(kit);
};
