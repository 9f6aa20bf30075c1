import { holdsSupportLink } from '../state/supportLink';

/** DevTools are for development, and for support in a tab with a support link. */
export const mayHaveDevTools = (): boolean =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window &&
  (process.env.NODE_ENV !== 'production' || holdsSupportLink());
