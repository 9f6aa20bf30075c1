import type { FastifySchema } from 'fastify';
import { allowNoBody } from '../../../http/bodies';
import { toRoutePath } from '../../../http/routePath';
import { apiDesk, type Desk } from '../desk';
import { reviewCallOf, type ReviewCallName } from './calls';

declare module 'fastify' {
  interface FastifySchema {
    reviewCall?: ReviewCallName;
  }
}

/**
 * The API validates query and body by the declaration; the pages answer malformed forms by themselves, and
 * validate the query alone.
 */
export const routeAt = (desk: Desk, name: ReviewCallName) => {
  const { method, path, query, body } = reviewCallOf(name);
  const isApi = desk === apiDesk;
  const schema: FastifySchema = {
    ...(query && { querystring: query }),
    ...(isApi && { reviewCall: name, ...(body && { body }) }),
  };
  const mayLackBody = isApi && body?.required?.length === 0;
  return {
    method,
    url: `${desk.base}${toRoutePath(path)}`,
    schema,
    ...(mayLackBody && { preValidation: allowNoBody }),
  };
};
