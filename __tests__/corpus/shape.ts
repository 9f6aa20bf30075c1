export interface Shape {
  /** Unique; words joined by hyphens. */
  readonly name: string;
  /** As the sender calls it: the file may be something else. */
  readonly fileName: string;
  readonly mimeType: string;
  make(): Promise<Buffer>;
}

export const shape = (name: string, fileName: string, mimeType: string, make: Shape['make']): Shape => ({
  name,
  fileName,
  mimeType,
  make,
});

export const jpeg = (name: string, make: Shape['make']): Shape =>
  shape(name, `${name}.jpg`, 'image/jpeg', make);
export const png = (name: string, make: Shape['make']): Shape =>
  shape(name, `${name}.png`, 'image/png', make);
export const pdf = (name: string, make: Shape['make']): Shape =>
  shape(name, `${name}.pdf`, 'application/pdf', make);
