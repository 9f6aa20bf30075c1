import type { CopyObjectCommandInput } from '@aws-sdk/client-s3';
import type { ListedFile, Quarantine } from '../deps';
import { isStorageKey, QUARANTINE, requireKey, signedMarkOf } from './keys';

export interface ListedName {
  readonly name: string;
  readonly modifiedAt: Date;
}

interface Objects {
  readonly Bucket: string;
  readonly prefix: string;
  readonly copy: (input: CopyObjectCommandInput) => Promise<void>;
  /** `name`: behind the prefix. */
  readonly removeNamed: (name: string) => Promise<void>;
  readonly namesBelow: (prefix: string) => AsyncIterable<readonly ListedName[]>;
}

export const filesAmong = (names: readonly ListedName[]): ListedFile[] =>
  names.flatMap(({ name, modifiedAt }) => (isStorageKey(name) ? [{ key: name, modifiedAt }] : []));

/** S3 cannot rename: a file is copied, and removed once the copy is acknowledged. */
export const s3Quarantine = ({ Bucket, prefix, copy, removeNamed, namesBelow }: Objects): Quarantine => {
  const asideOf = (key: string): string => `${QUARANTINE}/${requireKey(key)}`;
  const move = async (from: string, to: string): Promise<boolean> => {
    const CopySource = [Bucket, ...(prefix + from).split('/')].map(encodeURIComponent).join('/');
    try {
      await copy({ Bucket, Key: prefix + to, CopySource });
    } catch (error) {
      // Another replica has moved it.
      if ((error as Error).name === 'NoSuchKey') return false;
      throw error;
    }
    await removeNamed(from);
    return true;
  };
  return {
    add: async (key) => void (await move(key, asideOf(key))),
    restore: async (key) => move(asideOf(key), key),
    remove: async (key) => {
      await removeNamed(asideOf(key));
      await removeNamed(signedMarkOf(key));
    },
    async *list() {
      for await (const names of namesBelow(`${prefix}${QUARANTINE}/`)) yield filesAmong(names);
    },
  };
};
