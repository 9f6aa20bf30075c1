import type { Locator } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

export const readQr = async (image: Locator): Promise<string> => {
  const { data, info } = await sharp(await image.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
};
