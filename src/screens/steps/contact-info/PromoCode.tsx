import { useEffect, useRef } from 'react';
import { usePromocodeCheckMutation } from '../../../api/invitations';
import { isApiError, type ApiError } from '../../../contract/errors';
import { PROMO_OPERATING_LEVEL } from '../../../contract/limits';
import { greetingCopy } from '../../../copy/contact-info';
import { useAppSelector } from '../../../state/hooks';
import { selectCampaign } from '../../../state/selectors';
import { TextField } from '../../../ui/fields/TextField';
import { fieldId } from '../../../ui/form/fieldId';
import { useBoundField, useFieldActions } from '../../../ui/form/useBoundField';
import { Button } from '../../../ui/shell/Button';
import { focusById } from '../../../ui/shell/focusById';
import { Notice, type NoticeTone } from '../../../ui/shell/Notice';

const { promo } = greetingCopy;
const FIELD = 'promo.promoCode';
const TOGGLE_ID = 'promo-toggle';

export function PromoCode() {
  const { promoCode } = useAppSelector(selectCampaign);
  return promoCode ? <AddressPromoCode code={promoCode} /> : <TypedPromoCode />;
}

/** A refusal for too many calls, or without a session, is no verdict on the code. */
const isVerdict = ({ kind, httpStatus = 200 }: ApiError): boolean =>
  kind === 'business' && httpStatus !== 401 && httpStatus !== 429;

/** The code of the address has no field (spec, 2.4), so the page shows the service's answer. */
function AddressPromoCode({ code }: { code: string }) {
  const [check, { isSuccess, error }] = usePromocodeCheckMutation();
  useEffect(() => {
    void check({ promocode: code, operatingLevel: PROMO_OPERATING_LEVEL });
  }, [check, code]);
  const words = promo.ofAddress;
  const [tone, text]: [NoticeTone, string] = isSuccess
    ? ['success', words.accepted(code)]
    : error === undefined
      ? ['info', words.checking(code)]
      : isApiError(error) && isVerdict(error)
        ? ['warning', words.refused(code, error.message)]
        : ['info', words.unchecked(code)];
  return (
    <Notice tone={tone} live>
      {text}
    </Notice>
  );
}

function TypedPromoCode() {
  const { value, onCommit } = useBoundField<string>('promo.promoShown', 'false');
  const shown = value === 'true';
  const code = useFieldActions<string>(FIELD);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    focusById(shown ? fieldId(FIELD) : TOGGLE_ID);
  }, [shown]);
  const toggle = () => {
    pressed.current = true;
    // Clearing the text removes its message.
    if (shown) code.onValue('');
    onCommit(String(!shown));
  };
  return (
    <div>
      {shown && (
        <TextField
          name={FIELD}
          label={promo.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Button id={TOGGLE_ID} variant="link" aria-expanded={shown} onClick={toggle}>
        {shown ? promo.hide : promo.show}
      </Button>
    </div>
  );
}
