import { looseCount } from '../../contract/loose';
import { PAPERWORK_DOCUMENT_KO, PAPERWORK_TO_COMPLETE } from '../../contract/states';
import type { Paperwork, ResumeState } from '../../contract/wire';
import { contract } from './paperwork';
import { fields, filled, flag, flat, inData, listed, text, word, type Read } from './reading';

/**
 * A success without a name goes on: to the code, or to the form where nobody has said yet whose request it
 * is.
 */
const resumeState =
  (unnamed: ResumeState['name']): Read<ResumeState> =>
  (raw) => {
    const { name, cellulare, resendIn, newRequest } = flat(raw);
    const said = word(name);
    const phone = filled(cellulare);
    const wait = looseCount(resendIn);
    return {
      name: said === 'list' || said === 'identify' ? said : /validate|otp/.test(said) ? 'validate' : unnamed,
      ...(phone !== undefined && { cellulare: phone }),
      ...(wait !== null && { resendIn: wait }),
      ...(flag(newRequest) && { newRequest: true as const }),
    };
  };
const toCode = inData(resumeState('validate'));

const actionable = [PAPERWORK_TO_COMPLETE, PAPERWORK_DOCUMENT_KO];
/** A state that offers an action is known in any case, and with the accent that Italian asks for. */
const paperworkStatus: Read<string> = (raw) => {
  const status = text(raw).trim();
  const plain = status
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[\s_]+/g, ' ')
    .toUpperCase();
  return actionable.includes(plain) ? plain : status;
};

const paperwork = fields<Paperwork>({
  nome: text,
  cognome: text,
  prodotto: text,
  contactId: text,
  lastEdit: text,
  status: paperworkStatus,
  guid: text,
  lastStep: text,
  email: text,
  cell: text,
  ragioneSociale: filled,
  reference: filled,
  signedAt: filled,
});

export const contactReaders = {
  contactStart: inData(resumeState('identify')),
  contactNext: toCode,
  contactValidateCell: toCode,
  contactList: listed(paperwork),
  contactContractList: listed(contract),
  resumeStart: toCode,
  resumeValidateCell: toCode,
  otpVerify: toCode,
};
