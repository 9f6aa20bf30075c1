import { screen, waitFor } from '@testing-library/react';
import { card } from '../../src/contract/steps/card';
import { cardCopy } from '../../src/copy/card';
import { nextRequested } from '../../src/flows/actions';
import CardStep from '../../src/screens/steps/card';
import { expectListUnderTitle, goOn, listed, press, user } from '../ui/hands';
import { fakeService } from './fakeService';
import { renderScreen } from './renderScreen';

const { shipping, notice } = cardCopy;
const open = () => {
  fakeService({});
  return renderScreen(<CardStep />, { slug: 'card', values: card.empty });
};
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));

it('[R2.8-01] shows what the card offers, and asks where to send it; another address has its own fields, required', async () => {
  open();
  for (const { title } of cardCopy.benefits.items) expect(screen.getByText(title)).toBeVisible();
  for (const name of [shipping.residenza, shipping.domicilio, shipping.altro])
    expect(screen.getByRole('radio', { name })).toBeEnabled();
  expect(screen.queryByRole('textbox')).toBeNull();
  await choose(shipping.altro);
  await goOn();
  expect((await listed()).length).toBeGreaterThan(1);
  await expectListUnderTitle();
  expect(screen.queryByRole('dialog', { name: notice.title })).toBeNull();
});

it('has no list of benefits where the brand gives none, and still asks where to send the card', () => {
  jest.replaceProperty(__BRAND__, 'card', { ...__BRAND__.card, benefits: [] });
  open();
  expect(screen.queryByText(cardCopy.benefits.title)).toBeNull();
  expect(screen.getByRole('radio', { name: shipping.residenza })).toBeEnabled();
  jest.restoreAllMocks();
});

it('[R2.8-01] says under each choice which address it is, where the service sends it', () => {
  const residenza = {
    cap: '20121',
    provincia: 'MI',
    citta: 'Milano',
    indirizzo: 'Via Manzoni 5',
    nazione: 'ITALIA',
  };
  const domicilio = { ...residenza, citta: '' };
  fakeService({});
  renderScreen(<CardStep />, { slug: 'card', values: { ...card.empty, residenza, domicilio } });
  const named = (name: string | RegExp) => screen.getByRole('radio', { name });
  expect(named(/residenza ?Via Manzoni 5, 20121 Milano \(MI\)$/)).toBeChecked();
  for (const name of [shipping.domicilio, shipping.altro]) expect(named(name)).not.toBeChecked();
});

it('[R2.8-02] Continue shows the notice; the consent alone sends the step', async () => {
  const { asked } = open();
  await choose(shipping.domicilio);
  await goOn();
  await screen.findByRole('dialog', { name: notice.title });
  await press(notice.back);
  expect(asked(nextRequested.type)).toEqual([]);
  await goOn();
  await user.click(await screen.findByRole('button', { name: notice.accept }));
  await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
  expect(asked(nextRequested.type)).toMatchObject([
    { values: { spedizione: { spedizioneCarta: 'domicilio' } } },
  ]);
});
