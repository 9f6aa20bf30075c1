import { useEffect, useState } from 'react';
import type { UploadPreview } from '../../../capture/upload/uploadState';

/** Whether what lies at an object URL is a picture; the rest of what is stored is PDF. */
const kindOf = (url: string): Promise<UploadPreview['kind']> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve('image');
    image.onerror = () => resolve('pdf');
    image.src = url;
  });

/** The preview at an object URL once it can be shown; undefined until then and where there is none. */
export function usePreview(url: string | undefined): UploadPreview | undefined {
  const [preview, setPreview] = useState<UploadPreview>();
  useEffect(() => {
    if (url === undefined) return;
    let current = true;
    void kindOf(url).then((kind) => {
      if (current) setPreview({ kind, url });
    });
    return () => {
      current = false;
    };
  }, [url]);
  return preview?.url === url ? preview : undefined;
}
