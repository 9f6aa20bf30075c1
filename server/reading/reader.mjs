import { reencode } from '../formats/reencode.mjs';
import { readPicture } from './readPicture.mjs';

/** A photograph of four megapixels takes up to 170 MB. Beyond this the process is replaced. */
const WORN_BYTES = 220e6;

const readFile = async (pictures) => {
  const readings = [];
  for (const picture of pictures) {
    const reading = await readPicture(picture);
    readings.push(reading);
    if (reading.taxCode !== undefined || reading.mrz) break;
  }
  return readings;
};

process.on('message', (message) => {
  const answer = message.pictures ? readFile(message.pictures).catch(() => null) : reencode(message);
  void answer.then((result) => process.send({ result, isWorn: process.memoryUsage.rss() > WORN_BYTES }));
});
// The service has ended.
process.on('disconnect', () => process.exit());
process.send('ready');
