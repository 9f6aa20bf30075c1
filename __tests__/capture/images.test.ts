import fc from 'fast-check';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_SIDE_PX } from '../../src/contract/limits';
import { acceptedFiles } from '../../src/capture/image/fileType';
import { fitWithin, isUniform } from '../../src/capture/image/draw';
import { prepareFile } from '../../src/capture/image/prepareFile';
import { FileError } from '../../src/capture/image/problems';
import { shrinkImage } from '../../src/capture/image/shrinkImage';

jest.mock('../../src/capture/image/shrinkImage');
const shrink = jest.mocked(shrinkImage);
beforeEach(() => shrink.mockReset());

it('[R5.6-05] a picture that is fitted never exceeds the limit, never enlarges, keeps the shape within a pixel', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin({ width, height }, IMAGE_MAX_SIDE_PX);
      const scale = Math.min(1, IMAGE_MAX_SIDE_PX / Math.max(width, height));
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(IMAGE_MAX_SIDE_PX);
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      expect(fitted.height).toBeGreaterThan(0);
    }),
    {
      examples: [
        [10_000, 2],
        [2, 10_000],
        [IMAGE_MAX_SIDE_PX, IMAGE_MAX_SIDE_PX],
      ],
    },
  );
});

it.each([
  ['the black picture of a canvas that was too large', [0, 0, 0, 0], true],
  ['lens noise', [0, 1, 2, 0], true],
  ['something on it', [0, 0, 0, 3], false],
])('[R5.6-05] uniform: %s', (_, levels, expected) => {
  const pixels = levels.flatMap((level) => [level, level, level, 255]);
  expect(isUniform(Uint8ClampedArray.from(pixels))).toBe(expected);
});
it('[R5.6-05] a colour is something, too', () => {
  expect(isUniform(Uint8ClampedArray.from([9, 9, 9, 255, 9, 9, 40, 255]))).toBe(false);
});

describe('prepareFile', () => {
  const file = (content: string, name: string, type: string) => new File([content], name, { type });
  const problemOf = (given: File) =>
    prepareFile(given).then(
      () => 'accepted',
      (error: unknown) => (error instanceof FileError ? error.problem : 'another error'),
    );

  it('[R5.6-05] knows a PDF behind any number of zeros, which the service cuts off', async () => {
    for (const zeros of [0, 5000, 300_000]) {
      const padded = file(`${'\0'.repeat(zeros)}%PDF-1.7 …`, 'bolletta', '');
      expect([zeros, (await prepareFile(padded)).file.type]).toEqual([zeros, 'application/pdf']);
    }
  });

  it('that was printed into a file is taken as a PDF', async () => {
    const printed = '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.7 …';
    expect((await prepareFile(file(printed, 'bolletta.prn', ''))).file.type).toBe('application/pdf');
  });

  it('[R5.6-05] sends a PDF behind other data, for the service to say so, but no picture that names one', async () => {
    const sent = async (before: string | Uint8Array<ArrayBuffer>) =>
      problemOf(new File([before, '%PDF-1.7 …'], 'bolletta', { type: '' }));
    shrink.mockRejectedValue(new FileError('blank'));
    for (const before of ['Content-Type: application/pdf\r\n\r\n', `\0\bbill.pdf${'\0'.repeat(118)}`])
      expect([before, await sent(before)]).toEqual([before, 'accepted']);
    // Any other file is read as a picture.
    for (const before of ['x'.repeat(1025), Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x4a])])
      expect(await sent(before)).toBe('blank');
  });

  it('[R5.6-05] sends a PDF untouched, known by its content when the phone names no type', async () => {
    const pdf = file('%PDF-1.7 …', 'scansione.pdf', 'application/pdf');
    expect(await prepareFile(pdf)).toEqual({ file: pdf, advice: [] });
    const { file: sent } = await prepareFile(file('%PDF-1.7 …', 'scansione', ''));
    expect([sent.type, await sent.text()]).toEqual(['application/pdf', '%PDF-1.7 …']);
    expect(shrink).not.toHaveBeenCalled();
  });
  it('[R5.6-05] sends an image as JPEG under its own name, with what the look at it found', async () => {
    shrink.mockResolvedValue({ blob: new Blob(['jpeg'], { type: 'image/jpeg' }), advice: ['dark'] });
    const { file: sent, advice } = await prepareFile(file('png', 'IMG_0042.PNG', 'image/png'));
    expect([sent.name, sent.type, await sent.text()]).toEqual(['IMG_0042.jpg', 'image/jpeg', 'jpeg']);
    expect(advice).toEqual(['dark']);
  });
  const start = (...bytes: number[]) => Uint8Array.from([...bytes, ...Array<number>(12).fill(0)]);
  it.each([
    ['image/jpeg', start(0xff, 0xd8, 0xff, 0xe0)],
    ['image/png', start(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['image/webp', new TextEncoder().encode('RIFF....WEBPVP8 ')],
  ])('[R5.6-05] knows an %s by its first bytes, whatever the device calls it', async (type, bytes) => {
    for (const named of ['application/octet-stream', '', 'text/plain']) {
      shrink.mockResolvedValue({ blob: new Blob(['jpeg'], { type: 'image/jpeg' }), advice: [] });
      expect(await problemOf(new File([bytes], 'scansione', { type: named }))).toBe('accepted');
      expect(shrink.mock.lastCall?.[0]).toMatchObject({ type });
    }
  });
  it.each([
    ['text', file('ciao', 'nota.txt', 'text/plain')],
    ['a video', file('x', 'clip.mp4', 'video/mp4')],
    ['an SVG', file('<svg/>', 'firma.svg', 'image/svg+xml')],
    ['an empty file', file('', 'vuoto.jpg', 'image/jpeg')],
  ])('[R5.6-05] [R8-10] refuses %s', async (_, given) => {
    expect(await problemOf(given)).toBe('unsupported');
    expect(shrink).not.toHaveBeenCalled();
  });
  it('[R5.6-05] [R8-10] passes on that an image could not be read or is blank', async () => {
    shrink.mockRejectedValueOnce(new FileError('unsupported'));
    expect(await problemOf(file('x', 'rotta.jpg', 'image/jpeg'))).toBe('unsupported');
    shrink.mockRejectedValueOnce(new FileError('blank'));
    expect(await problemOf(file('x', 'nera.jpg', 'image/jpeg'))).toBe('blank');
  });
  it.each([
    ['image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 0, 0, 0, 0, 0, 0xff, 0xd9)],
    ['image/png', start(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ])(
    '[R5.6-05] sends an %s unchanged and unjudged where the browser alters pictures',
    async (type, bytes) => {
      shrink.mockRejectedValueOnce(new FileError('altered'));
      const { file: sent, advice } = await prepareFile(new File([bytes], 'fronte.bin', { type: '' }));
      expect([sent.type, sent.name, advice]).toEqual([type, 'fronte.bin', []]);
      expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
    },
  );
  it('[R5.6-05] refuses there what only the browser could convert, and what is too large', async () => {
    shrink.mockRejectedValue(new FileError('altered'));
    const webp = new File([new TextEncoder().encode('RIFF....WEBPVP8 ')], 'a.webp', { type: 'image/webp' });
    expect(await problemOf(webp)).toBe('altered');
    expect(await problemOf(heif('heic', 'image/heic'))).toBe('heic');
    const png = new File(
      [start(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), 'x'.repeat(DOCUMENT_MAX_BYTES)],
      'a.png',
    );
    expect(await problemOf(png)).toBe('tooLarge');
  });
  it('[R5.6-05] refuses what the service would refuse for its size', async () => {
    const large = file(`%PDF-${'x'.repeat(DOCUMENT_MAX_BYTES)}`, 'grande.pdf', 'application/pdf');
    expect(await problemOf(large)).toBe('tooLarge');
  });
  const sized = (given: File, size: number): File => Object.defineProperty(given, 'size', { value: size });
  it('[R5.6-05] judges a picture after it is reduced, and opens none that would fill the memory', async () => {
    shrink.mockResolvedValue({ blob: new Blob(['jpeg']), advice: [] });
    expect(await problemOf(sized(file('jpeg', 'a.jpg', 'image/jpeg'), 2 * DOCUMENT_MAX_BYTES))).toBe(
      'accepted',
    );
    shrink.mockClear();
    expect(await problemOf(sized(file('jpeg', 'a.jpg', 'image/jpeg'), 100 * 1024 * 1024 + 1))).toBe('huge');
    expect(shrink).not.toHaveBeenCalled();
  });
  const heif = (brand: string, type: string) =>
    file(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`, 'IMG_1.HEIC', type);
  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif'])(
    '[R5.6-05] [R8-10] names the format of a %s that the browser cannot read, whatever the phone calls it',
    async (brand) => {
      for (const type of ['image/heic', 'image/jpeg', '', 'application/octet-stream']) {
        shrink.mockRejectedValueOnce(new FileError('unsupported'));
        expect(await problemOf(heif(brand, type))).toBe('heic');
      }
    },
  );
  it('[R5.6-05] takes a HEIC as any picture where the browser reads it, but no video of its family', async () => {
    shrink.mockResolvedValueOnce({ blob: new Blob(['jpeg']), advice: [] });
    expect(await problemOf(heif('heic', 'image/heic'))).toBe('accepted');
    shrink.mockRejectedValueOnce(new FileError('blank'));
    expect(await problemOf(heif('heic', 'image/heic'))).toBe('blank');
    expect(await problemOf(heif('isom', 'video/mp4'))).toBe('unsupported');
  });
});

it('[R5.6-05] offers images alone on Android', () => {
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari';
  expect(acceptedFiles(android)).toBe('image/*');
  expect(acceptedFiles(iphone)).toBe('image/*,application/pdf');
});
