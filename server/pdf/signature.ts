import type { Block } from './blocks';
import type { ContractData } from './data';
import { dateInRome, fullName } from './formatting';

/** The block names no place: where one signs online is not known. */
export const signature = ({ contact, at }: ContractData): Block => ({
  kind: 'signature',
  date: dateInRome(at),
  signer: fullName(contact),
  text: 'Il titolare firma questo documento elettronicamente, con la spunta della casella di firma nella procedura online alla quale ha avuto accesso con i codici inviati alla sua email e al suo cellulare. Data, ora e impronta digitale (SHA-256) del documento sono registrate al momento della firma.',
});
