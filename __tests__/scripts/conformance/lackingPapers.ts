import type { Variant } from '../../fixtures/provider/variant';
import { changed, without, type Entry, type Lacking } from './plant';

const papers = (change: (paper: Entry) => Entry): Partial<Variant> =>
  changed('POST /wgt/contact/paperwork/list', (answer) => (answer as unknown as Entry[]).map(change));

export const lackingPapers: readonly Lacking[] = [
  {
    lacks: 'the feedback of a refused document',
    variant: without('POST /wgt/contact/paperwork/list', 'feedback'),
    found: ['paperworkList: has the refused document'],
  },
  {
    lacks: 'the bar code of a refused document',
    variant: without('POST /wgt/contact/paperwork/list', 'barCode'),
    found: ['paperworkList: has the bar code of the refused document'],
  },
  {
    lacks: 'the upload type of a refused document',
    variant: without('POST /wgt/contact/paperwork/list', 'frontDocUploadType'),
    found: ['paperworkList: has the refused document'],
  },
  {
    lacks: 'the type of the video, which is Video Captcha or FRONT_DOC_',
    variant: papers((paper) =>
      paper['tipo'] === 'Video Captcha' ? { ...paper, tipo: 'Video', frontDocUploadType: '' } : paper,
    ),
    found: ['paperworkList: has the refused video'],
  },
  {
    lacks: 'the action of its documents',
    variant: papers((paper) => ({ ...paper, azioni: null })),
    found: [
      "paperworkList: the refused document is shown as 'Rifiutato' (4.6)",
      "paperworkList: the refused video is shown as 'Rifiutato' (4.6)",
      "paperworkList: the additional document is shown as 'Da caricare' (4.6)",
    ],
  },
  {
    lacks: 'the signed documents',
    variant: changed('POST /wgt/contact/contract/list', () => []),
    found: ['contactContractList: lists the signed questionnaire and contract'],
  },
  {
    lacks: 'the order of the documents to sign',
    variant: changed('POST /wgt/sign/contractlist', (answer) => (answer as unknown as Entry[]).toReversed()),
    found: ['signContractList: entry 0 is the questionnaire, entry 1 the contract'],
  },
];
