import { useCallback, useState } from 'react';
import { birthSchema } from '../../../contract/rules/birth';
import { computeTaxCode, type TaxCodeSex } from '../../../contract/taxCode';
import { collectErrors, nestErrors } from '../../../contract/validate';
import { calculatorCopy } from '../../../copy/contact-info';
import { uiCopy } from '../../../copy/ui';
import { useAppSelector } from '../../../state/hooks';
import { selectToday } from '../../../state/today';
import { DateField } from '../../../ui/fields/DateField';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField';
import { TextField } from '../../../ui/fields/TextField';
import { StepForm } from '../../../ui/form/StepForm';
import { Button } from '../../../ui/shell/Button';
import { Dialog } from '../../../ui/shell/Dialog';
import { radioOptions } from '../../shared/fieldOptions';
import { BirthPlace } from './BirthPlace';
import styles from './TaxCodeCalculator.module.css';

export interface ComputedTaxCode {
  readonly nome: string;
  readonly cognome: string;
  readonly cf: string;
}

export interface TaxCodeCalculatorProps {
  nome: string;
  cognome: string;
  onComputed: (computed: ComputedTaxCode) => void;
  onClose: () => void;
}

interface CalculatorValues {
  readonly nascita: Readonly<Record<'nome' | 'cognome' | 'data' | 'sesso' | 'provincia' | 'citta', string>>;
}

const FAILED = [calculatorCopy.failed];
const sexes = radioOptions(calculatorCopy.sexes);

export default function TaxCodeCalculator({ nome, cognome, onComputed, onClose }: TaxCodeCalculatorProps) {
  const today = useAppSelector(selectToday);
  const [failures, setFailures] = useState(0);
  const [initialValues] = useState<CalculatorValues>({
    nascita: { nome, cognome, data: '', sesso: '', provincia: '', citta: '' },
  });
  const validate = useCallback(
    ({ nascita }: CalculatorValues) => {
      const errors = collectErrors(birthSchema, nascita, { today });
      return nestErrors(
        Object.fromEntries(Object.entries(errors).map(([name, text]) => [`nascita.${name}`, text])),
      );
    },
    [today],
  );
  const compute = ({ nascita }: CalculatorValues) => {
    const result = computeTaxCode({
      ...nascita,
      sesso: nascita.sesso as TaxCodeSex,
      codice: nascita.citta,
    });
    if (result.ok) onComputed({ nome: nascita.nome, cognome: nascita.cognome, cf: result.cf });
    else setFailures((count) => count + 1);
  };
  return (
    <Dialog open title={calculatorCopy.title} onClose={onClose}>
      <p>{calculatorCopy.lead}</p>
      <div className={styles.form}>
        <StepForm
          label={calculatorCopy.title}
          initialValues={initialValues}
          validate={validate}
          onSubmit={compute}
          globalErrors={failures > 0 ? FAILED : undefined}
          failures={failures}
          actions={
            <div className={styles.actions}>
              <Button variant="secondary" onClick={onClose}>
                {uiCopy.cancel}
              </Button>
              <Button type="submit">{calculatorCopy.submit}</Button>
            </div>
          }
        >
          <div className={styles.fields}>
            <TextField
              name="nascita.nome"
              label={calculatorCopy.nome}
              hint={calculatorCopy.nameHint}
              autoComplete="given-name"
            />
            <TextField
              name="nascita.cognome"
              label={calculatorCopy.cognome}
              hint={calculatorCopy.nameHint}
              autoComplete="family-name"
            />
            <DateField name="nascita.data" label={calculatorCopy.data} calendar={false} autoComplete="bday" />
            <RadioGroupField name="nascita.sesso" label={calculatorCopy.sesso} options={sexes} />
            <BirthPlace />
          </div>
        </StepForm>
      </div>
    </Dialog>
  );
}
