import { completed, parts } from '../../testing/pages/journey';
import { heading } from '../../testing/pages/form';
import { appears } from '../../testing/browser/until';
import { goOn } from '../../testing/pages/way';
import { identificationCopy } from '../../../src/copy/identification';
import { inSession, type Walk } from './begin';

const { identification, documents, contract, ...toVideo } = parts;

/** Up to the video: the fake camera of Firefox is dark on a desktop without a graphics card. */
export const answers: Walk = async (way) => {
  await way.open('/');
  for (const part of Object.values(toVideo)) await part(way);
};

export const job: Walk = async (way) => {
  await answers(way);
  for (const part of [identification, documents, contract]) await part(way);
  await completed(way);
};

export const signature: Walk = async (way) => {
  const { video } = identificationCopy;
  await inSession(way, 'identification', { video: true });
  await way.open('/');
  await heading(way.page, video.title);
  await appears(way.page.getByText(video.sent, { exact: true }).first());
  await goOn(way);
  for (const part of [documents, contract]) await part(way);
  await completed(way);
};
