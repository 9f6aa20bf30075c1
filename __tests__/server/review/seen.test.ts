import { CHANGED, DECIDED_MEANWHILE } from '../../../server/review/lockForReview';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { paper, signed, testService, upload, type Journey } from '../support';
import { done, movesOf, no } from './moves';

const service = testService();
const { move, refuse } = movesOf(() => service);

const sendAgain = async ({ client, step: { guid } }: Journey): Promise<void> => {
  const { barCode } = await paper({ client, step: { guid } }, 'FRONT_DOC_1');
  for (const [type, side] of [
    ['FRONT_DOC_1', 900],
    ['BACK_DOC_1', 901],
  ] as const)
    // prettier-ignore
    await upload(client, {
      name: 'contactUpload',
      fields: { guid, type, barCode },
      file: await jpeg(side),
    });
  const none = { barCodev: '', barCode2: '', processAdditionalBarcodes: [] };
  expect(await client.call('updateDocumentsKo', { guid, ...none, barCode1: barCode })).toMatchObject({
    status: 'success',
  });
};

it('a decision about a file that was sent again since is refused, and changes nothing', async () => {
  const journey = await signed(service);
  const { guid } = journey.step;
  const before = (await refuse(guid, 'FRONT_DOC_1')).data;
  const [old] = before.documents;
  await sendAgain(journey);
  for (const [name, input] of [
    ['accept', { document: 'FRONT_DOC_1', seen: old?.version }],
    ['refuse', { document: 'FRONT_DOC_1', reason: 'è scaduto', seen: old?.version }],
    ['accept-all', { seen: before.version }],
  ] as const)
    expect([name, await move(guid, name, input)]).toMatchObject([name, no(CHANGED)]);

  const page = await service
    .client()
    .inject({ url: `/sandbox/requests/${guid}`, headers: { accept: 'text/html' } });
  const [all, first] = [...page.body.matchAll(/name="seen"\s+value="(\w+)"/g)].map(([, version]) => version);
  expect(first).not.toBe(old?.version);
  expect(await move(guid, 'accept', { document: 'FRONT_DOC_1', seen: first })).toMatchObject(done);
  const accepted = await move(guid, 'accept-all', { seen: all });
  expect(accepted).toMatchObject(done);
  expect(accepted.data.documents.map(({ sign }) => sign)).toEqual(['true', 'true', 'true']);
});

it('of two reviewers who look at once, the second does not undo what the first has decided', async () => {
  const { guid } = (await signed(service)).step;
  // Any action answers the request as it is.
  const looked = (await move(guid, 'accept-all')).data.documents;
  const [first, second] = looked;
  const refused = { document: 'FRONT_DOC_1', reason: 'è un falso', seen: first?.version };
  expect(await move(guid, 'refuse', refused)).toMatchObject(done);
  expect(await move(guid, 'refuse', { ...refused, reason: 'è scaduto' })).toMatchObject(
    no(DECIDED_MEANWHILE),
  );
  expect(await move(guid, 'accept', { document: 'FRONT_DOC_1', seen: first?.version })).toMatchObject(
    no(DECIDED_MEANWHILE),
  );
  // What came twice, because the first answer was lost, is no other decision.
  const again = await move(guid, 'refuse', refused);
  expect(again).toMatchObject({ ...done, data: { state: 'document_ko' } });
  expect(again.data.documents[0]).toMatchObject({ sign: 'false', feedback: 'KO è un falso' });
  expect(await move(guid, 'accept', { document: second?.document, seen: second?.version })).toMatchObject(
    done,
  );
  const { version: seen } = again.data.documents[0] ?? {};
  const back = await move(guid, 'accept', { document: 'FRONT_DOC_1', seen });
  expect(back).toMatchObject({ ...done, data: { state: 'completed' } });
  expect(await move(guid, 'accept', { document: 'FRONT_DOC_1', seen })).toMatchObject(done);
});
