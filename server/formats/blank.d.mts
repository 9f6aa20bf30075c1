export const isBlank: (pixels: Uint8Array, channels: number) => boolean;
