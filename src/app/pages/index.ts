/** The 'pages' chunk: standalone pages that few applicants see. */
export { NotFoundPage } from './NotFoundPage';
export { SessionExpiredPage } from './SessionExpiredPage';
