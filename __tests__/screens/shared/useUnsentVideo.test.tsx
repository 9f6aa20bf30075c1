import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fileOf, type FileRef } from '../../../src/api/files';
import { watchUnsentVideo } from '../../../src/flows/steps/identification';
import { useUnsentVideo } from '../../../src/screens/shared/video/useVideoCapture';
import { videoChanged, videoForgotten } from '../../../src/state/identification';
import { selectUnsentVideo } from '../../../src/state/selectors';
import { createAppStore, type AppStore } from '../../../src/state/store';
import { config } from '../renderScreen';

const clipOf = (text: string) => ({ blob: new Blob([text]), fromCamera: true, silent: false });
const UPLOADING = videoChanged({ status: 'uploading' });

const open = (store: AppStore) =>
  renderHook(() => useUnsentVideo(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
/** Whether the browser would ask before the page is left. */
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let store: AppStore;
beforeEach(() => {
  const app = createAppStore({ config, location: { pathname: '/request/identification', search: '' } });
  ({ store } = app);
  app.runSaga(watchUnsentVideo);
});
const kept = (): FileRef => {
  const unsent = selectUnsentVideo(store.getState());
  if (!unsent) throw new Error('Nothing is kept');
  return unsent.file;
};

it('[R2.9-01] a clip outlives the page that took it, and leaving asks wherever the applicant is', () => {
  const page = open(store);
  expect(page.result.current.clip).toBeUndefined();
  expect(asks()).toBe(false);
  const clip = clipOf('mine');
  act(() => page.result.current.keep(clip));
  expect(page.result.current.clip).toEqual(clip);
  expect(asks()).toBe(true);
  page.unmount();
  expect(asks()).toBe(true);
  const after = open(store);
  expect(after.result.current.clip?.blob).toBe(clip.blob);
  act(() => after.result.current.drop());
});

it.each([
  ['sent', [UPLOADING, videoChanged({ status: 'done' })]],
  ['of another request', [videoForgotten()]],
])('[R2.9-01] %s while another page is on show, it is released and nothing asks', (_name, actions) => {
  const page = open(store);
  act(() => page.result.current.keep(clipOf('mine')));
  const file = kept();
  page.unmount();
  expect(fileOf(file)).toBeDefined();
  for (const action of actions) store.dispatch(action);
  expect(fileOf(file)).toBeUndefined();
  expect(asks()).toBe(false);
});

it('[R2.9-01] a failed sending keeps it; another clip takes its place; thrown away, it is released', () => {
  const { result } = open(store);
  act(() => result.current.keep(clipOf('first')));
  const first = kept();
  act(() => {
    store.dispatch(UPLOADING);
    store.dispatch(videoChanged({ status: 'failed', message: 'Riprova' }));
  });
  expect(result.current.clip).toBeDefined();
  act(() => result.current.keep(clipOf('second')));
  const second = kept();
  expect([fileOf(first), fileOf(second)?.size]).toEqual([undefined, 6]);
  act(() => result.current.drop());
  expect(result.current.clip).toBeUndefined();
  expect(fileOf(second)).toBeUndefined();
  expect(asks()).toBe(false);
});
