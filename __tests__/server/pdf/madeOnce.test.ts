import type { Outside } from '../../../server/db/outside';
import { ensureContracts } from '../../../server/pdf/ensureContracts';
import { storedFiles } from '../storedFiles';
import { testService, walkTo } from '../support';

const service = testService();

type Get = Outside['get'];
const inCall = (guid: string, get: Get) =>
  service.deps.db.transaction((tx) =>
    ensureContracts(service.deps, tx, guid, {
      hasWaited: false,
      get,
      firstAsked: (_, now) => now,
      afterCommit: () => undefined,
    }),
  );

const askedFor = async (guid: string): Promise<() => Promise<unknown>> => {
  let work: (() => Promise<unknown>) | undefined;
  await inCall(guid, (_, found) => {
    work = found;
    throw new Error('rolled back');
  }).catch(() => undefined);
  if (!work) throw new Error('Nothing was asked for');
  return work;
};

it('[R6-01] a call that comes between the making of the documents and their record makes no others', async () => {
  const { guid } = (await walkTo(service, 'identification')).step;
  const before = (await storedFiles(service)).length;
  const made = await (await askedFor(guid))();
  expect(await (await askedFor(guid))()).toBe(made);
  const saved = await inCall(guid, () => made as never);
  expect(saved).toMatchObject([{ kind: 'questionnaire' }, { kind: 'contract' }]);
  expect((await storedFiles(service)).length).toBe(before + 2);
});

it('documents that the store did not take are made again by the next call', async () => {
  const { guid } = (await walkTo(service, 'identification')).step;
  jest.spyOn(service.deps.documents, 'put').mockRejectedValueOnce(new Error('The store is away'));
  await expect((await askedFor(guid))()).rejects.toThrow('The store is away');
  expect(await (await askedFor(guid))()).toMatchObject([{ kind: 'questionnaire' }, { kind: 'contract' }]);
});
