import { useEffect } from 'react';
import { useAppSelector } from '../../state/hooks';
import { selectMoves, selectWantedField } from '../../state/selectors';
import { fieldId } from '../../ui/form/fieldId';
import { focusById } from '../../ui/shell/focusById';

/** 'Cambia email' leads to the field that is to be changed: after the heading, it takes the focus. */
export function useFocusWanted(): void {
  const field = useAppSelector(selectWantedField);
  const moves = useAppSelector(selectMoves);
  useEffect(() => {
    if (field !== '') focusById(fieldId(field));
  }, [field, moves]);
}
