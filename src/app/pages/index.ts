/** The pages around the request: one chunk, that hardly anybody needs. */
export { NotFoundPage } from './NotFoundPage';
export { SessionExpiredPage } from './SessionExpiredPage';
