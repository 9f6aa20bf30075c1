// Before the screens, whose preparation of files it mocks.
import { withNetwork } from './fakeUploads';
import { screen } from '@testing-library/react';
import { identification } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { renderScreen } from '../renderScreen';
import { show } from './firstDocument';
import { choose } from './readPictures';

withNetwork();

const { good, bad } = identificationCopy.document.examples;
const drawn = () =>
  screen.queryAllByRole('figure').map((figure) => {
    expect(figure.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    return figure.querySelector('svg')?.innerHTML;
  });

it('[R2.9-03] no document is drawn before it is chosen; a passport is not drawn as a card', async () => {
  await show();
  expect(drawn()).toEqual([]);
  choose("Carta d'identita");
  const card = drawn();
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([good, bad]);
  choose('Passaporto');
  const passport = drawn();
  expect(passport).toHaveLength(2);
  passport.forEach((one) => expect(card).not.toContain(one));
  choose('Patente di guida');
  expect(drawn()).toEqual(card);
});

it('[R3.4-03] a sheet of paper is drawn where one is asked for', async () => {
  const { altriDocumenti: _, ...empty } = identification.empty;
  const values = { ...empty, altriDocumenti: { bustaPaga: '', tesseraStudente: '' } };
  renderScreen(<Identification />, { slug: 'identification', subPage: 2, values });
  await screen.findByText('Busta paga');
  expect(drawn()).toHaveLength(2);
});
