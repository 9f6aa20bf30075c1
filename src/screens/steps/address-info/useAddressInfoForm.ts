import { useMemo, useState } from 'react';
import type { Lookups } from '../../../contract/lookups';
import { addressInfo, type AddressInfoValues } from '../../../contract/steps/address-info';
import { useStepForm } from '../../shared/useStepForm';
import { useTaxCodeCheck } from '../../shared/useTaxCodeCheck';

/** The guardian's values exist only if the step has that widget. */
const hasGuardian = (values: AddressInfoValues): boolean => Object.hasOwn(values, 'tutore');

/** Returns the props of the step's form. Continue waits for the check of a guardian's tax code. */
export function useAddressInfoForm(localities: Lookups['localities']) {
  const form = useStepForm('address-info', addressInfo, localities);
  const taxCodeCheck = useTaxCodeCheck();
  const [checking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState('');

  const isRefused = async ({ tutore }: AddressInfoValues): Promise<boolean> => {
    setChecking(true);
    const { tutoreNome: nome, tutoreCognome: cognome, tutoreCf: cf } = tutore;
    const verdict = await taxCodeCheck.check({ nome, cognome, cf });
    setChecking(false);
    setRefusal(verdict.kind === 'refused' ? verdict.message : '');
    return verdict.kind !== 'valid';
  };
  const onSubmit = async (values: AddressInfoValues) => {
    if (hasGuardian(values) && (await isRefused(values))) return;
    form.onSubmit(values);
  };
  const serverErrors = useMemo(
    () => (refusal === '' ? form.serverErrors : { ...form.serverErrors, 'tutore.tutoreCf': refusal }),
    [form.serverErrors, refusal],
  );
  return {
    form: { ...form, onSubmit, serverErrors, busy: form.busy || checking },
    taxCodeCheck,
    guardian: hasGuardian(form.initialValues),
  };
}
