/** One file as an applicant or an attacker could send it. */
export interface Shape {
  /** Unique; words joined by hyphens. */
  readonly name: string;
  /** What the sender calls it: what the file is may be something else. */
  readonly fileName: string;
  /** What the sender says that it is. */
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
