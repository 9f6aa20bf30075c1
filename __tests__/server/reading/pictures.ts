/** The people of these documents are invented. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reading } from '../../../server/reading';

const folder = path.resolve(__dirname, '../../fixtures/reading');
export const pictureBytes = (name: string): Buffer => readFileSync(path.join(folder, `${name}.jpg`));

type Facts = Pick<Reading, 'code39' | 'mrz' | 'side'>;
const facts = (more: Partial<Facts>): Facts => ({ code39: null, mrz: null, side: null, ...more });

export const CIE = {
  number: 'CD84299DZ',
  birthDate: '1997-10-23',
  expiryDate: '2020-06-12',
  taxCode: 'NVNGLI97R63L37UN',
} as const;
const { taxCode, ...cieLines } = CIE;

/** The owner of cie-back-s003, which has not expired. */
export const EVA = {
  nome: 'Eva',
  cognome: 'Fintonelli',
  cf: 'FNTVEA87D47B354Q',
  number: 'CZ88412LG',
} as const;

export const pictures: Readonly<Record<string, Facts>> = {
  'cie-back-s003': facts({
    side: 'back',
    code39: { taxCode: EVA.cf },
    mrz: {
      kind: 'TD1',
      number: EVA.number,
      birthDate: '1987-04-07',
      expiryDate: '2033-04-07',
      lines: [
        'C<ITACZ88412LG9<<<<<<<<<<<<<<<',
        '8704072F3304075ITA<<<<<<<<<<<4',
        'FINTONELLI<<EVA<<<<<<<<<<<<<<<',
      ],
    },
  }),
  'cie-back-s005': facts({
    side: 'back',
    code39: { taxCode },
    mrz: {
      kind: 'TD1',
      ...cieLines,
      lines: [
        'C<ITACD84299DZ1<<<<<<<<<<<<<<<',
        '9710234F2006121ITA<<<<<<<<<<<6',
        'INVENTATI<BOZZA<<GIULIA<<<<<<<',
      ],
    },
  }),
  /** Seen from the side: its low bars lean by up to 15 degrees. */
  'cie-back-g019': facts({
    side: 'back',
    code39: { taxCode: 'GHSGUO76T07L219G' },
    mrz: {
      kind: 'TD1',
      number: 'CG12259BG',
      birthDate: '1976-12-07',
      expiryDate: '2020-01-11',
      lines: [
        'C<ITACG12259BG0<<<<<<<<<<<<<<<',
        '7612079M2001115ITA<<<<<<<<<<<4',
        'GHOSTONI<<UGO<<<<<<<<<<<<<<<<<',
      ],
    },
  }),
  /** Blurred, in the shadow, lying on its side: the bar code is lost. */
  'cie-back-s084': facts({
    side: 'back',
    mrz: {
      kind: 'TD1',
      number: 'CO62259AD',
      birthDate: '1974-03-11',
      expiryDate: '2028-09-17',
      lines: [
        'C<ITACO62259AD3<<<<<<<<<<<<<<<',
        '7403116M2809171ITA<<<<<<<<<<<0',
        'FINTONELLI<<KEVIN<<<<<<<<<<<<<',
      ],
    },
  }),
  /** A scan of both sides on one sheet: it is not the back. */
  'cie-both-s056': facts({
    mrz: {
      kind: 'TD1',
      number: 'CX37720EG',
      birthDate: '1998-01-03',
      expiryDate: '2031-10-04',
      lines: [
        'C<ITACX37720EG6<<<<<<<<<<<<<<<',
        '9801037F3110049ITA<<<<<<<<<<<2',
        'GHOSTONI<<EVA<<<<<<<<<<<<<<<<<',
      ],
    },
  }),
  'healthCard-back-s021': facts({ side: 'back', code39: { taxCode: 'GHSGUO81A25F839Y' } }),
  /** The edge of a shadow crosses the bars. */
  'healthCard-back-g075': facts({ side: 'back', code39: { taxCode: 'GHSYLN71L47L219A' } }),
  /** Upside down, a finger on it. */
  'healthCard-back-b025': facts({ side: 'back', code39: { taxCode: 'MDLQTL96D68F839R' } }),
  'healthCard-front-s071': facts({}),
  'licence-front-s053': facts({}),
  'paperCard-front-s074': facts({}),
  /** Their check digits are wrong. */
  'other-wrongMrz-s018': facts({ side: 'passportPage' }),
  'other-wrongMrz-s075': facts({ side: 'passportPage' }),
  'passport-page-s019': facts({
    side: 'passportPage',
    mrz: {
      kind: 'TD3',
      number: 'YB6253967',
      birthDate: '2003-11-26',
      expiryDate: '2023-04-23',
      lines: ['P<ITAJOLLYKUX<<GIORGIO<ALDO<<<<<<<<<<<<<<<<<', 'YB62539677ITA0311269M2304230<<<<<<<<<<<<<<<0'],
    },
  }),
  /** Lying on its side. */
  'passport-page-s050': facts({
    side: 'passportPage',
    mrz: {
      kind: 'TD3',
      number: 'Q50H1T272',
      birthDate: '1988-04-26',
      expiryDate: '2029-01-17',
      lines: ['P<ROUCOLLAUDONI<<MARIO<<<<<<<<<<<<<<<<<<<<<<', 'Q50H1T2725ROU8804260M290117827446235<<<<<<36'],
    },
  }),
  /** Dark. Its optional data are the tax code without its last character. */
  'permit-back-s109': facts({
    side: 'back',
    mrz: {
      kind: 'TD1',
      number: 'I84107102',
      birthDate: '1970-02-14',
      expiryDate: '2036-06-16',
      taxCode: 'FNTJCP70B14Z129O',
      lines: [
        'IRITAI841071027FNTJCP70B14Z129',
        '7002140M3606160ROU<<<<<<<<<<<1',
        'FINTONELLI<<JACOPO<<<<<<<<<<<<',
      ],
    },
  }),
};
