/**
 * Whether a picture shows one side of a card alone, for certain. A scan or photograph often has both, and of
 * those nobody may say that it is the back.
 */
import { textRowsOf } from './textRows.mjs';

/** Two cards of 85.6 by 54 mm beside each other or one above the other do not fit into less than this. */
const ROOM_MM = [130, 85];
/** All writing of one card lies within this, however it is tilted; that of two does not. */
const WRITING_MM = [95, 62];
/**
 * The writing on a front is read as such from this fineness on. A page of A4 has at most 6.7 pixels a
 * millimetre here, so a scan of both sides never has it.
 */
const FINEST_PX = 8;
/** Writing beside the zone itself, on the same card: what is as small on another one would be seen. */
const BESIDE_MM = 12;

const extentOf = (values) => Math.max(0, ...values) - Math.min(0, ...values);

/**
 * `place`: the middle of the lines or bars of the card, their direction, and how many pixels a millimetre of
 * it has. `found`: the specks of the picture.
 */
export const isOneSide = ({ width, height }, found, { x, y, angle, mm }) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [
    (width * Math.abs(cos) + height * Math.abs(sin)) / mm,
    (width * Math.abs(sin) + height * Math.abs(cos)) / mm,
  ];
  if (along < ROOM_MM[0] && across < ROOM_MM[1]) return true;
  if (mm < FINEST_PX) return false;
  const specks = textRowsOf(found).flat();
  const length = extentOf(specks.map((speck) => ((speck.x - x) * cos + (speck.y - y) * sin) / mm));
  const depth = extentOf(specks.map((speck) => ((speck.y - y) * cos - (speck.x - x) * sin) / mm));
  return length < WRITING_MM[0] && depth < WRITING_MM[1] && depth > BESIDE_MM;
};
