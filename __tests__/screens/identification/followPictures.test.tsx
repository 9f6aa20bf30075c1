// Before the screens, whose preparation of files it mocks.
import { stored, withNetwork } from './fakeUploads';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { documentTypes } from '../../../src/contract/documentTypes';
import { readingCopy } from '../../../src/copy/capture/reading';
import { watchUploads } from '../../../src/flows/uploads/watchUploads';
import Identification from '../../../src/screens/steps/identification';
import { draftChanged } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import { stepReceived, userChanged } from '../../../src/state/step';
import { fieldId } from '../../../src/ui/form/fieldId';
import { renderScreen } from '../renderScreen';
import { FRONT, input, show } from './firstDocument';
import {
  BACK, both, CARD, choose, described, first, leaveAndReturn, notDescribed, page, second, type, upload, value,
} from './readPictures'; // prettier-ignore

withNetwork();

const { identityCard, passport } = documentTypes;

it('[R2.9-03] a replaced picture takes its values with it', async () => {
  await show(CARD);
  await upload(BACK, first);
  await waitFor(() => expect(both()).toEqual(['CX37720EG', '12/03/2029']));
  await upload(BACK, second);
  await waitFor(() => expect(both()).toEqual(['CZ88412LG', '07/04/2033']));
  described('number', 'Letto dal documento');
  await upload(BACK);
  await waitFor(() => expect(both()).toEqual(['', '']));
  expect(screen.queryByText(readingCopy.filledIn)).not.toBeInTheDocument();
});

it('[R2.9-03] an edited value stays when its picture is replaced, and the other follows', async () => {
  await show(CARD);
  await upload(BACK, first);
  await waitFor(() => expect(value('number')).toBe('CX37720EG'));
  type('number', 'CX37720EH');
  type('number', 'CX37720EG');
  await upload(BACK, second);
  await waitFor(() => expect(both()).toEqual(['CX37720EG', '07/04/2033']));
  described('number', 'Sul documento leggiamo CZ88412LG');
  await upload(BACK);
  await waitFor(() => expect(both()).toEqual(['CX37720EG', '']));
});

it('[R4.5-01] values go with the type of the document, and come back with it', async () => {
  await show(CARD);
  await upload(BACK, first);
  await waitFor(() => expect(value('number')).toBe('CX37720EG'));
  choose(passport);
  await waitFor(() => expect(both()).toEqual(['', '']));
  await upload(FRONT, page);
  await waitFor(() => expect(both()).toEqual(['YB6253967', '23/04/2030']));
  choose(identityCard);
  await waitFor(() => expect(both()).toEqual(['CX37720EG', '12/03/2029']));
});

it('[R2.9-03] a value follows its picture also after another page was shown', async () => {
  const shown = await show(CARD);
  await upload(BACK, first);
  await waitFor(() => expect(value('number')).toBe('CX37720EG'));
  await leaveAndReturn(shown);
  described('number', 'Letto dal documento');
  await upload(BACK, second);
  await waitFor(() => expect(both()).toEqual(['CZ88412LG', '07/04/2033']));
});

it('[R2.9-03] no expiry, chosen by hand, is not overwritten', async () => {
  await show(CARD);
  await upload(BACK, first);
  await waitFor(() => expect(value('expiryDate')).toBe('12/03/2029'));
  fireEvent.click(screen.getByRole('checkbox', { name: /Senza scadenza/ }));
  await upload(BACK, second);
  await waitFor(() => expect(both()).toEqual(['CZ88412LG', 'Senza scadenza']));
  fireEvent.click(screen.getByRole('checkbox', { name: /Senza scadenza/ }));
  await waitFor(() => expect(value('expiryDate')).toBe(''));
});

describe('after a reload', () => {
  const documento = { numeroDocumento: 'CX37720EG', dataScadenza: '12/03/2029', documentoRetro: 'valid' };
  const filled = { number: 'CX37720EG', expiryDate: '12/03/2029' };
  const reload = async (readings: object) => {
    const shown = await show(CARD);
    const { current } = shown.store.getState().step;
    act(() => {
      shown.store.dispatch(navigated({ path: '/request/identification', subPage: 0 }));
      shown.store.dispatch(
        draftChanged({
          slug: 'identification',
          values: { documento: { ...CARD, ...documento }, BACK_DOC_1: filled },
        }),
      );
      shown.store.dispatch(stepReceived({ ...current, ...readings }));
    });
    act(() => void shown.store.dispatch(navigated({ path: '/request/identification', subPage: 1 })));
    await waitFor(() => expect(value('number')).toBe('CX37720EG'));
    return shown;
  };

  it('[R2.9-03] a value follows the picture whose reading came with the step', async () => {
    await reload({ readings: [{ type: 'BACK_DOC_1', reading: first }] });
    described('number', 'Letto dal documento');
    choose(passport);
    await waitFor(() => expect(both()).toEqual(['', '']));
    choose(identityCard);
    await upload(BACK, second);
    await waitFor(() => expect(both()).toEqual(['CZ88412LG', '07/04/2033']));
  });

  it('[R2.9-03] a back end without readings leaves the value until the picture is replaced', async () => {
    await reload({});
    await upload(FRONT);
    expect(both()).toEqual(['CX37720EG', '12/03/2029']);
    await upload(BACK);
    await waitFor(() => expect(both()).toEqual(['', '']));
  });

  it('[R2.9-03] the advice on a stored picture is given again', async () => {
    stored.set('/wgt/document/preview/BACK_DOC_1', new Blob(['jpeg'], { type: 'image/jpeg' }));
    await reload({ readings: [{ type: 'BACK_DOC_1', reading: { ...first, expiryDate: '2020-03-12' } }] });
    expect(await screen.findByText(readingCopy.advice('expired', '2020-03-12'))).toBeVisible();
  });
});

it('[R2.9-03] a picture that another device has sent fills in empty fields', async () => {
  const { store } = await show(CARD);
  const { current } = store.getState().step;
  act(
    () =>
      void store.dispatch(stepReceived({ ...current, readings: [{ type: 'BACK_DOC_1', reading: second }] })),
  );
  await waitFor(() => expect(both()).toEqual(['CZ88412LG', '07/04/2033']));
});

it('[R2.9-03] pictures that differ from each other are both reported; the side that has the lines fills in', async () => {
  await show({ ...CARD, numeroDocumento: 'CA11111AA' });
  await upload(FRONT, first);
  await upload(BACK, second);
  await waitFor(() => described('number', 'Nelle immagini leggiamo CZ88412LG e CX37720EG'));
  expect(value('expiryDate')).toBe('12/03/2029');
  type('number', 'CZ88412LG');
  described('number', 'Sul documento leggiamo CX37720EG');
  await upload(FRONT, second);
  await waitFor(() => notDescribed('number'));
});

it('[R2.9-03] a document with another birth date fills in nothing, which is advice', async () => {
  const { store } = await show(CARD);
  act(() => void store.dispatch(userChanged({ cf: 'DMCNCL85C15H501M' })));
  await upload(BACK, { ...first, birthDate: '1974-03-11' });
  expect(await screen.findByText(readingCopy.advice('otherBirthDate'))).toBeVisible();
  expect(both()).toEqual(['', '']);
  expect(input(BACK)).toBeValid();
});

it('[R2.9-03] the second document follows its own pictures', async () => {
  const values = { documento: CARD, secondoDocumento: { secondoDocumento: passport } };
  renderScreen(<Identification />, { slug: 'identification', subPage: 2, values, flow: watchUploads });
  const SECOND = 'secondoDocumento.documentoDueFronte';
  const number = () => document.getElementById(fieldId('secondoDocumento.numeroSecondoDocumento'));
  await waitFor(() => expect(input(SECOND)).not.toBeNull());
  await upload(SECOND, page);
  await waitFor(() => expect(number()).toHaveValue('YB6253967'));
  await upload(SECOND);
  await waitFor(() => expect(number()).toHaveValue(''));
});
