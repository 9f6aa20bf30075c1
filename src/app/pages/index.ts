export { NotFoundPage } from './NotFoundPage';
export { SessionExpiredPage } from './SessionExpiredPage';
