/** Sections 4.6, 7.8 and 7.9 of the specification. */
import {
  isVideoCaptcha,
  needsReupload,
  PAPERWORK_DOCUMENT_KO,
  paperworkLabel,
} from '../../../src/contract/states';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { PaperworkDetail } from '../../../src/contract/wire';
import { good, listIn } from '../judge';
import { CommandFailed, type Kit } from '../kit';
import { sendAdditional, sendDocument, sendVideo } from './replaced';
import { listed } from './resume';

interface Round {
  readonly what: string;
  readonly type: string;
  readonly by: 'refuse' | 'ask';
  readonly calls: readonly (
    | 'contactUpload'
    | 'uploadAdditionalDoc'
    | 'reuploadDocument'
    | 'updateDocumentsKo'
  )[];
  readonly isIt: (paper: PaperworkDetail) => boolean;
  readonly expected: string;
  /** From the table in 4.6. */
  readonly label: string;
  readonly send: (kit: Kit, barCode: string) => Promise<void>;
}

const rounds: readonly Round[] = [
  {
    what: 'refused document',
    type: uploadTypes.documentoFronte,
    by: 'refuse',
    calls: ['contactUpload', 'uploadAdditionalDoc', 'reuploadDocument', 'updateDocumentsKo'],
    isIt: (paper) => paper.frontDocUploadType === uploadTypes.documentoFronte,
    expected: `${uploadTypes.documentoFronte}, with feedback 'KO…'`,
    label: 'Rifiutato',
    send: sendDocument,
  },
  {
    what: 'refused video',
    type: VIDEO_UPLOAD_TYPE,
    by: 'refuse',
    calls: ['updateDocumentsKo'],
    isIt: isVideoCaptcha,
    expected: `tipo 'Video Captcha' or frontDocUploadType '${VIDEO_UPLOAD_TYPE}', with feedback 'KO…'`,
    label: 'Rifiutato',
    send: sendVideo,
  },
  {
    what: 'additional document',
    type: uploadTypes.content,
    by: 'ask',
    calls: ['uploadAdditionalDoc', 'updateDocumentsKo'],
    isIt: (paper) => paper.frontDocUploadType === uploadTypes.content,
    expected: `${uploadTypes.content}, with sign 'never_uploaded'`,
    label: 'Da caricare',
    send: sendAdditional,
  },
];

const MISSING = {
  refuse: 'nobody refuses one: see --review',
  ask: 'nobody asks for one: see --ask',
} as const;

/** Returns whether it was done; what was not is in the report. */
const isDone = async (kit: Kit, { what, type, by, calls }: Round): Promise<boolean> => {
  const { report, guid } = kit;
  const act = kit[by];
  if (!act) {
    for (const name of calls) report.notTried(name, `a ${what}`, MISSING[by]);
    return false;
  }
  try {
    await act(guid, type);
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    for (const name of calls) report.commandFailed(name, `a ${what}`, error);
    return false;
  }
};

/** Returns whether nothing is waited for any more. */
const go = async (kit: Kit, round: Round): Promise<boolean> => {
  const { report } = kit;
  const { what, label, expected } = round;
  if (!(await isDone(kit, round))) return true;
  const isKo = (await listed(kit))?.status === PAPERWORK_DOCUMENT_KO;
  report.check('contactList', `tells of the ${what}`, isKo, PAPERWORK_DOCUMENT_KO, 'another status');

  const { data } = await good(kit, 'paperworkList', { guid: kit.guid });
  const papers = listIn(data);
  const paper = papers.find(round.isIt);
  const isAsked = paper !== undefined && needsReupload(paper);
  report.check('paperworkList', `has the ${what}`, isAsked, expected, paper ?? papers);
  if (!paper || !isAsked) return false;
  const shown = paperworkLabel(paper);
  report.check('paperworkList', `the ${what} is shown as '${label}' (4.6)`, shown === label, label, {
    shown,
    ...paper,
  });
  const isCoded = report.check(
    'paperworkList',
    `has the bar code of the ${what}`,
    paper.barCode !== '',
    'barCode',
    paper,
  );
  if (!isCoded) return false;
  report.optional('paperworkList', 'missing: which sides are still to be sent', paper.missing !== undefined);

  await round.send(kit, paper.barCode);
  const isOver = (await listed(kit))?.status !== PAPERWORK_DOCUMENT_KO;
  const over = `waits no more for the ${what} once it was sent`;
  report.check('contactList', over, isOver, 'another status', PAPERWORK_DOCUMENT_KO);
  return true;
};

/** Follows byIdentity: its browser has the list. */
export const review = async (kit: Kit): Promise<void> => {
  let left = '';
  for (const round of rounds) {
    if (left === '') left = (await go(kit, round)) ? '' : round.what;
    else
      for (const name of round.calls)
        kit.report.notTried(name, `a ${round.what}`, `the ${left} was not sent`);
  }
};
