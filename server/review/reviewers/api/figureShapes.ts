/** No count below five is told, and none that would follow from others. */
import { requestSchema } from '../../../../src/contract/requestSchemas';
import { list, named, text } from '../../../../src/contract/shapes/declare';
import { stepTable } from '../../../../src/contract/steps/table';
import { nameOfPage, pageOrder } from '../../../domain/pageOrder';
import { devices, engines } from '../../../figures/device';
import { FEW, LEAST } from '../../../figures/publish';

const few = { type: 'string', const: FEW } as const;
const told = { type: 'integer', minimum: LEAST } as const;
const count = (description: string) =>
  ({ anyOf: [told, few], description: `${description}, rounded down to a multiple of five` }) as const;
const total = (description: string) =>
  ({
    anyOf: [told, { type: 'null' }],
    description: `${description}, rounded down to a multiple of five, or more where a hidden count would follow; null for fewer than five`,
  }) as const;
const orNull = (type: 'integer' | 'number', description: string) =>
  ({ anyOf: [{ type, minimum: 0 }, { type: 'null' }], description }) as const;
const atMost = (total: string) =>
  ({ type: 'integer', minimum: 0, description: `The most that \`${total}\` stands for` }) as const;
const oneOf = (values: readonly string[], description: string) =>
  ({ type: 'string', enum: values, description }) as const;
const calls = { ...told, description: 'Calls, rounded down to a multiple of five' };
const requests = {
  ...told,
  description: 'Requests, rounded down to a multiple of five, or more where a hidden count would follow',
};

const page = named('PageFigures', {
  step: oneOf(Object.keys(stepTable), 'Slug of the step'),
  page: oneOf(
    pageOrder.map(nameOfPage),
    'Sub-slug; the step where it has none. `ci-info` has `ci-intro` with it, `sc-qar2` has `sc-qar1`',
  ),
  reached: total('Requests that came so far'),
  reachedAtMost: atMost('reached'),
  finished: total('Requests that came further'),
  finishedAtMost: atMost('finished'),
  left: count('Requests that came no further, and from which nothing has come for an hour'),
  leftPercent: {
    anyOf: [
      { type: 'array', items: { type: 'integer', minimum: 0, maximum: 100 }, minItems: 2, maxItems: 2 },
      { type: 'null' },
    ],
    description: 'Lowest and highest share of `left` in `reached` by what is told; null where one is not',
  },
  current: count('Requests that are there now'),
  medianSeconds: orNull('integer', 'Of the time to the next page; null for fewer than five'),
});

const countOrNull = (description: string) =>
  ({
    anyOf: [told, few, { type: 'null' }],
    description: `${description}, rounded down to a multiple of five; null where a hidden count would follow`,
  }) as const;
const code = named('CodeFigures', {
  purpose: oneOf(['email', 'sms', 'resume', 'signature'], 'What it confirms'),
  sent: countOrNull('Codes that were sent'),
  confirmed: countOrNull('Entered rightly'),
  notDelivered: countOrNull('Not taken by mail server or SMS gateway'),
  wornOut: countOrNull('Entered wrongly too often'),
});

const begunAndSigned = {
  begun: countOrNull('Begun with it in the month'),
  signed: countOrNull('Signed with it in the month'),
};

export const figuresAnswer = named('Figures', {
  period: text('Month, yyyy-MM: of the requests that were begun in it'),
  computedAt: {
    type: 'string',
    format: 'date-time',
    description: 'Kept for a minute; of past months, an hour',
  },
  pages: list(page),
  signed: named('SignedFigures', {
    all: total('Signed requests'),
    allAtMost: atMost('all'),
    waiting: count('Under review'),
    asked: count('Waiting for documents'),
    accepted: count('Account open'),
    rejected: count('Not accepted'),
    medianDays: orNull('number', 'From the signature to the end of the review'),
  }),
  codes: list(code),
  retakes: list(named('RetakeFigures', { type: text('Upload type'), requests })),
  refusals: list(
    named('RefusalFigures', {
      reason: text('As in log and metrics'),
      field: text('Path of the field, or name of the rate limit; may be empty'),
      number: calls,
    }),
  ),
  devices: list(named('DeviceFigures', { device: oneOf(devices, 'Kind of device'), ...begunAndSigned })),
  engines: list(
    named('EngineFigures', { engine: oneOf(engines, 'Engine of the browser'), ...begunAndSigned }),
  ),
  refusedDocuments: list(
    named('RefusedDocumentFigures', { document: text('Upload type of the front'), requests }),
  ),
  refusedReasons: list(
    named('RefusedReasonFigures', {
      reason: text('As reviewers wrote it, in five requests at least'),
      requests,
    }),
  ),
});

export const figuresQuery = requestSchema(
  {
    period: {
      type: 'string',
      pattern: String.raw`^(?:\d{4}-\d{2})?$`,
      description: 'One of the last twelve months, yyyy-MM; by default the current one',
    },
  },
  ['period'],
);
