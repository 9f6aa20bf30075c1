import { holdsSupportLink } from '../state/supportLink';

export const mayHaveDevTools = (): boolean =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window &&
  (process.env.NODE_ENV !== 'production' || holdsSupportLink());
