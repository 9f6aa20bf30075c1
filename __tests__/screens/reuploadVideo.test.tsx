import { act, screen, within } from '@testing-library/react';
import { identification } from '../../src/contract/steps/identification';
import type { PaperworkDetail } from '../../src/contract/wire';
import { identificationCopy } from '../../src/copy/identification';
import { captchaRequested, documentsResubmitted, videoRecorded } from '../../src/flows/actions';
import Reupload from '../../src/screens/reupload';
import { captchaReceived, videoChanged } from '../../src/state/identification';
import { answers, installNetwork } from './identification/fakeUploads';
import { press } from '../ui/hands';
import { renderScreen } from './renderScreen';
import { passport, payslip, reuploadState, video } from './reuploadPage';

jest.mock('../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('./standInRecorder').standInRecorder(),
);

beforeEach(() => {
  installNetwork();
  // An earlier video is there, the refused one: it must not count.
  answers.set('/wgt/document/info/g1', { status: 'success', data: { videoUploaded: true } });
});
afterEach(() => jest.restoreAllMocks());

const { altriDocumenti: _, ...empty } = identification.empty;
const stepWithVideo = { ...empty, video: { ...empty.video, docVideoCaptcha: 'valid' } };
const show = (...details: PaperworkDetail[]) =>
  renderScreen(<Reupload />, { ...reuploadState(details), values: stepWithVideo });

it.each([
  [[passport], 'Carica il documento richiesto'],
  [[payslip], 'Carica il documento richiesto'],
  [[passport, video], 'Carica il documento richiesto e registra un nuovo video'],
  [[video], 'Registra un nuovo video'],
  [[passport, { ...video, sign: 'true', feedback: '' }], 'Carica il documento richiesto'],
])('[R2.12-02] the title names what is asked for; a phrase comes with a video alone', (details, expected) => {
  const { asked } = show(...details);
  expect(asked(captchaRequested.type)).toHaveLength(expected.includes('video') ? 1 : 0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${expected}$`));
});

it('[R4.6-02] a refused video is recorded again, with a new phrase, whatever video there is already', () => {
  const { asked, store } = show(passport, video);
  expect(asked(captchaRequested.type)).toHaveLength(1);
  const phrase = { nome: 'Anna', cognome: 'Verdi', captcha: 'albero a Bari' };
  act(() => void store.dispatch(captchaReceived(phrase)));
  const section = within(screen.getByRole('region', { name: 'Video con il documento' }));
  expect(section.getByText('Non si sente la voce.')).toBeVisible();
  expect(section.getByText('albero a Bari')).toBeVisible();
  expect(section.getByRole('button', { name: 'manda' })).toBeVisible();
});

it('[R4.6-02] is not given back before the new video is there', async () => {
  const { asked, store } = show(video);
  await press('Invia');
  const list = screen.getByRole('alert');
  expect(within(list).getByRole('link')).toHaveTextContent('Video con il documento');
  await press('registrato');
  expect(within(list).getByRole('link')).toHaveTextContent(identificationCopy.video.sendFirst);
  await press('manda');
  expect(asked(videoRecorded.type)).toHaveLength(1);
  act(() => void store.dispatch(videoChanged({ status: 'uploading' })));
  act(() => void store.dispatch(videoChanged({ status: 'done' })));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Video caricato')).toBeVisible();
  expect(asked(documentsResubmitted.type)).toEqual([]);
  await press('Invia');
  expect(asked(documentsResubmitted.type)).toEqual([{ guid: 'g' }]);
});

it('[R8-10] a video that the service refuses says why under the recorder', () => {
  const { store } = show(video);
  act(() => void store.dispatch(videoChanged({ status: 'failed', message: 'Il video è vuoto.' })));
  expect(screen.getByText('Il video è vuoto.')).toBeVisible();
});
