// Calls of the contract.
import type { Request } from 'playwright-core';
import { contractCopy } from '../../../src/copy/contract';
import { thanksCopy } from '../../../src/copy/thanks';
import type { Step } from '../../../src/contract/wire';
import { ways } from './failing';
import type { Act, Row } from './fourWays';
import { first, firstOfThem, inTurn, isSending, load, press, shows } from './fourWaysActs';
import { dialog, notice, screen, usual } from './fourWaysPlaces';
import { requestsTo } from './shortcuts';

const NEXT = '/wgt/product/onboarding/next';

const tick: Act = ({ page }) => page.getByRole('checkbox', { name: contractCopy.sign.label }).check();
/** As a service that tells of the contracts by their own call alone. */
const withoutContracts: Act = async ({ page }) => {
  await page.route(`**${NEXT}`, async (route) => {
    const step = (await (await route.fetch()).json()) as Step;
    await route.fulfill({ json: { ...step, contracts: [] } });
  });
};

export const contractList: readonly Row[] = [
  {
    call: 'signContractList',
    when: 'when the contract is shown',
    place: dialog(),
    at: inTurn(first('contract'), withoutContracts),
    trigger: load,
    afterLeaving: inTurn(
      ({ page }) => page.getByText(contractCopy.listFailed).waitFor(),
      press(contractCopy.retry),
    ),
    goesOn: tick,
  },
];

export const contractText: readonly Row[] = [
  {
    call: 'stampaContratto',
    when: 'when the text of the contract is shown',
    place: notice(usual),
    isMeant: firstOfThem,
    at: first('contract'),
    trigger: load,
    meanwhile: tick,
    goesOn: async ({ page }) => {
      const region = page.getByRole('region', { name: contractCopy.read(contractCopy.documents[0]) });
      await region.getByRole('group').first().waitFor();
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    },
  },
];

/** Made in turn: each that fails stops there and is where another attempt begins, so that nobody signs twice. */
const signingRow = (
  row: Pick<Row, 'call' | 'when' | 'place' | 'isMeant' | 'sends'>,
  signatures: number,
): Row => {
  let sent: readonly Request[] = [];
  return {
    ...row,
    at: inTurn(first('contract'), load, shows(contractCopy.title), tick, async ({ page }) => {
      sent = requestsTo(page, NEXT);
    }),
    trigger: press(contractCopy.sign.action),
    goesOn: async (scene) => {
      await shows(thanksCopy.title)(scene);
      expect(sent.filter(isSending)).toHaveLength(signatures);
    },
  };
};

export const signing: readonly Row[] = [
  signingRow(
    {
      call: 'presaVisione',
      when: 'on the notice before the signature',
      place: dialog(),
      isMeant: firstOfThem,
    },
    1,
  ),
  signingRow(
    {
      call: 'onboardingNext',
      when: 'on the step contract',
      place: screen('Modifica i dati'),
      isMeant: () => isSending,
      sends: ['signedContract'],
    },
    ways.length + 1,
  ),
  signingRow(
    {
      call: 'invitations',
      when: 'after the signature',
      place: screen('Chiudi'),
      sends: ['"stepSlug":"thanks"'],
    },
    1,
  ),
];
