import type { ComponentType } from 'react';
import { errorCopy } from '../copy/app';
import { useAppSelector } from '../state/hooks';
import { selectErrorScreen } from '../state/selectors';
import { extra } from '../ui/shell/extra';
import { PlainError } from './ChunkBoundary';
import type { RestOfErrorsProps } from './extra/RestOfErrors';
import { NativeDialog, NativeWarning } from './nativeDialogs';

export const loadExtras = () => import(/* webpackChunkName: "extras" */ './extra');

type Extras = Awaited<ReturnType<typeof loadExtras>>;

const load =
  (name: Exclude<keyof Extras, 'RestOfErrors'>) => async (): Promise<{ default: ComponentType }> => ({
    default: (await loadExtras())[name],
  });

const LostErrorScreen = () => <PlainError message={useAppSelector(selectErrorScreen)?.message} />;
const ConfigError = () => <PlainError message={errorCopy.configText} />;

export const ConfigErrorScreen = extra(load('ConfigErrorScreen'), ConfigError, { waiting: <ConfigError /> });
/** Until then the page is empty. */
const GLOBAL_PATIENCE_MS = 3_000;
export const GlobalErrorScreen = extra(load('GlobalErrorScreen'), LostErrorScreen, {
  patience: GLOBAL_PATIENCE_MS,
});
export const PageErrorDialog = extra(load('PageErrorDialog'), NativeDialog);
export const SessionWarning = extra(load('SessionWarning'), NativeWarning);

/** The errors are shown all the same if the chunk does not load. */
export const RestOfErrors = extra<RestOfErrorsProps>(
  async () => ({ default: (await loadExtras()).RestOfErrors }),
  ({ messages }) => messages.join(' '),
);
