import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { signedPapersCopy } from '../../src/copy/signed-papers';
import { thanksCopy } from '../../src/copy/thanks';
import { newRequestRequested } from '../../src/flows/actions';
import Thanks from '../../src/screens/thanks';
import { signingCompleted } from '../../src/state/signing';
import { contractsLoaded, userChanged } from '../../src/state/step';
import { press } from '../ui/hands';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const papers = ['questionario', 'contratto'].map((one) => ({
  stampeId: one,
  barCode: `B-${one}`,
  description: one,
}));
const show = (...before: UnknownAction[]) => {
  const known = [userChanged({ email: 'giulia@posta.example' }), contractsLoaded(papers)];
  return renderScreen(<Thanks />, { slug: 'thanks', before: [...known, ...before] });
};

it('[R2.11-01] says the reference, when it was signed, when and where the outcome comes, and where both PDFs are', async () => {
  show(signingCompleted());
  expect(await screen.findByText('B-contratto')).toBeVisible();
  expect(screen.getByText(/^\d{1,2} \p{L}+ \d{4} alle ore \d\d:\d\d$/u)).toBeVisible();
  expect(screen.getByText(/Ti scriviamo a giulia@posta.example entro \d+ giorni lavorativi/)).toBeVisible();
  expect(screen.getByText(/^Via email, entro \d+ giorni lavorativi$/)).toBeVisible();
  expect(
    screen.getByText(/^Te li mandiamo in PDF a giulia@posta.example, e li apri anche da qui\./),
  ).toBeVisible();
});

it('is left for a new request by another user of the device', async () => {
  const { asked } = show(signingCompleted());
  await press(thanksCopy.leave.action);
  expect(asked(newRequestRequested.type)).toHaveLength(1);
});

const row = { guid: 'g1', reference: 'B-1', signedAt: '2026-03-01T10:05:00+01:00' };

it('[R2.11-01] after a reload says reference, time and outcome as the list has them', async () => {
  const service = fakeService({ contactList: () => ({ ...ok, data: [{ ...row, guid: 'g0' }, row] }) });
  show();
  expect(await screen.findByText('B-1')).toBeVisible();
  expect(screen.getByText('1 marzo 2026 alle ore 10:05')).toBeVisible();
  expect(screen.getByText(/^Via email, entro \d+ giorni lavorativi$/)).toBeVisible();
  expect(service.requests('contactList')).toHaveLength(1);
});

it('[R2.11-01] asks for no list after a signature here', () => {
  const service = fakeService({});
  show(signingCompleted());
  expect(service.requests('contactList')).toEqual([]);
});

it('after a reload without a list names nothing, and offers both PDFs, loaded on request', async () => {
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  const service = fakeService({ contactContractList: () => ({ ...ok, data: papers }), stampaContratto: pdf });
  show();
  expect(screen.getByRole('heading', { level: 1, name: thanksCopy.title })).toBeVisible();
  expect(screen.queryByText('B-contratto')).not.toBeInTheDocument();
  expect(service.requests('contactContractList')).toEqual([]);
  await press(signedPapersCopy.show);
  expect(service.requests('contactContractList')).toEqual([{ guid: 'g1' }]);
  expect(await screen.findByText('B-contratto')).toBeVisible();
  // The pressed button is gone.
  expect(screen.getByRole('list', { name: signedPapersCopy.show })).toHaveFocus();
  for (const name of signedPapersCopy.names)
    expect(await screen.findByText(signedPapersCopy.open(name))).toBeVisible();
});
