/**
 * Runs jobs side by side, at most `slots` at once: each in turn as soon as a slot is free and the job that it comes
 * `after` has ended. The results are in the jobs' order.
 * @template Job, Result
 * @param {readonly (Job & { name: string, after?: string })[]} jobs
 * @param {number} slots
 * @param {(job: Job) => Promise<Result>} run
 * @returns {Promise<Result[]>}
 */
export async function inSlots(jobs, slots, run) {
  const results = new Array(jobs.length);
  const waiting = jobs.map((job, index) => ({ job, index }));
  const running = new Map();
  const isFree = ({ job }) =>
    [...running.values(), ...waiting.map(({ job: other }) => other)].every(({ name }) => name !== job.after);
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < slots ? waiting.findIndex(isFree) : -1;
    if (next < 0) {
      await Promise.race(running.keys());
      continue;
    }
    const [{ job, index }] = waiting.splice(next, 1);
    const work = run(job).then((result) => {
      results[index] = result;
      running.delete(work);
    });
    running.set(work, job);
  }
  return results;
}
