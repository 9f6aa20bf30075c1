import type { UploadAnswer } from '../../src/contract/wire';
import { toWire } from '../reading/stored';
import type { StoredFile } from './validateAndStoreFile';

export const uploaded = ({ sha256, reading }: StoredFile): UploadAnswer => {
  const read = toWire(reading);
  return { status: 'success', sha256, ...(read && { data: { reading: read } }) };
};
