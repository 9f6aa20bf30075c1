import Checkbox from '@mui/material/Checkbox';
import { memo, useCallback, useRef } from 'react';
import { expiryText, mayLackExpiry, NO_EXPIRY } from '../../../contract/expiry';
import { isoDate } from '../../../contract/rules/dates';
import { identificationCopy } from '../../../copy/identification';
import { Choice, choicesClass } from '../../../ui/fields/core/Choice';
import { DateField } from '../../../ui/fields/DateField';
import { fieldId } from '../../../ui/form/fieldId';
import { useFieldActions } from '../../../ui/form/useBoundField';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { useShownField } from '../../../ui/form/useShownField';
import type { DocumentRow } from './documentRows';
import { useNoteEdited, useReadNote } from './ReadNote';

const copy = identificationCopy.document;

export function ExpiryField({ row }: { row: DocumentRow }) {
  const isUnlimited = useIsUnlimited(row);
  const isCard = mayLackExpiry(useFieldValue(row.type));
  const read = useReadNote(row, 'expiryDate', copy.expiryHint);
  const advise = useCallback(
    (date: string) =>
      // An empty date needs no advice, unless the card has none.
      isoDate(date) === undefined && (isCard || date !== '')
        ? copy.expiryAdvice[isCard ? 'card' : 'other']
        : undefined,
    [isCard],
  );
  return (
    <DateField
      name={row.expiryDate}
      label={copy.expiryDate}
      {...read}
      display={expiryText}
      readOnly={isUnlimited}
      calendar={!isUnlimited}
      advise={advise}
    />
  );
}

export function NoExpiryField({ row }: { row: DocumentRow }) {
  const isUnlimited = useIsUnlimited(row);
  const onValueChange = useNoteEdited(row, 'expiryDate');
  const { onCommit, onValue } = useFieldActions<string>(row.expiryDate, { onValueChange });
  const choose = useCallback((ticked: boolean) => onCommit(dateOf(ticked)), [onCommit]);
  const take = useCallback((ticked: boolean) => onValue(dateOf(ticked)), [onValue]);
  const id = `${fieldId(row.expiryDate)}-senza`;
  return <NoExpiryControl id={id} ticked={isUnlimited} onTicked={choose} onPutIn={take} />;
}

const useIsUnlimited = (row: DocumentRow): boolean => useFieldValue(row.expiryDate) === NO_EXPIRY;

const dateOf = (ticked: boolean): string => (ticked ? NO_EXPIRY : '');

interface NoExpiryControlProps {
  id: string;
  ticked: boolean;
  onTicked: (ticked: boolean) => void;
  /** Ticked by a program, without an event. */
  onPutIn: (ticked: boolean) => void;
}

const NoExpiryControl = memo(function NoExpiryControl(props: NoExpiryControlProps) {
  const { id, ticked, onTicked, onPutIn } = props;
  const input = useRef<HTMLInputElement>(null);
  useShownField({
    read: () => input.current?.checked,
    rendered: () => ticked,
    show: (isTicked) => {
      if (input.current) input.current.checked = isTicked;
    },
    take: onPutIn,
  });
  return (
    <div className={choicesClass(false, false)}>
      <Choice
        label={copy.noExpiry}
        detail={copy.noExpiryDetail}
        control={
          <Checkbox
            id={id}
            checked={ticked}
            onChange={(_, isTicked) => onTicked(isTicked)}
            slotProps={{ input: { ref: input } }}
          />
        }
      />
    </div>
  );
});
