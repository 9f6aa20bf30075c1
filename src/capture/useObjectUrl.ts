import { useEffect, useState } from 'react';

/**
 * Returns an object URL of the blob, revoked when the blob changes or on unmount. Undefined without a blob.
 */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
