import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restartRequested, subPageRequested } from '../../src/flows/actions';
import Intro from '../../src/screens/steps/contact-info/Intro';
import { fakeService } from './fakeService';
import { renderScreen } from './renderScreen';

describe('Prima di iniziare', () => {
  it('[R2.4-00] says who it is for and what to have ready', () => {
    fakeService({});
    renderScreen(<Intro />, { slug: 'contact-info' });
    expect(screen.getByRole('heading', { level: 1, name: 'Prima di iniziare' })).toBeVisible();
    expect(
      screen.getByText(/riservato a ditte individuali e liberi professionisti con partita IVA/),
    ).toBeVisible();
    for (const thing of [
      'Due documenti di identità',
      'Il numero di partita IVA',
      'Una fotocamera che funziona',
    ])
      expect(screen.getByText(thing)).toBeVisible();
    expect(screen.getByText('Un luogo silenzioso e ben illuminato')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leggi l’informativa privacy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('goes on to the greeting page', async () => {
    fakeService({});
    const { asked } = renderScreen(<Intro />, { slug: 'contact-info' });
    await userEvent.click(screen.getByRole('button', { name: 'Inizia' }));
    expect(asked(subPageRequested.type)).toEqual([1]);
    expect(screen.queryByRole('button', { name: 'Indietro' })).not.toBeInTheDocument();
  });

  it('[R2.1-03] leads to the request that was begun before', async () => {
    fakeService({});
    const { asked } = renderScreen(<Intro />, { slug: 'contact-info' });
    await userEvent.click(screen.getByRole('button', { name: 'Hai già iniziato? Riprendi la richiesta' }));
    expect(asked(restartRequested.type)).toEqual(['/resume']);
  });
});
