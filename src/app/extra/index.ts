/** What the first page can stand without for a moment: what errors show. */
export { ConfigErrorScreen } from './ConfigErrorScreen';
export { GlobalErrorScreen } from './GlobalErrorScreen';
export { PageErrorDialog } from './PageErrorDialog';
