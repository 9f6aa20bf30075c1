import { useState } from 'react';

/**
 * Whether the pictures may be of another document: the type was changed after they came. It no longer is where one side
 * is replaced, or the type is what it was.
 */
export function useTypeOfPictures(type: string) {
  /** The type when the last picture came; '' before one came under any. */
  const [shown, setShown] = useState(false);
  const [typeThen, setTypeThen] = useState('');
  if (shown && typeThen === '' && type !== '') setTypeThen(type);
  return {
    changed: typeThen !== '' && type !== '' && type !== typeThen,
    onShown: () => {
      setShown(true);
      setTypeThen(type);
    },
  };
}
