import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from '../../../scripts/testing/service/app';
import { FORM_TYPE, formBody } from '../../../server/walk/requests';
import type { TestClient } from '../../../scripts/testing/service/client';
import { cookieOf } from './listening';

export const formOf = (type: string, content: Buffer): Buffer =>
  formBody({ type }, { filename: 'a.jpg', contentType: 'image/jpeg', content });

/** Begins an upload of `length` bytes, none of which is sent yet. */
export const openUpload = (
  origin: string,
  client: TestClient,
  length: number,
  forwardedFor?: string,
): ClientRequest => {
  const opened = request(new URL('/wgt/document/upload', origin), {
    method: 'POST',
    agent: false,
    headers: {
      cookie: cookieOf(client),
      'content-type': FORM_TYPE,
      'content-length': String(length),
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    },
  });
  opened.on('error', () => undefined);
  return opened;
};

export interface UploadAnswered {
  readonly httpStatus: number;
  readonly retryAfter: number;
  readonly body: unknown;
}

export const answerOf = async (opened: ClientRequest): Promise<UploadAnswered> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    opened.once('response', resolve).once('error', reject);
  });
  const retryAfter = Number(response.headers['retry-after'] ?? 0);
  return { httpStatus: response.statusCode ?? 0, retryAfter, body: await json(response) };
};

/**
 * Sizes of the files that are being received: open in this process, whether or not they still have a name.
 */
export const incoming = ({ config }: TestApp): number[] => {
  const folder = join(config.DATA_DIR, 'incoming');
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = `/proc/self/fd/${fd}`;
      return readlinkSync(path).startsWith(folder) ? [statSync(path).size] : [];
    } catch {
      return [];
    }
  });
};

export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(20);
};
