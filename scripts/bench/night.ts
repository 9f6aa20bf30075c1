import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { acts } from '../../server/walk/acts';
import type { ServiceProcess } from '../faults/process';
import { personAt } from '../lib/personAt';
import { median, quantile } from './figures';

const abandon = async (client: Client, wanted: number): Promise<number> => {
  await client.query(
    `create temporary table abandoned as select guid from requests
     where state = 'completed' and updated_at < now() - interval '31 days' order by updated_at limit $1`,
    [wanted],
  );
  const ofThem = 'where guid in (select guid from abandoned)';
  await client.query(`update contracts set signed_at = null ${ofThem}`);
  await client.query(`delete from audit ${ofThem} and event = 'document-signed'`);
  const { rowCount } = await client.query(
    `update requests set state = 'open', completed_at = null ${ofThem}`,
  );
  await client.query('analyze requests, contracts');
  return rowCount ?? 0;
};

const leftNow = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ left: string }>(
    "select count(*) as left from requests where state = 'open' and guid in (select guid from abandoned)",
  );
  return Number(rows[0]?.left);
};

interface Wait {
  readonly at: number;
  readonly ms: number;
}

const keepOn = async (url: string, isOver: () => boolean): Promise<Wait[]> => {
  const waits: Wait[] = [];
  while (!isOver()) {
    const person = personAt(url);
    await person.caller.call('productInfo');
    for (const act of acts) {
      const send = await act.prepare(person);
      const at = performance.now();
      const answered = await send();
      waits.push({ at, ms: performance.now() - at });
      if (!(await act.isRight(answered, person))) throw new Error(`${act.name}: ${JSON.stringify(answered)}`);
    }
  }
  return waits;
};

const told = (waits: readonly Wait[]): string => {
  const sorted = waits.map(({ ms }) => ms).sort((one, other) => one - other);
  const figures = [median(sorted), quantile(sorted, 0.95), sorted.at(-1) ?? NaN];
  return `${figures.map((ms) => ms.toFixed(0)).join(' | ')} | ${waits.length}`;
};

const LOOK_MS = 250;

/** The jobs of the service begin 20 s after its start: before, nothing is erased. */
export const night = async (client: Client, service: ServiceProcess, wanted: number): Promise<string> => {
  await service.stop();
  const abandoned = await abandon(client, wanted);
  await service.start();
  let left = abandoned;
  const applicants = keepOn(service.url, () => left === 0);
  let [begun, ended] = [NaN, NaN];
  // A failed job ends the watch.
  const watch = async (): Promise<void> => {
    while (left > 0) {
      await sleep(LOOK_MS);
      left = await leftNow(client);
      if (left < abandoned && Number.isNaN(begun)) begun = performance.now();
    }
    ended = performance.now();
  };
  await Promise.race([watch(), applicants]);
  const waits = await applicants;
  return [
    `${abandoned} abandoned requests erased in ${((ended - begun) / 1000).toFixed(0)} s`,
    '| one applicant, ms a call | median | 95% | most | calls |\n| - | - | - | - | - |',
    `| before | ${told(waits.filter(({ at }) => at < begun))} |`,
    `| meanwhile | ${told(waits.filter(({ at }) => at >= begun && at < ended))} |`,
  ].join('\n');
};
