import type { StoredContract } from '../../../server/db/schema';
import { transactionWithOutside } from '../../../server/db/outside';
import { sign } from '../../../server/pdf/signatures';
import { lockRequest } from '../../../server/repositories/requests';
import { sealToSign } from '../../../server/steps/hooks/contract';
import type { TestApp } from '../../../scripts/testing/service/app';

interface Signing {
  readonly kinds?: readonly StoredContract['kind'][];
  readonly how?: 'step' | 'signDocument';
}

export const signDocuments = (
  { deps }: TestApp,
  guid: string,
  { kinds, how = 'step' }: Signing = {},
): Promise<void> =>
  transactionWithOutside(deps.db, async (db, outside) => {
    const request = await lockRequest(db, guid);
    if (!request) throw new Error('There is no such request');
    const toSign = await sealToSign({ deps, db, request }, outside, kinds);
    if ('refused' in toSign) throw new Error(toSign.refused);
    await sign(deps, db, toSign.sealed, { how, outside });
  });
