/** The contract step: the two documents, that they were read, and the signature (spec, 4.7). */
import type { Contract, StepAnswer } from '../../../src/contract/wire';
import { told } from '../http/browser';
import { good, listIn, refused } from '../judge';
import { Blocked, type Kit } from '../kit';

const numbersOf = (contract: Contract | undefined) => ({
  stampeId: contract?.stampeId ?? '',
  barCode: contract?.barCode ?? contract?.barcode ?? '',
});

/** Loads a document to sign and checks that it is a PDF. */
export const isPdf = async ({ browser, report }: Kit, contract: Contract, what: string): Promise<void> => {
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
};

/** Returns questionnaire and contract, from the step or from their list. */
const listed = async (kit: Kit, step: StepAnswer): Promise<readonly Contract[]> => {
  const { report, browser, guid } = kit;
  const bare = await browser.send('signContractList');
  report.optional('signContractList', 'without a body', Array.isArray(bare.body?.data));
  const { data } = await good(kit, 'signContractList', { guid });
  const found = listIn(data);
  const what = 'lists questionnaire and contract';
  const isBoth = report.check('signContractList', what, found.length === 2, 'two entries', data);
  const inStep = Array.isArray(step.contracts) && step.contracts.length === 2;
  report.optional('onboardingNext', 'contracts in the contract step: not asked for again', inStep);
  if (!isBoth) throw new Blocked('no documents to sign');
  return found;
};

/** Before the signature. Returns nothing: the step is then signed by its own call. */
export const reading = async (kit: Kit, step: StepAnswer): Promise<void> => {
  const { browser } = kit;
  kit.contracts = await listed(kit, step);
  for (const [place, contract] of kit.contracts.entries()) {
    await isPdf(kit, contract, place === 0 ? 'the questionnaire' : 'the contract');
    const { stampeId, barCode: barcode } = numbersOf(contract);
    await good(kit, 'presaVisione', { stampeId, barcode });
  }
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
