import { identificationCopy } from '../../../src/copy/identification';
import { at, heading } from '../../testing/pages/form';
import { installFaults, setFault } from '../../testing/browser/cameraFaults';
import { sampleVideo } from '../../../server/walk/files';
import { appears } from '../../testing/browser/until';
import { goOn } from '../../testing/pages/way';
import { inSession, type Walk } from './begin';

const { document: copy, capture, photo, video } = identificationCopy;

export const errors: Walk = async (way) => {
  const { page, hand, look, open } = way;
  await inSession(way, 'company-info');
  await open('/');
  await heading(page, 'La tua attività');
  const phone = at(page, 'contattiAzienda.telefonoAziendale');
  await hand.write(phone, '12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await look('phone-error');
  await goOn(way);
  await look('company-info-errors');
};

export const picture: Walk = async (way) => {
  const { page, hand, look, open } = way;
  await inSession(way, 'identification', { video: true });
  await open('/');
  await heading(page, video.title);
  await appears(page.getByText(video.sent, { exact: true }).first());
  await goOn(way);
  await heading(page, copy.title.first);
  const front = at(page, 'documento.documentoFronte');
  await hand.send(front, { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('appunti') });
  await look('wrong-file');
  await page.keyboard.press('Tab');
  await hand.press(page.getByRole('button', { name: photo.openLabel('Fronte') }));
  await appears(page.getByRole('button', { name: photo.shoot, exact: true }));
  await look('camera');
  await hand.press(page.getByRole('button', { name: photo.shoot, exact: true }));
  await appears(page.getByRole('button', { name: photo.retake, exact: true }));
  await look('taken');
  await hand.press(page.getByRole('button', { name: photo.retake, exact: true }));
  await look('taken-again');
  await hand.press(page.getByRole('button', { name: photo.shoot, exact: true }));
  await hand.press(page.getByRole('button', { name: photo.use, exact: true }));
  await appears(page.getByText('Caricato', { exact: true }).first());
  await look('picture-sent');
  await page.keyboard.press('Tab');
  await look('after-picture');
};

export const film: Walk = async (way) => {
  const { page, hand, look, open } = way;
  // What tsx writes around the functions of a script for the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await installFaults(page);
  await inSession(way, 'identification');
  await open('/');
  await heading(page, video.title);
  await setFault(page, { error: 'NotAllowedError' });
  await hand.press(page.getByRole('button', { name: capture.turnOn, exact: true }));
  await appears(page.getByRole('button', { name: capture.retry, exact: true }));
  await look('camera-refused');
  const { content: buffer } = sampleVideo();
  await page
    .locator('input[type=file][accept="video/*"]')
    .setInputFiles({ name: 'video.webm', mimeType: 'video/webm', buffer });
  await appears(page.getByRole('button', { name: capture.use, exact: true }));
  await look('film-chosen');
  await hand.press(page.getByRole('button', { name: capture.use, exact: true }));
  await appears(page.getByText(video.sent, { exact: true }).first());
  await look('film-sent');
};
