import { MAX_TAGS, tagAt, unsigned } from './ebml';

export type TrackKind = 'video' | 'audio';

const ID = { segment: 0x18538067, tracks: 0x1654ae6b, entry: 0xae, type: 0x83, cluster: 0x1f43b675 } as const;
const parents: readonly number[] = [ID.segment, ID.tracks, ID.entry];
const kinds: Readonly<Record<number, TrackKind>> = { 1: 'video', 2: 'audio' };

/** The tracks are before the first cluster (RFC 9559). */
export const webmTracks = (bytes: Buffer): ReadonlySet<TrackKind> => {
  const found = new Set<TrackKind>();
  let at = 0;
  for (let count = 0; at < bytes.length && count < MAX_TAGS; count += 1) {
    const tag = tagAt(bytes, at);
    if (!tag || tag.id === ID.cluster) break;
    const kind = tag.id === ID.type ? kinds[unsigned(bytes, tag)] : undefined;
    if (kind) found.add(kind);
    at = parents.includes(tag.id) ? tag.start : tag.end;
  }
  return found;
};
