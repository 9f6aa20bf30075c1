import { readPicture } from './readPicture.mjs';

/** Of a photograph of four megapixels it takes 200 MB, which stays. What takes more is given back. */
const WORN_BYTES = 220e6;

process.on('message', ({ levels, width, height }) => {
  void readPicture({ levels, width, height })
    .catch(() => null)
    .then((result) => process.send({ result, isWorn: process.memoryUsage.rss() > WORN_BYTES }));
});
// The service has ended.
process.on('disconnect', () => process.exit());
process.send('ready');
