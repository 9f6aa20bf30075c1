import { useState } from 'react';
import * as yup from 'yup';
import { mobile } from '../../../contract/rules/contact';
import { collectErrors, nestErrors } from '../../../contract/validate';
import { mobileCopy } from '../../../copy/contact-info';
import { backRequested, mobileSubmitted } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy, selectUser } from '../../../state/selectors';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { useServerErrors } from '../../shared/useServerErrors';

interface MobileValues {
  readonly cellulare: { readonly cellulare: string };
}

const schema = yup.object({ cellulare: yup.object({ cellulare: mobile() }) });
const validate = (values: MobileValues) => nestErrors(collectErrors(schema, values, { today: '' }));

export function Mobile() {
  const dispatch = useAppDispatch();
  const { cellulare } = useAppSelector(selectUser);
  const [initialValues] = useState<MobileValues>({ cellulare: { cellulare } });
  return (
    <>
      <PageHeading lead={mobileCopy.lead}>{mobileCopy.title}</PageHeading>
      <StepForm
        {...useServerErrors()}
        initialValues={initialValues}
        validate={validate}
        busy={useAppSelector(selectBusy)}
        onBack={() => dispatch(backRequested())}
        onSubmit={(values) => void dispatch(mobileSubmitted({ numero: values.cellulare.cellulare }))}
      >
        <Section>
          <PhoneField name="cellulare.cellulare" label={mobileCopy.label} hint={mobileCopy.hint} />
        </Section>
      </StepForm>
    </>
  );
}
