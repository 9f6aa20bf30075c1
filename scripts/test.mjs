/**
 * `npm test`: every check and every test, from a fresh clone on. `node scripts/test.mjs unit size` runs only these
 * stages (names: see scripts/lib/stages.mjs). The last line tells how many passed and failed.
 */
import { availableParallelism } from 'node:os';
import { ensureInstalled, ensureNode } from './lib/install.mjs';
import { endOnSignals, main, Stop } from './lib/process.mjs';
import { inSlots } from './lib/slots.mjs';
import { STAGES } from './lib/stages.mjs';

/** More browsers and databases at once than this, and the tests' own waits run out. */
const MOST_SLOTS = 4;

/** Settings of the service that a person may have in the shell: no test may reach that person's database or mail. */
const SERVICE_SETTINGS =
  /^(PORT|HOST|DATA_DIR|WEB_DIR|NODE_ENV|STEP_NUMBERING|CODE_KEY|PRODUCT_CODES|EXCLUDED_PROVINCES|EXTRA_WIDGETS|LOG_LEVEL|MAIL_FROM|SESSION_\w+|(TEST_)?DATABASE_URL|DOCUMENTS_URL|SMTP_URL|SMS_GATEWAY_\w+|SANDBOX|METRICS_TOKEN|ENCRYPTION_KEYS|TRUST_PROXY|RETENTION_DAYS|RATE_LIMIT_FACTOR|DATABASE_POOL_SIZE|AWS_\w+)$/;

function chosenStages(names) {
  const unknown = names.find((name) => STAGES.every((stage) => stage.name !== name));
  if (unknown !== undefined) {
    throw new Stop(`There is no stage "${unknown}": ${STAGES.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}

async function runStage({ name, title, run }, options) {
  console.log(`\n=== ${title} [${name}]`);
  const start = Date.now();
  let result;
  try {
    result = await run(options);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    result = { passed: 0, failed: 1 };
  }
  const { passed, failed, again = [] } = result;
  console.log(
    `--- ${name}: ${passed} passed, ${failed} failed, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
  return { name, passed, failed, again };
}

await main(async () => {
  endOnSignals();
  ensureNode();
  const stages = chosenStages(process.argv.slice(2));
  await ensureInstalled();
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SERVICE_SETTINGS.test(name)),
  );
  const slots = Math.min(MOST_SLOTS, availableParallelism());
  const results = await inSlots(stages, slots, (stage) => {
    const prefix = stages.length > 1 ? `${stage.name.padEnd(15)} | ` : undefined;
    return runStage(stage, { env, prefix });
  });

  const sum = (key, parts = results) => parts.reduce((total, part) => total + part[key], 0);
  console.log('\n=== Summary');
  for (const name of new Set(stages.map((stage) => stage.name))) {
    const parts = results.filter((result) => result.name === name);
    const [passed, failed] = ['passed', 'failed'].map((key) => sum(key, parts));
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${passed} passed, ${failed} failed`,
    );
  }
  for (const file of results.flatMap(({ again }) => again)) console.log(`Passed on the second try: ${file}`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
});
