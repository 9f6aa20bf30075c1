import type { Change, Variant } from '../../fixtures/provider/variant';
import { lackingPapers } from './lackingPapers';
import { changed, without, type Entry, type Lacking } from './plant';

const questionnaire = (place: number): Partial<Variant> =>
  changed('POST /wgt/acol/get/pg', ({ data }) => ({
    data: (data as unknown[]).map((entry, at) => (at === place ? [] : entry)),
  }));

const isUnfinished = ({ data }: Entry): boolean => (data as Entry)['stato'] === 'A';

const WAITING = [
  'contactList: tells of the refused document',
  'contactList: tells of the refused video',
  'contactList: tells of the additional document',
];

const withoutGuid: Change = (answer) => ({ ...answer, guid: null });

const REFUSED = { status: 'bad_request', message: 'Non disponibile' };

export const lacking: readonly Lacking[] = [
  {
    lacks: 'the countries of the questionnaire',
    variant: questionnaire(0),
    found: [
      'questionnaireGet: entry 0 lists the countries',
      'questionnaireGet: entry 0 has ITALIA, for which a region is asked',
    ],
  },
  {
    lacks: 'the offices of the questionnaire',
    variant: questionnaire(3),
    found: ['questionnaireGet: entry 3 lists the offices'],
  },
  {
    lacks: 'the relationships of the questionnaire',
    variant: questionnaire(4),
    found: ['questionnaireGet: entry 4 lists the relationships'],
  },
  {
    lacks: 'sectors',
    variant: changed('POST /wgt/utils/settoriaziende', () => []),
    found: ['settoriAziende: holds sectors', 'attivitaPerSettore: holds ATECO codes'],
  },
  {
    lacks: 'ATECO codes',
    variant: changed('POST /wgt/utils/dettaglioattivitaaziendepersettore', () => []),
    found: ['attivitaPerSettore: holds ATECO codes'],
  },
  {
    lacks: 'business types',
    variant: changed('POST /wgt/utils/tiposocieta', () => []),
    found: ['tipiSocieta: holds values of the form id##description'],
  },
  {
    lacks: 'components of the names of section 3.2',
    variant: { components: { ragioneSociale: 'denominazione' } },
    found: ['onboardingNext: leads to self-certifications'],
  },
  {
    lacks: 'a title that says which step it is, and components that do',
    variant: { titles: { 'Firma il contratto': 'Passo 7' }, components: { signedContract: 'firmato' } },
    found: ['onboardingNext: leads to contract'],
  },
  {
    lacks: 'a state that resumes for the tax code of an unfinished request',
    variant: changed('POST /wgt/check/customerInfo', (answer) => ({
      data: { ...(answer['data'] as Entry), ...(isUnfinished(answer) && { stato: 'N' }) },
    })),
    found: ['checkCustomerInfo: an unfinished request is resumed'],
  },
  {
    lacks: 'the phone to which an unfinished request is resumed',
    variant: changed('POST /wgt/check/customerInfo', (answer) =>
      isUnfinished(answer) ? { data: { stato: 'A' } } : answer,
    ),
    found: ['checkCustomerInfo: tells the phone of an unfinished request'],
  },
  {
    lacks: 'the resume by a link',
    variant: changed('POST /wgt/resume/start', () => REFUSED),
    found: ['resumeStart: is taken'],
  },
  {
    lacks: 'a step in the answer to a resume',
    variant: changed('POST /wgt/resume', () => ({ status: 'success' })),
    found: ['resume: leads to company-info'],
  },
  {
    lacks: 'a step in the answer to a request of the list',
    variant: changed('POST /wgt/contact/resume', () => ({ status: 'success' })),
    found: ['contactResume: leads to company-info'],
  },
  {
    lacks: 'the guid in the list of requests',
    variant: without('POST /wgt/contact/list', 'guid'),
    found: ['contactList: has the request with its status', ...WAITING],
  },
  {
    lacks: 'the state in the list of requests',
    variant: without('POST /wgt/contact/list', 'status'),
    found: ['contactList: has the request with its status', ...WAITING],
  },
  {
    lacks: 'the names of municipalities',
    variant: without('POST /wgt/utils/comuni/ALL', 'comune'),
    found: ['comuni: holds Milano'],
  },
  ...lackingPapers,
  {
    lacks: 'the guid of the next step',
    variant: changed('POST /wgt/product/onboarding/next', withoutGuid),
    found: [
      'onboardingNext: address-info names its request',
      'onboardingNext: company-info names its request',
      'onboardingNext: self-certifications names its request',
      'onboardingNext: card names its request',
      'onboardingNext: identification names its request',
      'onboardingNext: contract names its request',
    ],
  },
  {
    lacks: 'the guid of the previous step',
    variant: changed('GET /wgt/product/onboarding/back', withoutGuid),
    found: ['onboardingBack: address-info names its request'],
  },
  {
    lacks: 'a success in the answer to a right code',
    variant: changed('POST /wgt/validate/confermaemail', () => ({ status: 'KO' })),
    found: ['confermaEmail: the right code is taken'],
  },
  {
    lacks: "the word 'success' in the answer to an upload",
    variant: changed('POST /wgt/document/upload', () => ({ status: 'failed', message: 'Disco pieno' })),
    found: ['documentUpload: FRONT_DOC_1: is taken'],
  },
  {
    lacks: 'bar codes of the contracts',
    variant: without('POST /wgt/sign/contractlist', 'barCode'),
    found: ['signContractList: numbers both'],
  },
  {
    lacks: 'print numbers of the contracts',
    variant: without('POST /wgt/sign/contractlist', 'stampeId'),
    found: ['signContractList: lists questionnaire and contract'],
  },
  {
    lacks: 'whether a video is stored',
    variant: changed('GET /wgt/document/info/:guid', () => ({ status: 'success' })),
    found: ['documentInfo: has the video after'],
  },
  {
    lacks: 'the phrase of the video',
    variant: changed('POST /wgt/video/generate/captcha', ({ data }) => ({
      data: { ...(data as Entry), captcha: '' },
    })),
    found: ['generateCaptcha: has a phrase', 'videoCaptcha: is taken'],
  },
];
