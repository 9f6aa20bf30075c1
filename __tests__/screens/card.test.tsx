import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card } from '../../src/contract/steps/card';
import { cardCopy } from '../../src/copy/card';
import { nextRequested } from '../../src/flows/actions';
import CardStep from '../../src/screens/steps/card';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const open = () => {
  fakeService({ dettagliCap: () => ({ ...ok, data: [{ provincia: 'RM', localita: 'Roma' }] }) });
  const page = { slug: 'card', values: card.empty } as const;
  return { user: userEvent.setup({ delay: null }), ...renderScreen(<CardStep />, page) };
};
const { shipping, notice } = cardCopy;
const press = (name: string) => screen.getByRole('button', { name });

it('[R2.8-01] tells what the card offers, and asks where to send it', () => {
  open();
  for (const { title } of cardCopy.benefits.items) expect(screen.getByText(title)).toBeVisible();
  for (const name of [shipping.residenza, shipping.domicilio, shipping.altro])
    expect(screen.getByRole('radio', { name })).toBeEnabled();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('[R2.8-01] another address has its own fields, which are required', async () => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: shipping.altro }));
  await user.click(press('Continua'));
  const list = within(await screen.findByRole('alert'));
  expect(list.getAllByRole('link').length).toBeGreaterThan(1);
  expect(screen.queryByRole('dialog', { name: notice.title })).toBeNull();
});

it('[R2.8-02] Continue shows the notice; the consent alone sends the step', async () => {
  const { user, asked } = open();
  await user.click(screen.getByRole('radio', { name: shipping.domicilio }));
  await user.click(press('Continua'));
  await screen.findByRole('dialog', { name: notice.title });
  await user.click(press(notice.back));
  expect(asked(nextRequested.type)).toEqual([]);
  await user.click(press('Continua'));
  await user.click(await screen.findByRole('button', { name: notice.accept }));
  await waitFor(() => expect(asked(nextRequested.type)).toHaveLength(1));
  const [{ values }] = asked(nextRequested.type) as [{ values: typeof card.empty }];
  expect(values.spedizione.spedizioneCarta).toBe('domicilio');
});
