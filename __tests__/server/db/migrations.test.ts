import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Two versions run side by side while one takes the other's place: docs/operations.md. */
const folder = path.resolve(__dirname, '../../../server/db/migrations');
const [, ...later] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

const tightens = (statement: string): boolean =>
  /\b(?:DROP (?:TABLE|COLUMN|CONSTRAINT)|RENAME|SET NOT NULL|SET DATA TYPE|ADD CONSTRAINT)\b/.test(
    statement,
  ) ||
  (/\bADD COLUMN\b/.test(statement) && /\bNOT NULL\b/.test(statement) && !/\bDEFAULT\b/.test(statement));

it('[R6-01] every migration after the first expands: the version before goes on beside it', () => {
  const statements = later.flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint'),
  );
  expect(statements.filter(tightens)).toEqual([]);
});

it.each([
  ['DROP TABLE "audit";', true],
  ['ALTER TABLE "audit" DROP COLUMN "at";', true],
  ['ALTER TABLE "audit" RENAME COLUMN "at" TO "when";', true],
  ['ALTER TABLE "audit" ALTER COLUMN "at" SET NOT NULL;', true],
  ['ALTER TABLE "audit" ADD COLUMN "by" text NOT NULL;', true],
  ['ALTER TABLE "audit" ADD COLUMN "by" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "audit" ADD COLUMN "by" text;', false],
  ['CREATE TABLE "looks" ("guid" text PRIMARY KEY NOT NULL);', false],
])('[R6-01] the rule judges %s', (statement, expected) => {
  expect(tightens(statement)).toBe(expected);
});
