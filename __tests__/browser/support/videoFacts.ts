import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** From Debian's package `ffmpeg`; FFPROBE_PATH names another one, with its ffmpeg beside it. */
const ffprobe = process.env.FFPROBE_PATH ?? 'ffprobe';
const ffmpeg = path.join(path.dirname(ffprobe), path.basename(ffprobe).replace('ffprobe', 'ffmpeg'));

interface VideoFacts {
  readonly format: { readonly duration: string };
  readonly streams: readonly { readonly codec_type: string }[];
}

export const videoFacts = async (file: string) => {
  const shown = ['-show_entries', 'format=duration:stream=codec_type,width,height', '-of', 'json'];
  const { stdout } = await run(ffprobe, ['-v', 'error', ...shown, file]);
  const { format, streams } = JSON.parse(stdout) as VideoFacts;
  return { seconds: Number(format.duration), streams };
};

/**
 * Recorders write clusters of unknown size; the length that is added to the file does not change that. Two
 * frames of a busy machine may have the same millisecond: the null output reports that, the decoder does not.
 */
const HARMLESS = /^\[(matroska,webm.*Unknown-sized element|null @.*non monotonically increasing dts).*\n/gm;

/** Frames keep their own milliseconds: rounded to a rate, two of a camera that stuttered would be one. */
const OWN_TIMES = ['-vsync', 'passthrough', '-enc_time_base', '-1'];

/** What the decoder complains of; '' for a file that plays from its first frame to its last. */
export const decodingErrors = async (file: string): Promise<string> => {
  const { stderr } = await run(ffmpeg, ['-v', 'error', '-i', file, ...OWN_TIMES, '-f', 'null', '-']);
  return stderr.replace(HARMLESS, '');
};

/** Decibels below full scale, the loudest sample. */
export const loudest = async (file: string): Promise<number> => {
  const { stderr } = await run(ffmpeg, ['-i', file, '-af', 'volumedetect', '-vn', '-f', 'null', '-']);
  return Number(/max_volume: (-?[\d.]+) dB/.exec(stderr)?.[1] ?? NaN);
};

export const frameAt = async (file: string, seconds: number): Promise<Buffer> => {
  const args = `-v error -ss ${seconds} -i ${file} -frames:v 1 -f image2pipe -c:v png -`.split(' ');
  const { stdout } = await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 2 ** 24 });
  return stdout;
};
