export { ConfigErrorScreen } from './ConfigErrorScreen';
export { GlobalErrorScreen } from './GlobalErrorScreen';
export { PageErrorDialog } from './PageErrorDialog';
export { RestOfErrors } from './RestOfErrors';
export { SessionWarning } from './SessionWarning';
