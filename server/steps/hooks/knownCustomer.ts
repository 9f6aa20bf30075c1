import type { Request } from '../../db/schema';
import type { Db } from '../../db/types';
import { findAnswers, savedValue } from '../../repositories/answers';
import { findByTaxCode, findRequest } from '../../repositories/requests';

export interface KnownCustomer {
  /** '' if unknown. */
  readonly pec: string;
  readonly telefonoAziendale: string;
}

/** The tax code is no secret, so the phone confirmed in this request must match as well. */
export const knownCustomer = async (
  db: Db,
  request: Pick<Request, 'guid' | 'cf' | 'phoneConfirmedAt'>,
): Promise<KnownCustomer> => {
  const earlier =
    request.cf && request.phoneConfirmedAt ? await findByTaxCode(db, request.cf, request.guid) : [];
  const phone = earlier.length > 0 ? (await findRequest(db, request.guid))?.phone : undefined;
  const concluded = earlier.find((one) => one.completedAt !== null && one.phone === phone);
  const answers = concluded ? await findAnswers(db, concluded.guid, 'company-info') : [];
  const text = (component: string) => savedValue(answers, 'contattiAzienda', component)?.value ?? '';
  return { pec: text('pec'), telefonoAziendale: text('telefonoAziendale') };
};
