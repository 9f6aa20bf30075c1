/** What a job cannot do without, by the libraries alone: a hash of the password, four pictures, two PDFs. */
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { hashing } from '../../server/customers/password';
import { renderContract } from '../../server/pdf/render';
import { sampleData } from '../../__tests__/server/pdf/sample';
import { smallPhotograph } from '../../__tests__/browser/support/people';

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

export interface Unavoidable {
  readonly argon2: number;
  readonly pictures: number;
  readonly documents: number;
}

export const unavoidable = async (): Promise<Unavoidable> => {
  const photograph = await smallPhotograph();
  const picture = (): Promise<Buffer> =>
    sharp(photograph).autoOrient().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  return {
    argon2: await costOf(() => hash('una parola lunga e segreta', hashing)),
    pictures: PICTURES * (await costOf(picture)),
    documents: await costOf(async () => {
      for (const kind of [0, 1] as const) await renderContract(sampleData(kind));
    }),
  };
};
