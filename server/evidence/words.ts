import type { StoredContract } from '../db/schema';
import type { CodeEvent } from './codes';

type Words = Readonly<Record<string, string>>;

export const kinds: Readonly<Record<StoredContract['kind'], string>> = {
  questionnaire: 'Questionario',
  contract: 'Contratto',
};

export const seals: Readonly<Record<StoredContract['seal'], string>> = {
  '': 'Nessuno: non è firmato',
  trial: 'Con un certificato di prova',
  provider: 'Con il certificato del fornitore',
};

export const decisions: Words = {
  '': 'Non ancora deciso',
  true: 'Accettato',
  false: 'Rifiutato',
  never_uploaded: 'Chiesto',
};

export const codeWords: Readonly<Record<CodeEvent['what'], string>> = {
  sent: 'Inviato',
  notDelivered: 'Non consegnato',
  entered: 'Inserito',
  wornOut: 'Annullato dopo troppi errori',
};

export const purposes: Words = {
  email: 'conferma dell’email',
  sms: 'conferma del cellulare',
  resume: 'ripresa della richiesta',
  signature: 'firma dei documenti',
};

export const erasers: Words = {
  command: 'Da chi gestisce il servizio, con un comando',
  retention: 'Dal servizio, alla fine del periodo di conservazione',
};

export const channels: Words = { email: 'Email', sms: 'SMS' };
