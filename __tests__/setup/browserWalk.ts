import type { StepSlug } from '../../src/contract/steps/table';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { newStorageKey } from '../../server/documents/keys';
import { listDocuments, saveDocument } from '../../server/repositories/documents';
import { jpeg, webm } from '../server/files';
import { walkTo, type Applicant, type TestApp } from '../server/support';

export interface Walk {
  readonly slug: StepSlug;
  /** A video of the identification is stored. */
  readonly video?: boolean;
  /** Its files are in the store, as they were sent: somebody will look at them. */
  readonly files?: boolean;
  /** Steps back from there. */
  readonly back?: number;
}

/** A request, whose it is, and its session. */
export interface Earlier {
  readonly applicant: Applicant;
  readonly guid: string;
  readonly cookies: readonly (readonly [name: string, value: string])[];
}

/** Gives the rows that the walk has written their files. */
const putFiles = async ({ deps: { db, documents } }: TestApp, guid: string): Promise<void> => {
  for (const row of await listDocuments(db, guid)) {
    const { content, contentType } = row.type === VIDEO_UPLOAD_TYPE ? webm() : await jpeg(960, 600);
    const storageKey = newStorageKey();
    await documents.put(storageKey, content, contentType);
    await saveDocument(db, { ...row, storageKey, contentType, size: content.length, sha256: '' });
  }
};

/** A request of somebody new that has come to the step. */
export const earlier = async (
  service: TestApp,
  { slug, video = false, files = false, back = 0 }: Walk,
): Promise<Earlier> => {
  const { client, applicant, step } = await walkTo(service, slug);
  const { guid } = step;
  if (video) {
    const { data } = await client.call('generateCaptcha', { guid });
    await client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm());
    await client.call('videoCaptcha', { guid, captcha: data.captcha });
  }
  if (files) await putFiles(service, guid);
  for (let step = 0; step < back; step += 1) await client.call('onboardingBack');
  return { applicant, guid, cookies: [...client.cookies] };
};
