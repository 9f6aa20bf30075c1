import { readingCopy } from '../../../src/copy/capture/reading';
import { identificationCopy } from '../../../src/copy/identification';
import { EVA, pictureBytes } from '../../server/reading/pictures';
import { choose, filledWith, heading, textbox } from '../../../scripts/testing/pages/form';
import type { FileToSend } from '../../../scripts/testing/browser/hands';
import { appears } from '../../../scripts/testing/browser/until';
import { send, type Way } from '../../../scripts/testing/pages/way';

const { document: copy } = identificationCopy;

export const fileOf = (buffer: Buffer): FileToSend => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });

export const sendCie = async (way: Way): Promise<void> => {
  const { page } = way;
  await heading(page, copy.title.first);
  await choose(page, copy.type, 'Carta d’identità');
  await send(way, 'documento.documentoFronte', fileOf(pictureBytes('paperCard-front-s074')));
  await send(way, 'documento.documentoRetro', fileOf(pictureBytes('cie-back-s003')));
  await filledWith(page, 'documento.numeroDocumento', EVA.number);
  await filledWith(page, 'documento.dataScadenza', '07/04/2033');
  await appears(page.getByText(readingCopy.filledIn, { exact: true }));
  expect(await page.getByText(readingCopy.filled).count()).toBe(2);
  expect(await page.getByText(readingCopy.check).count()).toBe(0);
  await textbox(page, copy.city).fill('Cagliari');
  await textbox(page, copy.issueDate).fill('07/04/2023');
};
