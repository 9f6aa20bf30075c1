/** What the pages of a re-upload are tested with. */
import { act, fireEvent, within } from '@testing-library/react';
import type { PaperworkDetail } from '../../src/contract/wire';
import { navigated } from '../../src/state/navigation';
import { requestsLoaded, reuploadLoaded } from '../../src/state/resume';
import { fieldId } from '../../src/ui/form/fieldId';

const item = (more: Partial<PaperworkDetail>): PaperworkDetail => ({
  tipo: '',
  description: '',
  sign: 'false',
  azioni: 'upload',
  feedback: '',
  stampeId: '',
  barCode: '',
  frontDocUploadType: '',
  ...more,
});

export const contract = item({
  tipo: 'Contratto', description: 'Contratto del conto', sign: 'true', azioni: 'print', barCode: 'c',
}); // prettier-ignore
export const passport = item({
  tipo: 'Documento 1', description: 'Passaporto', feedback: 'KO La foto è sfocata.', barCode: 'd1', frontDocUploadType: 'FRONT_DOC_1',
}); // prettier-ignore
export const identityCard = item({
  tipo: 'Documento 2', description: "Carta d'identita", sign: 'true', barCode: 'd2', frontDocUploadType: 'FRONT_DOC_2',
}); // prettier-ignore
export const video = item({
  tipo: 'Video Captcha', description: 'Video con il documento', feedback: 'KO Non si sente la voce.', barCode: 'v', frontDocUploadType: 'FRONT_DOC_',
}); // prettier-ignore
export const payslip = item({
  tipo: 'additional CONTENT_PAYSLIP', description: 'Busta paga', sign: 'never_uploaded', barCode: 'a', frontDocUploadType: 'CONTENT_PAYSLIP',
}); // prettier-ignore

/** The page stands at '/reupload/g' with these papers; the request's state is the list's. */
export const reuploadState = (details: readonly PaperworkDetail[], status = 'DOCUMENTO DI IDENTITA KO') => ({
  slug: 'contact-info' as const,
  before: [
    requestsLoaded([
      {
        nome: '', cognome: '', prodotto: '', contactId: '', lastEdit: '', status, guid: 'g', lastStep: '', email: '', cell: '',
      }, // prettier-ignore
    ]),
    reuploadLoaded({ guid: 'g', details }),
    navigated({ path: '/reupload/g' }),
  ],
});

export const input = (barCode: string, type: string): HTMLInputElement | null =>
  document.querySelector(`#${fieldId(`${barCode}.${type}`)}`);

/** What stands around the box of one file. */
export const box = (barCode: string, type: string) => {
  const title = document.getElementById(`${fieldId(`${barCode}.${type}`)}-titolo`);
  return within(title?.parentElement?.parentElement as HTMLElement);
};

export const choose = async (barCode: string, type: string, file: File): Promise<void> => {
  fireEvent.change(input(barCode, type) as HTMLElement, { target: { files: [file] } });
  await act(async () => undefined);
};
