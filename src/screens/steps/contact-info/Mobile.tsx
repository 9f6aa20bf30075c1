import { useCallback, useState } from 'react';
import { mobileSchema } from '../../../contract/rules/contact';
import { carriesMobileConfirmation } from '../../../contract/steps/mobileConfirmation';
import { collectErrors, nestErrors } from '../../../contract/validate';
import { mobileCopy } from '../../../copy/contact-info';
import { backRequested, draftChanged, mobileSubmitted } from '../../../flows/actions';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectBusy, selectDraft, selectStep, selectUser } from '../../../state/selectors';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { withDraft } from '../../shared/initialValues';
import { useFocusWanted } from '../../shared/useFocusWanted';
import { useServerErrors } from '../../shared/useServerErrors';

interface MobileValues extends Readonly<Record<string, Readonly<Record<string, string>>>> {
  readonly cellulare: { readonly cellulare: string; readonly confermaCellulare?: string };
}

const SLUG = 'contact-info';
const validate = (values: MobileValues) => nestErrors(collectErrors(mobileSchema, values, { today: '' }));

export function Mobile() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const [initialValues] = useState(() => {
    const { cellulare } = selectUser(getState());
    // The step does not hold the number before its code is confirmed, so its confirmation starts empty.
    const confirmation = carriesMobileConfirmation(selectStep(getState())) && { confermaCellulare: '' };
    const known: MobileValues = { cellulare: { cellulare, ...confirmation } };
    return withDraft(known, selectDraft(SLUG)(getState()));
  });
  const onValuesChange = useCallback(
    (values: MobileValues) => void dispatch(draftChanged({ slug: SLUG, values })),
    [dispatch],
  );
  useFocusWanted();
  return (
    <>
      <PageHeading lead={mobileCopy.lead}>{mobileCopy.title}</PageHeading>
      <StepForm
        {...useServerErrors()}
        initialValues={initialValues}
        validate={validate}
        busy={useAppSelector(selectBusy)}
        onBack={() => dispatch(backRequested())}
        onValuesChange={onValuesChange}
        onSubmit={(values) => void dispatch(mobileSubmitted({ numero: values.cellulare.cellulare }))}
      >
        <Section>
          <PhoneField name="cellulare.cellulare" label={mobileCopy.label} hint={mobileCopy.hint} mobile />
          {initialValues.cellulare.confermaCellulare !== undefined && (
            <PhoneField name="cellulare.confermaCellulare" label={mobileCopy.confirm} autoComplete="off" />
          )}
        </Section>
      </StepForm>
    </>
  );
}
