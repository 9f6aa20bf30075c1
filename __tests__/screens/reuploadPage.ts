import { act, fireEvent, within } from '@testing-library/react';
import type { PaperworkDetail } from '../../src/contract/wire';
import { detail, paperwork } from '../flows/earlier';
import { navigated } from '../../src/state/navigation';
import { requestsLoaded, reuploadLoaded } from '../../src/state/resume';
import { fieldId } from '../../src/ui/form/fieldId';

const paper = (tipo: string, description: string, barCode: string, more: Partial<PaperworkDetail>) =>
  detail(tipo, { description, barCode, feedback: '', ...more });

export const contract = paper('Contratto', 'Contratto del conto', 'c', { sign: 'true', azioni: 'print' });
export const passport = paper('Documento 1', 'Passaporto', 'd1', {
  feedback: 'KO La foto è sfocata.',
  frontDocUploadType: 'FRONT_DOC_1',
});
export const identityCard = paper('Documento 2', "Carta d'identita", 'd2', {
  sign: 'true',
  frontDocUploadType: 'FRONT_DOC_2',
});
export const video = paper('Video Captcha', 'Video con il documento', 'v', {
  feedback: 'KO Non si sente la voce.',
  frontDocUploadType: 'FRONT_DOC_',
});
export const payslip = paper('additional CONTENT_PAYSLIP', 'Busta paga', 'a', {
  sign: 'never_uploaded',
  frontDocUploadType: 'CONTENT_PAYSLIP',
});

export const reuploadState = (details: readonly PaperworkDetail[], status = 'DOCUMENTO DI IDENTITA KO') => ({
  slug: 'contact-info' as const,
  before: [
    requestsLoaded([paperwork('g', status)]),
    reuploadLoaded({ guid: 'g', details }),
    navigated({ path: '/reupload/g' }),
  ],
});

export const input = (barCode: string, type: string): HTMLInputElement | null =>
  document.querySelector(`#${fieldId(`${barCode}.${type}`)}`);

export const box = (barCode: string, type: string) => {
  const title = document.getElementById(`${fieldId(`${barCode}.${type}`)}-titolo`);
  return within(title?.parentElement?.parentElement as HTMLElement);
};

export const choose = async (barCode: string, type: string, file: File): Promise<void> => {
  const chooser = input(barCode, type)?.parentElement?.querySelector('input[type=file]');
  fireEvent.change(chooser as HTMLElement, { target: { files: [file] } });
  await act(async () => undefined);
};
