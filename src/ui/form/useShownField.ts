import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormScope } from './FormScope';
import type { ShownField } from './shownFields';

export function useShownField<Value>(field: ShownField<Value>): void {
  const { fields } = useFormScope();
  const latest = useRef(field);
  useLayoutEffect(() => {
    latest.current = field;
  });
  const canTake = field.take !== undefined;
  useEffect(
    () =>
      fields.register<Value>({
        read: () => latest.current.read(),
        rendered: () => latest.current.rendered(),
        show: (value) => latest.current.show(value),
        ...(canTake && { take: (value) => latest.current.take?.(value) }),
      }),
    [fields, canTake],
  );
}
