import { useEffect, useRef } from 'react';
import { greetingCopy } from '../../../copy/contact-info';
import { useAppSelector } from '../../../state/hooks';
import { selectCampaign } from '../../../state/selectors';
import { TextField } from '../../../ui/fields/TextField';
import { fieldId } from '../../../ui/form/fieldId';
import { useBoundField } from '../../../ui/form/useBoundField';
import { Button } from '../../../ui/shell/Button';
import { focusById } from '../../../ui/shell/focusById';
import { Notice } from '../../../ui/shell/Notice';

const { promo } = greetingCopy;
const FIELD = 'promo.promoCode';
const TOGGLE_ID = 'promo-toggle';

/** The promo code of the address, else a field that can be shown and hidden. */
export function PromoCode() {
  const { promoCode } = useAppSelector(selectCampaign);
  return promoCode ? <Notice tone="success">{promo.applied(promoCode)}</Notice> : <TypedPromoCode />;
}

function TypedPromoCode() {
  const { value, onCommit } = useBoundField<string>('promo.promoShown', 'false');
  const shown = value === 'true';
  const code = useBoundField<string>(FIELD, '');
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
