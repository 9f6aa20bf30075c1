import {
  PASSWORD_INVALID,
  passwordCriteria,
  passwordSchema,
  type PasswordCriterion,
} from '../../../contract/rules/password';
import { collectErrors } from '../../../contract/validate';
import { passwordCopy } from '../../../copy/contact-info';
import { backRequested, passwordSubmitted } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy, selectUser } from '../../../state/selectors';
import { PasswordChecklist } from '../../../ui/fields/PasswordChecklist';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { StepForm } from '../../../ui/form/StepForm';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { useServerErrors } from '../../shared/useServerErrors';

const EMPTY = { credenziali: { password: '', confermaPassword: '' } };
const validate = ({ credenziali }: typeof EMPTY) => {
  const errors = collectErrors(passwordSchema, credenziali, { today: '' });
  return Object.keys(errors).length > 0 ? { credenziali: errors } : {};
};

export function Password() {
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectUser);
  return (
    <>
      <PageHeading lead={passwordCopy.lead}>{passwordCopy.title}</PageHeading>
      <StepForm
        initialValues={EMPTY}
        validate={validate}
        {...useServerErrors()}
        busy={useAppSelector(selectBusy)}
        onBack={() => dispatch(backRequested())}
        onSubmit={(values) => void dispatch(passwordSubmitted(values.credenziali))}
      >
        {/* Password managers store the password under it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Section>
          <PasswordField name="credenziali.password" label={passwordCopy.password} advise={adviseRules} />
          <Checklist />
          <PasswordField
            name="credenziali.confermaPassword"
            label={passwordCopy.confirm}
            hint={passwordCopy.confirmHint}
          />
        </Section>
      </StepForm>
    </>
  );
}

const criteria = Object.entries(passwordCopy.criteria) as [PasswordCriterion, string][];

/** With the message, what the password still lacks: the list beside it is not read out with the field. */
const adviseRules = (password: string, error: string): string | undefined => {
  if (error !== PASSWORD_INVALID) return undefined;
  const unmet = criteria.filter(([criterion]) => !passwordCriteria[criterion](password));
  return unmet.length === 0 ? undefined : passwordCopy.unmet(unmet.map(([, label]) => label));
};

function Checklist() {
  const password = useFieldValue('credenziali.password');
  return (
    <PasswordChecklist
      rules={criteria.map(([criterion, label]) => ({ label, met: passwordCriteria[criterion](password) }))}
    />
  );
}
