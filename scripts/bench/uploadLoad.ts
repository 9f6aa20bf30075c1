/** Clients for the load of uploads: honest ones, and strangers who send without end or nothing more. */
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { newApplicant } from '../../__tests__/server/support/applicant';
import { webm } from '../../__tests__/server/files';
import { endpointOf } from '../../src/contract/endpoints';
import { VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { acts, stepOf } from '../faults/acts';
import { Caller, type SentFile } from '../faults/caller';
import type { ServiceProcess } from '../faults/process';

export interface Client {
  readonly caller: Caller;
  readonly guid: string;
}

/** A request at the identification step, in a session of its own. */
export const clientOf = async ({ url }: ServiceProcess): Promise<Client> => {
  const person = { caller: new Caller(url), applicant: newApplicant() };
  await person.caller.call('productInfo');
  const last = acts.findIndex(({ name }) => name === 'next card');
  for (const act of acts.slice(0, last + 1)) {
    const answered = await (await act.prepare(person))();
    if (!(await act.isRight(answered, person))) throw new Error(`${act.name}: ${JSON.stringify(answered)}`);
  }
  return { caller: person.caller, guid: (await stepOf(person)).guid };
};

const file = (content: Buffer): SentFile => ({ filename: 'f', contentType: 'image/jpeg', content });

/** As the app sends it: 2000 by 1500, with the noise of a camera. */
export const photograph = async (): Promise<SentFile> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const picture = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#fff', noise } });
  return file(await picture.jpeg({ quality: 95 }).toBuffer());
};

const drawn = (side: number): Sharp =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .composite([{ input: Buffer.from('<svg width="64" height="64"><rect width="64" height="64"/></svg>') }])
    .removeAlpha();

/** 119 megapixels in 115 KB. */
export const hugePicture = async (): Promise<SentFile> =>
  file(await drawn(10_900).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer());
/** Of those that are taken the one that costs most to decode. */
export const costlyPicture = async (): Promise<SentFile> =>
  file(await drawn(4000).png({ progressive: true }).toBuffer());

/** A recording, filled up with padding to the largest that is taken. */
export const largestVideo = (): SentFile => {
  const { content } = webm();
  const padding = Buffer.alloc(VIDEO_MAX_BYTES - content.length);
  padding.writeUInt8(0xec);
  padding.writeUInt32BE(padding.length - 9, 5);
  padding.writeUInt8(0x01, 1);
  return { filename: 'v.webm', contentType: 'video/webm', content: Buffer.concat([content, padding]) };
};

export interface Served {
  /** At the first attempt, and in all. */
  readonly first: boolean;
  readonly served: boolean;
  readonly ms: number;
}

/**
 * Sends as the app does: again after 1, 2, 4 and 8 seconds where it was told to
 * come again, or the line broke.
 */
export const sendPatiently = async (
  { caller, guid }: Client,
  what: SentFile,
  type: string,
): Promise<Served> => {
  const begun = performance.now();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const name = type === VIDEO_UPLOAD_TYPE ? 'videoUpload' : 'documentUpload';
    const answered = await caller.upload(name, { type, guid }, what).catch(() => undefined);
    const served = answered?.body['status'] === 'success';
    if (served || (answered && answered.httpStatus !== 503))
      return { first: attempt === 0 && served, served, ms: performance.now() - begun };
    await sleep(1000 * 2 ** attempt);
  }
  return { first: false, served: false, ms: performance.now() - begun };
};

export interface Begun {
  readonly endpoint: 'documentUpload' | 'onboardingNext';
  readonly bytes: number;
  readonly sent: number;
  /** As a proxy would tell it. */
  readonly address?: string;
}

/**
 * A call whose body is begun and not ended: `sent` bytes of it now, and then one every five
 * seconds, whatever is answered.
 */
export const beginBody = ({ caller }: Client, { endpoint, bytes, sent, address }: Begun): Socket => {
  const { port, hostname } = new URL(caller.url);
  const isForm = endpoint === 'documentUpload';
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${endpointOf(endpoint).path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `cookie: ${[...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `content-type: ${isForm ? 'multipart/form-data; boundary=b' : 'application/json'}`,
    `content-length: ${bytes}`,
    ...(address === undefined ? [] : [`x-forwarded-for: ${address}`]),
  ].join('\r\n');
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n';
  socket.on('error', () => undefined);
  socket.write(`${head}\r\n\r\n${isForm ? part : ' '}`);
  if (sent > 0) socket.write(Buffer.alloc(sent, 0x41));
  const trickle = setInterval(() => socket.write(' '), 5000);
  socket.once('close', () => clearInterval(trickle));
  return socket;
};

const status = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
/** Megabytes that the process holds now; most since `forgetMost`. */
export const memoryNow = (pid: number): number => status(pid, 'VmRSS');
export const memoryMost = (pid: number): number => status(pid, 'VmHWM');
export const forgetMost = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');
