import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Opened } from './command';
import { jsonFileOf, pdfFileOf } from './evidence/files';
import { evidenceOrKept } from './evidence/kept';
import { linkAudit } from './jobs/auditChain';

/**
 * Only its owner can read the folder, which must not exist yet. Returns the folder; undefined when there is
 * no such request, and none was kept.
 */
export const writeEvidence = async (
  opened: Opened,
  guid: string,
  target: string,
): Promise<string | undefined> => {
  await linkAudit(opened, { ofAnyAge: true });
  const evidence = await evidenceOrKept(opened, guid);
  if (!evidence) return undefined;
  const pdf = await pdfFileOf(opened, evidence);
  const folder = resolve(target);
  const draft = `${folder}.part`;
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(join(draft, 'evidence.json'), jsonFileOf(evidence), { mode: 0o600 });
    await writeFile(join(draft, 'evidence.pdf'), pdf, { mode: 0o600 });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return folder;
};
