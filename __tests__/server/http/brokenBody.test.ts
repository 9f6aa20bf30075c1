import type { RawCall } from '../support/rawCalls';
import { createLog } from '../../../server/log';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { webm } from '../files';
import { testService, walkTo } from '../support';
import { listen } from '../support/listening';
import { connectTo, rawJson, rawUpload } from '../support/rawCalls';
import { until } from '../support/uploading';

const OUTCOMES = new Set(['Refused', 'Malformed', 'Overloaded', 'Unavailable', 'Failed']);

interface Line {
  readonly msg?: string;
  readonly reason?: string;
}
const lines: Line[] = [];
const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
const service = testService(() => ({ deps: { log } }));

const leaveWithin = async ({ head, body }: RawCall, isReset: boolean): Promise<void> => {
  const { client } = await connectTo(service);
  client.write(Buffer.concat([head, body.subarray(0, -10)]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (isReset) client.resetAndDestroy();
  else client.destroy();
};

it.each([false, true])(
  '[R8-10] a body that breaks off (reset: %p) is a client that has left, and no outage',
  async (isReset) => {
    if (!service.app.server.listening) await listen(service);
    const { client } = await walkTo(service, 'identification');
    lines.length = 0;
    await leaveWithin(rawJson(client, 'contactNext', { cf: 'x'.repeat(100) }), isReset);
    await leaveWithin(rawUpload(client, 'documentUpload', { type: VIDEO_UPLOAD_TYPE }, webm()), isReset);
    const ended = () => lines.flatMap(({ msg, reason }) => (OUTCOMES.has(msg ?? '') ? [[msg, reason]] : []));
    await until(() => ended().length === 2);
    expect(ended()).toEqual([
      ['Refused', 'clientGone'],
      ['Refused', 'clientGone'],
    ]);
  },
);
