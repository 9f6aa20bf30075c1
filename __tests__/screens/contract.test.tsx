import { screen, waitFor } from '@testing-library/react';
import { takeLeading } from 'redux-saga/effects';
import ContractStep from '../../src/screens/steps/contract';
import { contractsRequested } from '../../src/flows/actions';
import { contractsForStep } from '../../src/flows/request/loadStepData';
import type { StepValues } from '../../src/contract/steps/definition';
import { dataStepSlugs, stepTable } from '../../src/contract/steps/table';
import { contractsLoaded, userChanged } from '../../src/state/step';
import { contractCopy } from '../../src/copy/contract';
import { expectListUnderTitle, press } from '../ui/hands';
import { fakeService, ok, refusal } from './fakeService';
import { renderScreen } from './renderScreen';

jest.mock('../../src/ui/pdf/PdfReader', () => ({
  __esModule: true,
  default: ({ name }: { name: string }) => <p>{`${name} da leggere`}</p>,
}));

const LOST = 'Questo documento non è più leggibile: premi «Riprova» e troverai quello nuovo da leggere.';
const pdf = () => new Response(new Blob(['%PDF'], { type: 'application/pdf' }));
const lost = () => new Response(JSON.stringify(refusal(LOST)), { status: 404 });
function* flow() {
  yield takeLeading(contractsRequested, contractsForStep);
}
const first = { stampeId: 's0', barCode: 'b0' };
const show = () =>
  renderScreen(<ContractStep />, { slug: 'contract', flow, before: [contractsLoaded([first])] });
const open = async (answers: Parameters<typeof fakeService>[0]) => {
  const service = fakeService(answers);
  show();
  await screen.findByRole('button', { name: 'Riprova' });
  return service;
};

it('[R2.10-01] a document that comes after the page was left is not kept', async () => {
  let give: (file: Response) => void = () => undefined;
  const service = fakeService({
    stampaContratto: () => new Promise<Response>((resolve) => (give = resolve)),
  });
  const made = jest.spyOn(URL, 'createObjectURL');
  const { unmount } = show();
  const givenBack = jest.spyOn(URL, 'revokeObjectURL');
  await waitFor(() => expect(service.requests('stampaContratto')).toHaveLength(1));
  unmount();
  give(pdf());
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(givenBack.mock.calls).toEqual([[made.mock.results[0]?.value]]));
  jest.restoreAllMocks();
});

it('[R5.7-01] [R2.3-02] without the signature says so under the title, as every page', async () => {
  fakeService({ stampaContratto: pdf });
  show();
  await screen.findByText('Questionario da leggere');
  await press(contractCopy.sign.action);
  await expectListUnderTitle();
});

describe('a document that cannot be read', () => {
  it.each([
    ['another in its place', [{ stampeId: 's1', barCode: 'b1' }]],
    ['the same', [first]],
  ])('[R4.7-01] is asked for in a new list, which names %s', async (_, data) => {
    let isMade = false;
    const signContractList = () => {
      isMade = true;
      return { ...ok, data };
    };
    const service = await open({ stampaContratto: () => (isMade ? pdf() : lost()), signContractList });
    expect(screen.getByText(LOST)).toBeVisible();
    await press('Riprova');
    expect(await screen.findByText('Questionario da leggere')).toBeVisible();
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
    expect(service.requests('signContractList')).toHaveLength(1);
  });

  it('[R4.7-01] keeps its message and its button where the list does not come', async () => {
    const service = await open({ stampaContratto: lost, signContractList: () => null });
    await press('Riprova');
    await waitFor(() => expect(service.requests('signContractList')).not.toHaveLength(0));
    expect(screen.getByText(LOST)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  });

  it('[R4.7-01] is asked for alone where the connection was lost', async () => {
    let isThere = false;
    const service = await open({ stampaContratto: () => (isThere ? pdf() : null) });
    isThere = true;
    await press('Riprova');
    expect(await screen.findByText('Questionario da leggere')).toBeVisible();
    expect(service.requests('signContractList')).toHaveLength(0);
  });
});

describe('the answers to check', () => {
  const address = { cap: '20121', provincia: 'MI', citta: 'Milano', indirizzo: 'Via Roma 12', nazione: 'IT' };
  const showAnswers = async (values: StepValues) => {
    fakeService({ stampaContratto: pdf });
    const user = { nome: 'Mario', cognome: 'Rossi', email: 'mario@example.it', cellulare: '3331234567' };
    const rendered = renderScreen(<ContractStep />, {
      slug: 'contract',
      values,
      before: [contractsLoaded([first]), userChanged(user)],
    });
    await screen.findByText('Questionario da leggere');
    return rendered;
  };
  const fold = () => screen.getByText('Controlla le tue risposte').closest('details') as HTMLDetailsElement;

  it('[R2.10-01] are folded, and say step by step what was answered', async () => {
    await showAnswers({
      residenza: address,
      azienda: { ragioneSociale: 'Rossi Ceramiche', fatturato: '12.500' },
      documento: { documento: 'Passaporto', numeroDocumento: 'YA1234567' },
    });
    expect(fold().open).toBe(false);
    const titles = [...fold().querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual(dataStepSlugs.slice(0, -1).map((slug) => stepTable[slug].title));
    const told = fold().textContent;
    for (const text of ['Mario Rossi', 'Via Roma 12, 20121 Milano (MI)', '12.500 €', 'Passaporto YA1234567'])
      expect(told).toContain(text);
    expect(told).not.toContain('Domicilio');
  });

  it('[R4.1-03] lead back to each step, even if the service reports nothing about it', async () => {
    const { asked } = await showAnswers({});
    fold().open = true;
    await press('Modifica Dati azienda');
    await press('Modifica Identificati');
    expect(asked('onboarding/stepCorrectionRequested')).toEqual([
      { slug: 'company-info' },
      { slug: 'identification' },
    ]);
  });
});
