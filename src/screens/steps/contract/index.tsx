import { useCallback } from 'react';
import {
  contract,
  contractWithCode,
  SIGNATURE_WIDGET,
  type ContractValues,
} from '../../../contract/steps/contract';
import { contractCopy } from '../../../copy/contract';
import { statusOf } from '../../../flows/navigation/subPages';
import { contractsRequested, signRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectContracts, selectStep } from '../../../state/selectors';
import { CheckboxField } from '../../../ui/fields/CheckboxField';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { SkeletonStep } from '../../../ui/shell/Skeleton';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { LoadFailed } from '../../shared/LoadFailed';
import { useStepForm } from '../../shared/useStepForm';
import { AnswersToCheck } from './AnswersToCheck';
import { ContractReader } from './ContractReader';
import { SignatureCode } from './SignatureCode';

export default function ContractStep() {
  const dispatch = useAppDispatch();
  const contracts = useAppSelector(selectContracts);
  const { widgets } = useAppSelector(selectStep);
  const asksForCode = widgets.some(({ name }) => name === SIGNATURE_WIDGET);
  const isAwaited = statusOf(widgets, SIGNATURE_WIDGET, 'otpFirma') !== '';
  const form = useStepForm('contract', isAwaited ? contractWithCode : contract);
  // A code is entered once, so no draft keeps it.
  const { onValuesChange } = form;
  const keep = useCallback(
    ({ firma }: ContractValues) => onValuesChange({ firma, codiceFirma: { otpFirma: '' } }),
    [onValuesChange],
  );
  const copy = asksForCode ? contractCopy.code : contractCopy.sign;
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
      <PageHeading lead={contractCopy.lead}>{contractCopy.title}</PageHeading>
      <StepForm
        {...form}
        onValuesChange={asksForCode ? keep : onValuesChange}
        onSubmit={sign}
        continueLabel={isAwaited ? contractCopy.sign.action : copy.action}
      >
        <AnswersToCheck />
        {contracts.map((entry, index) => (
          <ContractReader
            key={`${entry.stampeId}.${entry.barCode}`}
            name={contractCopy.documents[index] ?? entry.description}
            entry={entry}
          />
        ))}
        <Section title={contractCopy.sign.title}>
          <CheckboxField name="firma.signedContract" label={contractCopy.sign.label} hint={copy.hint} />
        </Section>
        {asksForCode && <SignatureCode isAwaited={isAwaited} />}
      </StepForm>
    </ThemeRoot>
  );
}
