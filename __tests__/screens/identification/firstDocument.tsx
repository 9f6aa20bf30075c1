import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { identification } from '../../../src/contract/steps/identification';
import { watchUploads } from '../../../src/flows/uploads/watchUploads';
import Identification from '../../../src/screens/steps/identification';
import { fieldId } from '../../../src/ui/form/fieldId';
import { renderScreen } from '../renderScreen';
import { lastSent, sent } from './fakeUploads';

export const FRONT = 'documento.documentoFronte';
export const PREVIEW = '/wgt/document/preview/FRONT_DOC_1';
export const jpeg = new File(['jpeg'], 'fronte.jpg', { type: 'image/jpeg' });
const { altriDocumenti: _, ...empty } = identification.empty;

/** The field at the path: of a box for a file its button, which is not there while a file is on its way. */
export const input = (path: string) =>
  document.querySelector<HTMLInputElement>(`:is(input, button)#${fieldId(path)}`);
export const chooser = (path: string) =>
  input(path)?.parentElement?.querySelector('input[type=file]') as HTMLInputElement;

export const box = (path: string) => {
  const title = document.getElementById(`${fieldId(path)}-titolo`);
  return within(title?.parentElement?.parentElement as HTMLElement);
};

export const show = async (documento: Record<string, string> = {}) => {
  const values = { ...empty, documento: { ...empty.documento, ...documento } };
  const page = { slug: 'identification', subPage: 1, values, flow: watchUploads } as const;
  const rendered = renderScreen(<Identification />, page);
  await waitFor(() => expect(input(FRONT)).not.toBeNull());
  return rendered;
};

export const choose = async (file: File) => {
  act(() => input(FRONT)?.focus());
  fireEvent.change(chooser(FRONT), { target: { files: [file] } });
  await act(async () => undefined);
};

export const send = async (file: File = jpeg, nth = 1) => {
  await choose(file);
  await waitFor(() => expect(sent).toHaveLength(nth));
};
export const accept = () => act(() => lastSent().answer({ status: 'success' }));
export const refuse = (message: string) => act(() => lastSent().answer({ status: 'bad_request', message }));
