import { useState } from 'react';
import { decodeBirthDate } from '../../../contract/taxCodeBirth';
import type { Lookups } from '../../../contract/lookups';
import { addressInfo, type AddressInfoValues } from '../../../contract/steps/address-info';
import { useAppDispatch, useAppStore } from '../../../state/hooks';
import type { RootState } from '../../../state/root';
import { selectUser } from '../../../state/selectors';
import { fieldsJudged } from '../../../state/step';
import { selectToday } from '../../../state/today';
import { useStepForm } from '../../shared/useStepForm';
import { useTaxCodeCheck } from '../../shared/useTaxCodeCheck';
import { knownBirthPlace } from './knownBirthPlace';

/** The guardian's values exist only if the step has that widget. */
const hasGuardian = (values: AddressInfoValues): boolean => Object.hasOwn(values, 'tutore');

/** A back end may leave the tax code's data to the app: it fills in what it knows. */
const withKnownPerson = (values: AddressInfoValues, state: RootState): AddressInfoValues => {
  const told = values.codiceFiscale;
  const user = selectUser(state);
  const cf = told.cf || user.cf;
  const birth = decodeBirthDate(cf, selectToday(state));
  const data = told.data || (birth?.data.split('-').reverse().join('/') ?? '');
  const place = knownBirthPlace(state, { cf, data });
  const known = {
    ...told,
    cf,
    nome: told.nome || user.nome,
    cognome: told.cognome || user.cognome,
    data,
    sesso: told.sesso || (birth?.sesso ?? ''),
    citta: told.citta || (place?.citta ?? ''),
    provincia: told.provincia || (place?.provincia ?? ''),
  };
  return { ...values, codiceFiscale: known };
};

const GUARDIAN = 'tutore.tutoreCf';

export function useAddressInfoForm(localities: Lookups['localities']) {
  const form = useStepForm('address-info', addressInfo, localities);
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const [initialValues] = useState(() => withKnownPerson(form.initialValues, getState()));
  const taxCodeCheck = useTaxCodeCheck();
  const [checking, setChecking] = useState(false);

  const isRefused = async ({ tutore }: AddressInfoValues): Promise<boolean> => {
    setChecking(true);
    const { tutoreNome: nome, tutoreCognome: cognome, tutoreCf: cf } = tutore;
    const verdict = await taxCodeCheck.check({ nome, cognome, cf });
    setChecking(false);
    const message = verdict.kind === 'refused' ? verdict.message : '';
    dispatch(fieldsJudged({ messages: { [GUARDIAN]: message }, isAttempt: true }));
    return verdict.kind !== 'valid';
  };
  const onSubmit = async (values: AddressInfoValues) => {
    if (hasGuardian(values) && (await isRefused(values))) return;
    form.onSubmit(values);
  };
  return {
    form: { ...form, initialValues, onSubmit, busy: form.busy || checking },
    taxCodeCheck,
    guardian: hasGuardian(form.initialValues),
  };
}
