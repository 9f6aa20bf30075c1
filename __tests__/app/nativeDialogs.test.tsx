import { act } from '@testing-library/react';
import { NativeDialog, NativeWarning } from '../../src/app/nativeDialogs';
import { contractsRequested, sessionExtensionRequested } from '../../src/flows/actions';
import { dialogOpened, warningChanged } from '../../src/state/ui';
import { renderScreen } from '../screens/renderScreen';

const confirm = jest.fn<boolean, [string]>();
const alert = jest.fn<void, [string]>();
beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(window, { confirm, alert });
});

const retry = contractsRequested();
const failed = dialogOpened({ message: 'Non va.', retry });
const dialog = (...before: Parameters<typeof renderScreen>[1]['before'] & {}) =>
  renderScreen(<NativeDialog />, { slug: 'card', before });

it.each([
  [true, 1],
  [false, 0],
])('shows the error once, and again if the applicant retries: %s', (answer, times) => {
  confirm.mockReturnValue(answer);
  const { asked, store } = dialog(failed);
  expect(confirm.mock.calls).toEqual([['Non va.\n\nVuoi riprovare?']]);
  expect(asked(retry.type)).toHaveLength(times);
  expect(store.getState().ui.dialog).toBeNull();
});

it('shows an error of the retry too', () => {
  confirm.mockReturnValueOnce(true).mockReturnValue(false);
  const { store } = dialog(failed);
  act(() => void store.dispatch(failed));
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('shows a notice without a question', () => {
  dialog(dialogOpened({ message: 'Fatto.', label: 'Ho capito' }));
  expect(alert.mock.calls).toEqual([['Fatto.']]);
  expect(confirm).not.toHaveBeenCalled();
});

const warn = (extendable: boolean) =>
  renderScreen(<NativeWarning />, {
    slug: 'card',
    before: [warningChanged({ endsAt: Date.now() + 1000, extendable })],
  });

it('the session is extended if the applicant says so', () => {
  confirm.mockReturnValue(true);
  const { asked, store } = warn(true);
  expect(asked(sessionExtensionRequested.type)).toHaveLength(1);
  expect(store.getState().ui.warning).toBeNull();
});

it('a session that cannot be extended ends with a word before', () => {
  const { asked } = warn(false);
  expect(alert.mock.calls).toEqual([['La sessione sta per scadere.']]);
  expect(asked(sessionExtensionRequested.type)).toHaveLength(0);
});
