export const megabytes = (bytes: number): number => Math.floor(bytes / 1_048_576);

export const seconds = (milliseconds: number): number => milliseconds / 1000;
