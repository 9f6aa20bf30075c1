import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { DocumentReading } from '../../../src/contract/wire';
import { documentTypes } from '../../../src/contract/documentTypes';
import { navigated } from '../../../src/state/navigation';
import type { RenderedScreen } from '../renderScreen';
import { lastSent, sent } from './fakeUploads';
import { chooser, FRONT, input } from './firstDocument';

export const BACK = 'documento.documentoRetro';
export const paths = { number: 'documento.numeroDocumento', expiryDate: 'documento.dataScadenza' } as const;
export type Field = keyof typeof paths;
export const CARD = { documento: documentTypes.identityCard };
export const first = { side: 'back', number: 'CX37720EG', expiryDate: '2029-03-12' } as const;
export const second = { side: 'back', number: 'CZ88412LG', expiryDate: '2033-04-07' } as const;
export const page = { side: 'passportPage', number: 'YB6253967', expiryDate: '2030-04-23' } as const;

export const value = (field: Field) => input(paths[field])?.value;
export const both = () => [value('number'), value('expiryDate')];
export const type = (field: Field, text: string) =>
  act(() => void fireEvent.change(input(paths[field]) as HTMLElement, { target: { value: text } }));
export const choose = (documentType: string) =>
  act(
    () =>
      void fireEvent.change(screen.getByLabelText('Tipo di documento'), { target: { value: documentType } }),
  );
export const described = (field: Field, note: string) =>
  expect(input(paths[field])).toHaveAccessibleDescription(expect.stringContaining(note));
export const notDescribed = (field: Field) =>
  expect(input(paths[field])).not.toHaveAccessibleDescription(expect.stringMatching(/letto|leggiamo/i));

export const upload = async (path: string, reading?: DocumentReading) => {
  const nth = sent.length + 1;
  // The same file for both sides would be asked about.
  const file = new File([`jpeg ${nth}`], `${nth}.jpg`, { type: 'image/jpeg' });
  fireEvent.change(chooser(path), { target: { files: [file] } });
  await waitFor(() => expect(sent).toHaveLength(nth));
  act(() => lastSent().answer({ status: 'success', ...(reading && { data: { reading } }) }));
  await waitFor(() => expect(input(path)).not.toBeNull());
};

export const leaveAndReturn = async ({ store }: RenderedScreen) => {
  act(() => void store.dispatch(navigated({ path: '/request/identification', subPage: 2 })));
  await waitFor(() => expect(input(paths.number)).toBeNull());
  act(() => void store.dispatch(navigated({ path: '/request/identification', subPage: 1 })));
  await waitFor(() => expect(input(FRONT)).not.toBeNull());
};
