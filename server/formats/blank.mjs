/** A picture whose channels all vary less than this (of 255) shows nothing: it is a black or white frame. */
const BLANK_DEVIATION = 0.5;
/** Pixels between two looks at the sum so far. */
const STRIDE = 4096;

/**
 * Channels are a byte each. A part of the pixels deviates from its own mean by no more than from that of all,
 * so a photograph is known by its first pixels.
 */
export const isBlank = (pixels, channels) => {
  const count = pixels.length / channels;
  const limit = BLANK_DEVIATION ** 2 * Math.max(1, count - 1);
  for (let channel = 0; channel < channels; channel += 1) {
    let [sum, squares, deviation] = [0, 0, 0];
    for (let from = 0; from < count && deviation < limit; from += STRIDE) {
      const to = Math.min(from + STRIDE, count);
      for (let at = from; at < to; at += 1) {
        const value = pixels[at * channels + channel] ?? 0;
        sum += value;
        squares += value * value;
      }
      deviation = squares - (sum * sum) / to;
    }
    if (deviation >= limit) return false;
  }
  return true;
};
