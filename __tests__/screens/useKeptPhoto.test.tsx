import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { forgetPhoto, keptPhoto } from '../../src/screens/shared/upload/keptPhotos';
import type { FileUpload, UploadPhase } from '../../src/screens/shared/upload/useFileUpload';
import { useKeptPhoto } from '../../src/screens/shared/upload/useKeptPhoto';
import { stepReceived } from '../../src/state/step';
import { createAppStore } from '../../src/state/store';
import { config, step } from '../flows/support';

jest.mock('../../src/screens/shared/upload/keptPhotos', () => ({
  keptPhoto: jest.fn(),
  forgetPhoto: jest.fn(),
}));

const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
const place = { guid: 'g1', contactId: 'c1', type: 'FRONT_DOC_1' };
const at = (name: UploadPhase['name'], version = 0) => ({ phase: { name }, version }) as FileUpload;

const show = () => {
  jest.mocked(keptPhoto).mockResolvedValue(photo);
  const forgotten = jest.mocked(forgetPhoto).mockResolvedValue(undefined);
  const { store } = createAppStore({ config, location: { pathname: '/', search: '' } });
  store.dispatch(stepReceived(step('identification', place)));
  const { result, rerender } = renderHook((upload: FileUpload) => useKeptPhoto(place.type, upload), {
    initialProps: at('rest'),
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return { result, rerender, forgotten };
};

it('a photo from before is offered at rest alone, and forgotten once a file is stored', async () => {
  const { result, rerender, forgotten } = show();
  await waitFor(() => expect(result.current.photo).toBe(photo));
  for (const name of ['preparing', 'sending', 'refused'] as const) {
    rerender(at(name));
    expect(result.current.photo).toBeUndefined();
  }
  rerender(at('rest'));
  expect(result.current.photo).toBe(photo);
  expect(forgotten).not.toHaveBeenCalled();
  rerender(at('rest', 1));
  expect(result.current.photo).toBeUndefined();
  await waitFor(() => expect(forgotten).toHaveBeenCalledWith(place));
});
