/** Files are kept outside the store, which holds only references to them. */
export interface FileRef {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

const vault = new Map<string, Blob>();
let count = 0;

/** `name` is sent to the service; a File's own name by default. */
export const keepFile = (blob: Blob, name?: string): FileRef => {
  count += 1;
  const id = `file-${count}`;
  vault.set(id, blob);
  return { id, name: name ?? (blob instanceof File ? blob.name : id), type: blob.type, size: blob.size };
};

export const fileOf = (ref: FileRef): Blob | undefined => vault.get(ref.id);

export const releaseFiles = (): void => vault.clear();

export const releaseFile = (ref: FileRef): void => {
  vault.delete(ref.id);
};

/** A file cannot be read once it has changed on the disk. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
