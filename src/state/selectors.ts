import { createSelector } from '@reduxjs/toolkit';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { looseText } from '../contract/loose';
import type { StepValues } from '../contract/steps/definition';
import { contactPages, type StepSlug } from '../contract/steps/table';
import type { FieldErrors } from '../contract/validate';
import type { DocumentReading, Step } from '../contract/wire';
import type { CampaignValues } from '../contract/campaign';
import type { CodeChannel } from './codes';
import type { Draft, DraftKey } from './drafts';
import type { Captcha, HandoffState, UnsentVideo, VideoState } from './identification';
import { firstSegment, guidOfPath } from './paths';
import type { ResumeState } from './resume';
import type { RootState } from './root';
import type { CustomerFlags } from './step';
import type { ErrorDialogState, ErrorScreenState, SessionWarning } from './ui';
import { isUploading, type Upload } from './uploads';
import type { User } from './user';

const isReupload = (state: RootState): boolean => firstSegment(state.navigation.path) === 'reupload';

export const selectConfig = (state: RootState): RuntimeConfig => state.config;

/** Empty until the service has answered. */
export const selectStep = (state: RootState): Step => state.step.current;
export const selectSlug = (state: RootState): StepSlug | null => state.step.stepSlug;
export const selectGuid = (state: RootState): string => state.step.current.guid;
export const selectVideoGuid = (state: RootState): string =>
  isReupload(state) ? guidOfPath(selectPath(state)) : selectGuid(state);
export const selectInitialValues = (state: RootState): StepValues => state.step.initialValues;
export const selectFieldErrors = (state: RootState): FieldErrors => state.step.errors;
export const selectGlobalErrors = (state: RootState): readonly string[] => state.step.globalErrors;
export const selectFailures = (state: RootState): number => state.step.failures;
export const selectUser = (state: RootState): User => state.step.user;
export const selectCustomerFlags = (state: RootState): CustomerFlags => state.step.customerInfo;
export const selectHasCustomer = (state: RootState): boolean => state.step.hasCustomer;
export const selectPhoneNumber = (state: RootState): string => state.step.phoneNumber;

export interface ContractEntry {
  readonly stampeId: string;
  readonly barCode: string;
  readonly description: string;
}
/** Entry 0 is the questionnaire, entry 1 the contract. */
export const contractEntries = (contracts: RootState['step']['contracts']): readonly ContractEntry[] =>
  // A document that cannot be named to the service can be neither shown nor signed.
  contracts
    .map(({ stampeId, barCode, barcode, description }) => ({
      stampeId: looseText(stampeId),
      barCode: looseText(barCode ?? barcode),
      description: looseText(description),
    }))
    .filter(({ stampeId }) => stampeId !== '');
export const selectContracts: (state: RootState) => readonly ContractEntry[] = createSelector(
  [(state: RootState) => state.step.contracts],
  contractEntries,
);

export const selectPath = (state: RootState): string => state.navigation.path;
export const selectWantedField = (state: RootState): string => state.navigation.field;
export const selectSubPage = (state: RootState): number => state.navigation.subPage;
export const selectOpening = (state: RootState): 'shown' | 'pressed' | null => state.navigation.opening;
export const selectMoves = (state: RootState): number => state.navigation.moves;

export const selectJourney = (state: RootState): string => state.session.journey;
export const selectReady = (state: RootState): boolean => state.session.ready;

export const selectIsOnFirstPage = (state: RootState): boolean =>
  selectReady(state) && selectSlug(state) === 'contact-info' && selectSubPage(state) === contactPages.intro;

/** Null until the service has generated it. */
export const selectCaptcha = (state: RootState): Captcha | null => state.identification.captcha;
/** 'done' also if an earlier visit has recorded it. */
export const selectVideo: (state: RootState) => VideoState = createSelector(
  [
    (state: RootState) => state.identification.video,
    (state: RootState) => !isReupload(state) && state.step.current.widgets,
  ],
  (video, widgets) => {
    const stored = (widgets || [])
      .find(({ name }) => name === 'video')
      ?.components.some(({ name, value }) => name === 'docVideoCaptcha' && value === 'valid');
    return video.status === 'idle' && stored ? { status: 'done' } : video;
  },
);

export const selectUnsentVideo = (state: RootState): UnsentVideo | null => state.identification.unsent;

export const selectHandoff = (state: RootState): HandoffState => state.identification.handoff;

export const selectBusy = (state: RootState): boolean => state.ui.busy > 0;
/** While the first page is read, nobody waits for the calls of the start. */
export const selectIsWaiting = (state: RootState): boolean =>
  selectBusy(state) && state.navigation.opening !== 'shown';
export const selectDialog = (state: RootState): ErrorDialogState | null => state.ui.dialog;
/** Why the code was refused, once the dialog that said it is closed. */
export const selectRefusedCode = ({ ui }: RootState): string => (ui.dialog === null ? ui.refusedCode : '');
export const selectErrorScreen = (state: RootState): ErrorScreenState | null => state.ui.errorScreen;

export const selectRecordingShown = (state: RootState): boolean => state.ui.recordingShown;
export const selectWarning = (state: RootState): SessionWarning | null => state.ui.warning;

/** A video is being recorded, or the document camera is open: no error is beside it. */
export const selectIsRecording = ({ ui }: RootState): boolean => ui.capturing;

/** Something is being recorded or sent that would be lost with the page. */
export const selectIsCapturing = ({ ui, identification, uploads }: RootState): boolean =>
  ui.capturing || identification.video.status === 'uploading' || Object.values(uploads).some(isUploading);

export const selectResume = (state: RootState): ResumeState => state.resume;

export const selectDraft =
  (slug: DraftKey) =>
  (state: RootState): Draft | undefined =>
    state.drafts[slug];

export const selectCampaign = (state: RootState): CampaignValues => state.campaign.values;
export const selectCampaignSearch = (state: RootState): string => state.campaign.search;
export const selectPromoCode = (state: RootState): string =>
  state.campaign.values.promoCode ?? state.campaign.typedPromoCode;

/** Epoch milliseconds; null if none was sent. */
export const selectCodeSentAt =
  (channel: CodeChannel) =>
  (state: RootState): number | null =>
    state.codes[channel] ?? null;

export const selectSigned = (state: RootState): Step | null => state.signing.signed;
export const selectSignedReference = ({ signing }: RootState): string =>
  signing.isDoneHere ? (contractEntries(signing.contracts).at(-1)?.barCode ?? '') : '';

export const selectUpload =
  (key: string) =>
  (state: RootState): Upload | undefined =>
    state.uploads[key];

export const selectReading =
  (type: string) =>
  (state: RootState): DocumentReading | undefined => {
    const sent = state.uploads[type];
    if (sent && sent.stored > 0) return sent.reading;
    return state.step.current.readings?.find((one) => one.type === type)?.reading;
  };
