import type { FastifyInstance } from 'fastify';
import { Compile, type Validator } from 'typebox/schema';
import { answerSchemaOf } from '../../../src/contract/answers';
import { refusal } from '../../../src/contract/shapes/refusal';
import { commonErrors } from '../../../src/contract/declare';
import { reviewCallOf, reviewErrors, type ReviewCallName } from '../../../server/review/reviewers/api/calls';
import { refused } from '../../../server/review/reviewers/api/shapes';
import { endpointNames, endpointOf, type EndpointName } from '../../../src/contract/endpoints';

const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema ? { ...inner, additionalProperties: false } : inner;
};

const validators = new Map<object, Validator>();

const validatorOf = (declared: object): Validator => {
  const known = validators.get(declared) ?? Compile(closed(declared) as Record<string, unknown>);
  validators.set(declared, known);
  return known;
};

interface Declared {
  readonly statuses: readonly number[];
  /** Undefined for a file. */
  readonly success: object | undefined;
  readonly refusal: object;
}

const ofEndpoint = (name: EndpointName): Declared => ({
  statuses: [...commonErrors, ...endpointOf(name).errors],
  success: answerSchemaOf(name),
  refusal,
});

const ofReview = (name: ReviewCallName): Declared => {
  const { method, answer, errors, hasParts } = reviewCallOf(name);
  return {
    statuses: [...(hasParts ? [206] : []), ...reviewErrors[method], ...errors],
    success: Array.isArray(answer) ? undefined : answer,
    refusal: refused,
  };
};

/** An upload whose client has gone: nobody gets the answer, and the log marks it. */
const GONE = 499;

/** Undefined if the answer fits. */
const misfit = (
  { statuses, success, refusal: refusing }: Declared,
  httpStatus: number,
  payload: unknown,
): string | undefined => {
  if (![200, GONE, ...statuses].includes(httpStatus)) return `status ${httpStatus} is not declared`;
  if (typeof payload !== 'string') return success === undefined && httpStatus < 300 ? undefined : 'is a file';
  const answer = JSON.parse(payload) as { readonly status?: unknown };
  const isRefused = httpStatus >= 400 || answer.status !== 'success';
  if (!isRefused && success === undefined) return 'is not a file';
  const [fits, errors] = validatorOf(isRefused || !success ? refusing : success).Errors(answer);
  return fits
    ? undefined
    : errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ');
};

/** Returns the list of what was wrong so far: the failed call itself answers 500, like any other fault. */
export const requireDeclaredAnswers = (app: FastifyInstance): readonly string[] => {
  const found: string[] = [];
  app.addHook('onSend', async ({ routeOptions, method }, { statusCode }, payload) => {
    const { operationId, reviewCall } = routeOptions.schema ?? {};
    const name = endpointNames.find((one) => one === operationId);
    const declared = name ? ofEndpoint(name) : reviewCall && ofReview(reviewCall);
    const wrong = declared && method !== 'HEAD' ? misfit(declared, statusCode, payload) : undefined;
    if (wrong === undefined) return;
    found.push(`The answer of ${name ?? reviewCall} does not fit its declaration: ${wrong}`);
    throw new Error(found.at(-1));
  });
  return found;
};
