import type { FastifyInstance } from 'fastify';
import { Compile, type Validator } from 'typebox/schema';
import { answerSchemaOf } from '../../../src/contract/answers';
import { refusal } from '../../../src/contract/shapes/refusal';
import { commonErrors } from '../../../src/contract/declare';
import { endpointNames, endpointOf, type EndpointName } from '../../../src/contract/endpoints';

/** The schema with no other properties than the declared ones, at any depth. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in schema ? { ...inner, additionalProperties: false } : inner;
};

const validators = new Map<object, Validator>();

const validatorOf = (name: EndpointName, refused: boolean): Validator => {
  const declared = refused ? refusal : answerSchemaOf(name);
  const key = refused ? refusal : endpointOf(name);
  const known = validators.get(key) ?? Compile(closed(declared) as Record<string, unknown>);
  validators.set(key, known);
  return known;
};

/** An upload whose client has gone: nobody gets the answer, and the log tells it apart. */
const GONE = 499;

/** Where an answer of the service is other than its call declares; undefined if it fits. */
const misfit = (name: EndpointName, httpStatus: number, payload: unknown): string | undefined => {
  const allowed: readonly number[] = [200, GONE, ...commonErrors, ...endpointOf(name).errors];
  if (!allowed.includes(httpStatus)) return `status ${httpStatus} is not declared`;
  if (typeof payload !== 'string')
    return endpointOf(name).answer === 'blob' && httpStatus === 200 ? undefined : 'is a file';
  const answer = JSON.parse(payload) as { readonly status?: unknown };
  const refused = httpStatus >= 400 || answer.status !== 'success';
  if (!refused && endpointOf(name).answer === 'blob') return 'is not a file';
  const [fits, errors] = validatorOf(name, refused).Errors(answer);
  return fits
    ? undefined
    : errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join(', ');
};

/**
 * Fails each call that is answered by anything else than the contract declares for it. Returns the list of
 * what was wrong so far: the failed call itself answers 500, like any other fault.
 */
export const requireDeclaredAnswers = (app: FastifyInstance): readonly string[] => {
  const found: string[] = [];
  app.addHook('onSend', async ({ routeOptions }, { statusCode }, payload) => {
    const name = endpointNames.find((one) => one === routeOptions.schema?.operationId);
    const wrong = name === undefined ? undefined : misfit(name, statusCode, payload);
    if (wrong === undefined) return;
    found.push(`The answer of ${name} does not fit its declaration: ${wrong}`);
    throw new Error(found.at(-1));
  });
  return found;
};
