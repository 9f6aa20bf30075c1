import type { FastifyInstance } from 'fastify';
import { commonErrors } from '../../../src/contract/calls/declare';
import { endpointNames, endpointOf } from '../../../src/contract/endpoints';

/** Fails a call that is refused by a status that the contract does not declare for it. */
export const requireDeclaredErrors = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ routeOptions }, { statusCode }) => {
    const name = endpointNames.find((one) => one === routeOptions.schema?.operationId);
    if (name === undefined || statusCode < 400) return;
    const declared: readonly number[] = [...commonErrors, ...endpointOf(name).errors];
    if (!declared.includes(statusCode)) throw new Error(`${name} does not declare ${statusCode}`);
  });
};
