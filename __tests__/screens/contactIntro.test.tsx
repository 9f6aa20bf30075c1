import { screen } from '@testing-library/react';
import { restartRequested, subPageRequested } from '../../src/flows/actions';
import Intro from '../../src/screens/steps/contact-info/Intro';
import { press } from '../ui/hands';
import { renderScreen } from './renderScreen';

it('[R2.4-00] [R2.1-03] the first page says who it is for and what to have ready, and leads on or to a request begun before', async () => {
  const { asked } = renderScreen(<Intro />, { slug: 'contact-info' });
  expect(screen.getByRole('heading', { level: 1, name: 'Prima di iniziare' })).toBeVisible();
  for (const words of [
    /riservato a ditte individuali e liberi professionisti con partita IVA/,
    'Due documenti di identità',
    'Il numero di partita IVA',
    'Una fotocamera che funziona',
    'Un luogo silenzioso e ben illuminato',
  ])
    expect(screen.getByText(words)).toBeVisible();
  const privacy = screen.getByRole('link', { name: 'Leggi l’informativa privacy' });
  expect(privacy).toHaveAttribute('href', '/privacy');
  expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  await press('Inizia');
  expect(asked(subPageRequested.type)).toEqual([1]);
  await press('Hai già iniziato? Riprendi la richiesta');
  expect(asked(restartRequested.type)).toEqual(['/resume']);
});
