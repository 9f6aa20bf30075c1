/** What the first page can stand without for a moment: what errors show, and the warning before the session ends. */
export { ConfigErrorScreen } from './ConfigErrorScreen';
export { GlobalErrorScreen } from './GlobalErrorScreen';
export { PageErrorDialog } from './PageErrorDialog';
export { SessionWarning } from './SessionWarning';
