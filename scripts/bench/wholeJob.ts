import { serviceProcess } from '../faults/process';
import { costsAlone } from './alone';
import { unavoidable, type Unavoidable } from './unavoidable';

/** Milliseconds of processor a job; `statements` are those that the service sends. */
interface Least extends Unavoidable {
  readonly statements: number;
}

/** A service runs for days, and its first jobs meet code that is not compiled yet. */
const WARM_UP_JOBS = 24;

const toldLeast = ({ argon2, pictures, reading, documents, seals, statements }: Least): string =>
  Object.entries({ argon2, pictures, reading, documents, seals, statements })
    .map(([name, cost]) => `${name} ${cost.toFixed(0)}`)
    .join(', ');

/** `statements`: what the statements of a job cost on such a database without the service. */
export const wholeJob = async (
  where: string,
  environment: Readonly<Record<string, string>>,
  statements: number,
  jobs: number,
): Promise<string> => {
  const least: Least = { ...(await unavoidable()), statements };
  const service = await serviceProcess(environment);
  await service.start();
  await costsAlone(service, WARM_UP_JOBS);
  const costs = await costsAlone(service, jobs);
  await service.stop();
  const sum = costs.reduce((total, { processor }) => total + processor, 0);
  const sumLeast =
    least.argon2 + least.pictures + least.reading + least.documents + least.seals + least.statements;
  return [
    `${where}: ${(sum / 1000).toFixed(2)} s of the service's processor a job, one applicant alone (goal 0.30)`,
    `at the least ${(sumLeast / 1000).toFixed(2)} s (${toldLeast(least)} ms): ratio ${(sum / sumLeast).toFixed(2)}`,
    'call                       processor  p50 ms',
    ...costs.map(
      ({ name, processor, waited }) =>
        `${name.padEnd(26)} ${processor.toFixed(1).padStart(9)} ${waited.toFixed(1).padStart(7)}`,
    ),
  ].join('\n');
};
