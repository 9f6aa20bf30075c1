/** What the first page can stand without for a moment: errors and titles. */
export { ConfigErrorScreen } from './ConfigErrorScreen';
export { GlobalErrorScreen } from './GlobalErrorScreen';
export { PageErrorDialog } from './PageErrorDialog';
export { titleOf } from './titles';
