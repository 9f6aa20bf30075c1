import type { StepSlug } from '../../../src/contract/steps/table';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { newStorageKey } from '../../../server/documents/keys';
import { listDocuments, saveDocument } from '../../../server/repositories/documents';
import { identification } from '../../../server/walk/acts';
import { sampleVideo } from '../../../server/walk/files';
import { perform } from '../../../server/walk/walk';
import { jpeg } from '../samples/pictures';
import { walkTo } from '../service/answers';
import type { TestApp } from '../service/app';
import { newApplicant, personOf, type Applicant } from '../service/applicant';

export interface Walk {
  readonly slug: StepSlug;
  readonly video?: boolean;
  /** Its files are in the store, as they were sent: somebody will look at them. */
  readonly files?: boolean;
  /** In a format that no browser knows. */
  readonly isVideoStrange?: boolean;
  readonly applicant?: Partial<Applicant>;
  /** Steps back from there. */
  readonly back?: number;
}

export interface Earlier {
  readonly applicant: Applicant;
  readonly guid: string;
  readonly cookies: readonly (readonly [name: string, value: string])[];
}

/** As a webm names a codec. */
const strangeVideo = (): ReturnType<typeof sampleVideo> => {
  const { content, ...file } = sampleVideo();
  const text = content.toString('latin1').replace('V_VP', 'V_QQ');
  return { ...file, content: Buffer.from(text, 'latin1') };
};

const putFiles = async (
  { deps: { db, documents } }: TestApp,
  guid: string,
  video = sampleVideo(),
): Promise<void> => {
  for (const row of await listDocuments(db, guid)) {
    const { content, contentType } = row.type === VIDEO_UPLOAD_TYPE ? video : await jpeg(960, 600);
    const storageKey = newStorageKey();
    await documents.put(storageKey, content, contentType);
    await saveDocument(db, { ...row, storageKey, contentType, size: content.length, sha256: '' });
  }
};

export const earlier = async (
  service: TestApp,
  { slug, video = false, files = false, isVideoStrange = false, applicant: somebody, back = 0 }: Walk,
): Promise<Earlier> => {
  const { client, applicant, step } = await walkTo(service, slug, { ...newApplicant(), ...somebody });
  const { guid } = step;
  const person = personOf(service, client, applicant);
  if (video) for (const act of identification.video) await perform(act, person, step);
  if (files) await putFiles(service, guid, isVideoStrange ? strangeVideo() : sampleVideo());
  for (let turn = 0; turn < back; turn += 1) await client.call('onboardingBack');
  return { applicant, guid, cookies: [...client.cookies] };
};
