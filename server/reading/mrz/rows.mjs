import { chainFrom } from './chain.mjs';
import { rowOf } from './curve.mjs';

/** Two letters side by side, by their sizes and their distance in sizes. */
const ALIKE = 1.75;
const NEAREST = 0.62;
const FARTHEST = 1.75;
const NEIGHBOURS = 5;
/** A shorter line, or one with a larger share of gaps, is no row. */
const FEWEST = 14;
const FILLED = 0.55;
const MOST_ERROR = 0.16;
/** Bounds on the work for pictures that are made of dots: documents on grainy tables have 25,000 chains. */
const MOST_CHAINS = 40_000;
const MOST_ROWS = 40;
/** Two chains with this part of their specks in common are the same row. */
const SAME = 0.4;

const keyOf = (one, other) => Math.min(one.id, other.id) * 65_536 + Math.max(one.id, other.id);

const neighboursOf = (near, speck) => {
  const found = [];
  near(speck.x, speck.y, speck.size * FARTHEST, (other) => {
    const distance = Math.hypot(other.x - speck.x, other.y - speck.y);
    const isAlike = other.size < speck.size * ALIKE && speck.size < other.size * ALIKE;
    if (other === speck || !isAlike) return;
    if (distance > speck.size * NEAREST && distance < speck.size * FARTHEST) found.push({ distance, other });
  });
  found.sort((one, other) => one.distance - other.distance);
  return found.slice(0, NEIGHBOURS).map(({ other }) => other);
};

const allRows = ({ specks, near }) => {
  const rows = [];
  const tried = new Set();
  let chains = 0;
  for (const speck of specks)
    for (const neighbour of neighboursOf(near, speck)) {
      if (tried.has(keyOf(speck, neighbour))) continue;
      chains += 1;
      if (chains > MOST_CHAINS) return rows;
      const chain = chainFrom(near, speck, neighbour);
      if (chain.length < FEWEST) continue;
      for (let at = 1; at < chain.length; at += 1) tried.add(keyOf(chain[at - 1].speck, chain[at].speck));
      const row = rowOf(chain);
      if (row === undefined || row.error > MOST_ERROR || row.chain.length < FEWEST) continue;
      if (row.chain.length >= (row.last - row.first + 1) * FILLED) rows.push(row);
    }
  return rows;
};

/** At any angle: the longest first, each once. */
export const rowsOf = (found) => {
  const rows = allRows(found).sort((one, other) => other.chain.length - one.chain.length);
  const kept = [];
  for (const row of rows) {
    const isKnown = kept.some(({ ids }) => {
      const shared = row.chain.filter(({ speck }) => ids.has(speck.id)).length;
      return shared > row.chain.length * SAME;
    });
    if (isKnown) continue;
    kept.push({ ...row, ids: new Set(row.chain.map(({ speck }) => speck.id)) });
    if (kept.length === MOST_ROWS) break;
  }
  return kept;
};
