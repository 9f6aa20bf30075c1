/** In the order of the network's outputs (glyphs.mjs). */
export const CHARACTERS = '<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
