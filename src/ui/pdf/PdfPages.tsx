import { useEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import styles from './PdfPages.module.css';

// Webpack emits the worker as an asset, so nothing is loaded from another origin.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** In px. A narrower A4 page is illegible: it scrolls sideways instead. */
const READABLE_WIDTH = 560;

interface PdfPagesProps {
  /** URL of the PDF, such as an object URL. */
  url: string;
  /** Names the scrollable region. */
  label: string;
  pageLabel: (page: number, total: number) => string;
  loading: React.ReactNode;
  failed: React.ReactNode;
}

/** Renders all pages of a PDF, with text for screen readers and search. */
export function PdfPages({ url, label, pageLabel, loading, failed }: PdfPagesProps) {
  const region = useRef<HTMLDivElement>(null);
  const [total, setTotal] = useState(0);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // A scrollable region must be focusable, for keyboard scrolling.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={region} className={styles.region} role="region" aria-label={label} tabIndex={0}>
      <Document
        file={url}
        loading={loading}
        error={failed}
        noData={loading}
        onLoadSuccess={({ numPages }) => setTotal(numPages)}
      >
        {width > 0 &&
          Array.from({ length: total }, (_, index) => (
            <div key={index} className={styles.page} role="group" aria-label={pageLabel(index + 1, total)}>
              <Page
                pageNumber={index + 1}
                width={Math.max(width, READABLE_WIDTH)}
                renderAnnotationLayer={false}
                loading={null}
              />
            </div>
          ))}
      </Document>
    </div>
  );
}
