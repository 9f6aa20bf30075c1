import { hash } from '@node-rs/argon2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { hashing } from '../../server/customers/password';
import { renderContract } from '../../server/pdf/render';
import type { SealKey } from '../../server/deps';
import { readPicture } from '../../server/reading/readPicture.mjs';
import { openTrialKey } from '../../server/pdfSeal/key/trialKey';
import { sealPdf } from '../../server/pdfSeal/sealPdf';
import { sampleData } from '../testing/samples/contractData';
import { samplePicture } from '../../server/walk/files';

const ROUNDS = 20;
const PICTURES = 4;

/** Milliseconds of processor, once the code is compiled. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  for (let round = 0; round < ROUNDS; round += 1) await work();
  const used = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) await work();
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1000 / ROUNDS;
};

const trialKey = async (): Promise<SealKey> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-bench-'));
  return openTrialKey(folder, new Date()).finally(() => rmSync(folder, { recursive: true }));
};

export interface Unavoidable {
  readonly argon2: number;
  readonly pictures: number;
  readonly reading: number;
  readonly documents: number;
  readonly seals: number;
}

export const unavoidable = async (): Promise<Unavoidable> => {
  const { content: photograph } = await samplePicture(0);
  const picture = (): Promise<Buffer> =>
    sharp(photograph).autoOrient().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  const { data, info } = await sharp(photograph).greyscale().raw().toBuffer({ resolveWithObject: true });
  const grey = { levels: data, width: info.width, height: info.height };
  const kinds = [0, 1] as const;
  const rendered = await Promise.all(kinds.map((kind) => renderContract(sampleData(kind))));
  const key = await trialKey();
  return {
    argon2: await costOf(() => hash('una parola lunga e segreta', hashing)),
    pictures: PICTURES * (await costOf(picture)),
    reading: PICTURES * (await costOf(() => readPicture(grey))),
    documents: await costOf(async () => {
      for (const kind of kinds) await renderContract(sampleData(kind));
    }),
    seals: await costOf(async () => {
      for (const document of rendered) await sealPdf(document, key, new Date());
    }),
  };
};
