import { useCallback, useState } from 'react';
import { identitySchema } from '../../contract/rules/contact';
import { collectErrors, nestErrors } from '../../contract/validate';
import { draftChanged, identitySubmitted } from '../../flows/actions';
import { recallContact } from '../../state/contactMemory';
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks';
import { selectBusy, selectDraft, selectUser } from '../../state/selectors';
import { withDraft } from '../shared/initialValues';

type Identity = Readonly<Record<'cf' | 'email' | 'cellulare', string>>;
interface IdentityValues extends Readonly<Record<string, Identity>> {
  readonly identita: Identity;
}

const SLUG = 'resume';
const validate = (values: IdentityValues) => nestErrors(collectErrors(identitySchema, values, { today: '' }));

/** The StepForm of who resumes: what was typed before, else what is known of the applicant. */
export function useIdentityForm() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const busy = useAppSelector(selectBusy);
  const [initialValues] = useState(() => {
    const user = selectUser(getState());
    const remembered = recallContact();
    const known: IdentityValues = {
      identita: {
        cf: user.cf,
        email: user.email || remembered.email,
        cellulare: user.cellulare || remembered.cellulare,
      },
    };
    return withDraft(known, selectDraft(SLUG)(getState()));
  });
  const onValuesChange = useCallback(
    (values: IdentityValues) => void dispatch(draftChanged({ slug: SLUG, values })),
    [dispatch],
  );
  const onSubmit = ({ identita }: IdentityValues) => void dispatch(identitySubmitted(identita));
  return { initialValues, validate, onSubmit, onValuesChange, busy };
}
