export const isAlone: (bytes: Buffer) => boolean;
