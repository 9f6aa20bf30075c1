import { act, screen, waitFor, within } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { identification } from '../../../src/contract/steps/identification';
import { handoffCopy as copy } from '../../../src/copy/handoff';
import { identificationCopy } from '../../../src/copy/identification';
import { handoffClosed, handoffOpened } from '../../../src/flows/actions';
import { openHandoffDraft } from '../../../src/state/handoffDraft';
import { draftChanged } from '../../../src/state/drafts';
import { handoffChanged } from '../../../src/state/identification';
import { componentMarked } from '../../../src/state/step';
import Identification from '../../../src/screens/steps/identification';
import { qrPath } from '../../../src/screens/steps/identification/handoff/QrCode';
import { installRecorder } from '../../capture/fakeMedia';
import { press, user } from '../../ui/hands';
import { renderScreen } from '../renderScreen';
import { stored, withNetwork } from './fakeUploads';

const { altriDocumenti: _, ...values } = identification.empty;
const request = { guid: 'g1', contactId: 'c1' };

/** The pointer is what it is in the tests' setup: no finger. */
const screenSize = (size: string): void => {
  const [width, height] = size.split('x').map(Number);
  Object.defineProperty(window.screen, 'width', { value: width, configurable: true });
  Object.defineProperty(window.screen, 'height', { value: height, configurable: true });
};

withNetwork();
beforeEach(() => screenSize('1280x720'));
afterEach(() => {
  Reflect.deleteProperty(window.screen, 'width');
  Reflect.deleteProperty(window.screen, 'height');
});

const show = (subPage: number, before: Parameters<typeof renderScreen>[1]['before'] = []) => {
  const slug = 'identification';
  const search = '?promoCode=BENVENUTO';
  return renderScreen(<Identification />, { slug, subPage, values, search, before });
};
const offers = () => screen.queryAllByRole('button', { name: copy.action });
const dialog = () => screen.findByRole('dialog', { name: copy.title });
const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: copy.link });

const openDialog = async (subPage = 0, before: Parameters<typeof show>[1] = []) => {
  const rendered = show(subPage, before);
  await user.click(offers()[0] as HTMLElement);
  return { ...rendered, box: within(await dialog()) };
};

describe('offer', () => {
  it.each([
    ['on a computer, at the video', 0, '1280x720', false, true],
    ['on a computer, at the first document', 1, '1280x720', false, true],
    ['on a computer, at the second document', 2, '1280x720', false, true],
    ['on a small screen', 0, '360x740', false, false],
    ['on a small screen that lies on its side', 0, '844x390', false, false],
    ['where the pointer is a finger', 0, '1280x720', true, false],
  ])('[R2.1-04] %s', async (_, subPage, size, isFinger, isMade) => {
    screenSize(size);
    const match = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        isFinger ? Object.assign(match(query), { matches: query.includes('coarse') }) : match(query),
      );
    show(subPage);
    expect(offers().length > 0).toBe(isMade);
    expect(screen.queryAllByText(copy.offer.title)).toHaveLength(isMade ? 1 : 0);
    await act(async () => undefined);
  });

  it('[R2.9-01] is beside the recorder, and beside the reason why there is no camera', async () => {
    installRecorder();
    show(0);
    expect(offers()).toHaveLength(2);
    // jsdom has no camera at all.
    await press(identificationCopy.capture.turnOn);
    const alert = within(await screen.findByRole('alert'));
    await user.click(alert.getByRole('button', { name: copy.action }));
    expect(await dialog()).toBeInTheDocument();
  });

  it('[R2.9-02] takes the place of the dialog that takes a photograph', async () => {
    show(1);
    const [take] = await screen.findAllByRole('button', { name: /scatta una foto/ });
    await user.click(take as HTMLElement);
    const camera = screen.getByRole('dialog', { name: /^Fotografa/ });
    await user.click(await within(camera).findByRole('button', { name: copy.action }));
    expect(await dialog()).toBeInTheDocument();
    expect(camera).not.toBeInTheDocument();
  });
});

describe('dialog', () => {
  it('[R2.1-04] [R2.1-11] shows the link as a code and as text, what happens, and has the service asked', async () => {
    const { box, asked } = await openDialog();
    expect((await link()).value).toBe('http://localhost/resume/g1?promoCode=BENVENUTO');
    expect(box.getByRole('img', { name: copy.qr })).toBeInTheDocument();
    expect(box.getAllByRole('listitem').map((one) => one.textContent)).toEqual(copy.steps);
    expect(asked(handoffOpened.type)).toHaveLength(1);
    await press('Chiudi');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked(handoffClosed.type)).toHaveLength(1);
  });

  it('[R2.1-04] takes the typed values along, up to the last', async () => {
    const documento = { ...values.documento, numeroDocumento: 'YA1' };
    const { store } = await openDialog(1, [draftChanged({ slug: 'identification', values: { documento } })]);
    const sent = async () => openHandoffDraft(new URL((await link()).value).hash.slice(1), request);
    await waitFor(async () => expect(await sent()).toEqual({ documento: { numeroDocumento: 'YA1' } }));
    const later = { documento: { ...documento, cittaRilascio: 'Roma' } };
    act(() => void store.dispatch(draftChanged({ slug: 'identification', values: later })));
    await waitFor(async () =>
      expect(await sent()).toEqual({ documento: { numeroDocumento: 'YA1', cittaRilascio: 'Roma' } }),
    );
  });

  it('[R2.1-04] copies the link and says so; where the browser does not copy it, selects it', async () => {
    const { box } = await openDialog();
    const field = await link();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(copy.copy);
    expect(await box.findByText(copy.copied)).toHaveAttribute('role', 'status');
    expect(write).toHaveBeenCalledWith(field.value);
    write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press(copy.copy);
    expect(await box.findByText(copy.notCopied)).toHaveAttribute('role', 'status');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it('[R2.9-03] reports what has come, one after the other, here and on the page', async () => {
    const { box, store } = await openDialog();
    expect(box.getByText(copy.waiting)).toBeInTheDocument();
    act(() => void store.dispatch(handoffChanged({ arrived: ['docVideoCaptcha', 'bustaPaga'] })));
    const log = within(box.getByRole('log'));
    expect(log.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Dal telefono: il video',
      'Dal telefono: Busta paga',
    ]);
    await press('Chiudi');
    expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('[R2.1-04] once nobody asks any more it says so, and asks again on request', async () => {
    const { box, store, asked } = await openDialog();
    expect(box.queryByRole('button', { name: copy.check })).not.toBeInTheDocument();
    act(() => void store.dispatch(handoffChanged({ watch: 'ended' })));
    expect(box.getByText(copy.ended)).toBeInTheDocument();
    await press(copy.check);
    expect(asked(handoffOpened.type)).toHaveLength(2);
  });
});

it('[R2.9-03] a box shows what another device has sent as soon as the step says so', async () => {
  const { store } = show(1);
  await waitFor(() => expect(document.getElementById('campo-documento-documentoFronte')).not.toBeNull());
  expect(screen.queryByAltText('Anteprima: Fronte')).not.toBeInTheDocument();
  stored.set('/wgt/document/preview/FRONT_DOC_1', new Blob(['x'], { type: 'image/jpeg' }));
  const mark = { widget: 'documento', component: 'documentoFronte', value: 'valid', status: 'valid' };
  act(() => void store.dispatch(componentMarked(mark)));
  expect(await screen.findByAltText('Anteprima: Fronte')).toBeInTheDocument();
});

it('[R2.1-04] the QR code of any link is read as that link, and is coarse enough for a camera', () => {
  for (const length of [1, 40, 300, 460]) {
    const url = `https://example.it/resume/guid#${'x'.repeat(length)}`;
    const { path, side } = qrPath(url);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((one) => one.slice(1).map(Number));
    const isInk = (x: number, y: number) =>
      runs.some(([left = 0, top = 0, width = 0]) => y === top && x >= left && x < left + width);
    expect(runs.flatMap(([x = 0, y = 0]) => [x, y]).every((at) => at >= 4 && at < side - 4)).toBe(true);
    // The image of a camera, four pixels to a module.
    const ink = Array.from({ length: side * side }, (_, at) =>
      isInk(at % side, Math.floor(at / side)) ? 0 : 255,
    );
    const width = 4 * side;
    const data = Uint8ClampedArray.from({ length: 4 * width * width }, (_, at) => {
      const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
      return at % 4 === 3 ? 255 : (ink[(y >> 2) * side + (x >> 2)] ?? 255);
    });
    expect(decodeQR({ width, height: width, data })).toBe(url);
    // 18rem for at most this many modules: above three pixels each.
    expect(side).toBeLessThanOrEqual(96);
  }
});
