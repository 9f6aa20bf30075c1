import { useCallback } from 'react';
import { contract, type ContractValues } from '../../../contract/steps/contract';
import { contractCopy } from '../../../copy/contract';
import { contractsRequested, signRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectContracts } from '../../../state/selectors';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { SkeletonStep } from '../../../ui/shell/Skeleton';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { LoadFailed } from '../../shared/LoadFailed';
import { useStepForm } from '../../shared/useStepForm';
import { ContractReader } from './ContractReader';

/** The last step: read the questionnaire and the contract, then sign both. */
export default function ContractStep() {
  const dispatch = useAppDispatch();
  const contracts = useAppSelector(selectContracts);
  const form = useStepForm('contract', contract);
  const sign = useCallback((values: ContractValues) => void dispatch(signRequested({ values })), [dispatch]);
  if (contracts.length === 0 && form.busy) return <SkeletonStep fields={2} />;
  if (contracts.length === 0)
    return (
      <LoadFailed
        title={contractCopy.title}
        message={contractCopy.listFailed}
        onRetry={() => dispatch(contractsRequested())}
      />
    );
  return (
    <ThemeRoot>
      <StepForm {...form} onSubmit={sign} continueLabel={contractCopy.sign.action}>
        <PageHeading lead={contractCopy.lead}>{contractCopy.title}</PageHeading>
        {contracts.map((entry, index) => (
          <ContractReader
            key={entry.stampeId}
            name={contractCopy.documents[index] ?? entry.description}
            entry={entry}
          />
        ))}
        <Section title={contractCopy.sign.title}>
          <CheckboxField
            name="firma.signedContract"
            label={contractCopy.sign.label}
            hint={contractCopy.sign.hint}
          />
        </Section>
      </StepForm>
    </ThemeRoot>
  );
}
