/** Section 4.7 of the specification. */
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Contract, StepAnswer } from '../../../src/contract/wire';
import { told } from '../http/browser';
import { good, listIn, refused } from '../judge';
import { Blocked, type Kit } from '../kit';

const numbersOf = (contract: Contract | undefined) => ({
  stampeId: contract?.stampeId ?? '',
  barCode: contract?.barCode ?? contract?.barcode ?? '',
});

export const isPdf = async ({ browser, report }: Kit, contract: Contract, what: string): Promise<Buffer> => {
  const reply = await browser.send('stampaContratto', numbersOf(contract));
  const isOne = reply.httpStatus === 200 && reply.type === 'application/pdf';
  const begins = reply.bytes.toString('latin1', 0, 5) === '%PDF-';
  report.check(
    'stampaContratto',
    `${what} is a PDF`,
    isOne && begins,
    'application/pdf, %PDF-…',
    told(reply),
  );
  return reply.bytes;
};

const nameOf = async ({ description = '' }: Contract, pdf: Buffer): Promise<string> => {
  const file = await PDFDocument.load(pdf, { updateMetadata: false }).catch(() => undefined);
  return `${description} ${file?.getTitle() ?? ''}`.toLowerCase();
};

/** Entry 0 must be the questionnaire, entry 1 the contract: the app goes by their order (spec, 3.5). */
const inOrder = ({ report }: Kit, [first = '', second = '']: readonly string[]): void => {
  const what = 'entry 0 is the questionnaire, entry 1 the contract';
  const isQuestionnaire = (name: string) => name.includes('questionari');
  const isContract = (name: string) => name.includes('contratt') && !isQuestionnaire(name);
  if (isContract(first) || isQuestionnaire(second))
    report.check('signContractList', what, isQuestionnaire(first), what, `${first} | ${second}`);
  else if (isQuestionnaire(first) || isContract(second)) report.check('signContractList', what, true, '', '');
  else report.notTried('signContractList', what, 'neither description nor the title of the PDF says it');
};

const listed = async (kit: Kit, step: StepAnswer): Promise<readonly Contract[]> => {
  const { report } = kit;
  const { data } = await good(kit, 'signContractList', {});
  const found = listIn(data);
  const what = 'lists questionnaire and contract';
  const isBoth = report.check('signContractList', what, found.length === 2, 'two entries', data);
  const inStep = Array.isArray(step.contracts) && step.contracts.length === 2;
  report.optional('onboardingNext', 'contracts in the contract step: not asked for again', inStep);
  const areNumbered = found.every((one) => Object.values(numbersOf(one)).every((value) => value !== ''));
  report.check('signContractList', 'numbers both', areNumbered, 'stampeId and barCode', data);
  if (!isBoth || !areNumbered) throw new Blocked('no documents to sign');
  return found;
};

/** Before the signature. Returns nothing: the step is then signed by its own call. */
export const reading = async (kit: Kit, step: StepAnswer): Promise<void> => {
  const { browser } = kit;
  kit.contracts = await listed(kit, step);
  const names: string[] = [];
  for (const [place, contract] of kit.contracts.entries()) {
    const pdf = await isPdf(kit, contract, place === 0 ? 'the questionnaire' : 'the contract');
    names.push(await nameOf(contract, pdf));
    const { stampeId, barCode: barcode } = numbersOf(contract);
    await good(kit, 'presaVisione', { stampeId, barcode });
  }
  inOrder(kit, names);
  const unknown = { stampeId: 'sconosciuto', barCode: 'sconosciuto' };
  refused(
    kit,
    'stampaContratto',
    'an unknown one is refused',
    await browser.send('stampaContratto', unknown),
  );
  const notice = { stampeId: 'sconosciuto', barcode: 'sconosciuto' };
  refused(kit, 'presaVisione', 'an unknown one is refused', await browser.send('presaVisione', notice));
};
