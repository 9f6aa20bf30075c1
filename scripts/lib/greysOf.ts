import { scansOf } from '../../server/formats/pdf/scans';
import { reencode, type Grey } from '../../server/formats/picture';
import { sniff } from '../../server/formats/sniff';

/** As the service has them: none of what it does not accept. */
export const greysOf = async (owner: string, bytes: Buffer): Promise<readonly Grey[]> => {
  if (sniff(bytes) === 'pdf') return scansOf(owner, bytes);
  const picture = await reencode(owner, bytes);
  return typeof picture === 'string' ? [] : [picture.grey];
};
