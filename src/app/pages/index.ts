/** The pages around the request: one chunk, that hardly anybody needs. */
export { KnownCustomerPage } from './KnownCustomerPage';
export { NotFoundPage } from './NotFoundPage';
export { SessionExpiredPage } from './SessionExpiredPage';
