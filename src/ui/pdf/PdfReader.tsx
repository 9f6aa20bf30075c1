import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { pdfCopy } from '../../copy/pdf-reader';
import { blocksOfPdf, type PdfBlock } from './pdfBlocks';
import { PdfControls, type PdfView } from './PdfControls';
import { PdfPages } from './PdfPages';
import { PdfText } from './PdfText';
import { readPages } from './readPages';
import styles from './PdfReader.module.css';

// Webpack emits the worker as an asset, so nothing is loaded from another origin. The page's part is the
// legacy build too (scripts/build/aliases.ts).
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** A page that fits a narrower screen is too small to read: the text comes first. */
const WIDE_SCREEN = '(min-width: 40rem)';
const firstView = (): PdfView => (window.matchMedia(WIDE_SCREEN).matches ? 'pages' : 'text');

/** Null while the text is read, empty if there is none. */
function useBlocks(pdf: PDFDocumentProxy | null | undefined): readonly PdfBlock[] | null {
  const [blocks, setBlocks] = useState<readonly PdfBlock[] | null>(null);
  useEffect(() => {
    if (!pdf) return;
    let left = false;
    readPages(pdf)
      .then((pages) => !left && setBlocks(blocksOfPdf(pages, pdfCopy.page)))
      .catch(() => !left && setBlocks([]));
    return () => {
      left = true;
    };
  }, [pdf]);
  return blocks;
}

export interface PdfReaderProps {
  url: string;
  name: string;
  loading: React.ReactNode;
  failed: React.ReactNode;
}

/** Text and pages come from the same file. Assistive technology always gets the text. */
export default function PdfReader({ url, name, loading, failed }: PdfReaderProps) {
  /** Undefined while it is loaded, null where it cannot be. */
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>();
  const [view, setView] = useState(firstView);
  const [zoom, setZoom] = useState(1);
  const [isDrawable, setDrawable] = useState(true);
  const blocks = useBlocks(pdf);
  const isText = view === 'text';
  return (
    <>
      {pdf !== null && <PdfControls name={name} view={view} onView={setView} zoom={zoom} onZoom={setZoom} />}
      {/* A scrollable region must be focusable, for keyboard scrolling. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.region} role="region" aria-label={pdfCopy.read(name)} tabIndex={0}>
        <div className={isText ? styles.paper : styles.spoken}>
          {blocks && (blocks.length > 0 ? <PdfText blocks={blocks} /> : <p>{pdfCopy.noText}</p>)}
        </div>
        <Document
          file={url}
          loading={loading}
          error={failed}
          noData={loading}
          onLoadSuccess={setPdf}
          onLoadError={() => setPdf(null)}
        >
          {pdf &&
            !isText &&
            (isDrawable ? (
              <PdfPages total={pdf.numPages} zoom={zoom} onFailure={() => setDrawable(false)} />
            ) : (
              failed
            ))}
        </Document>
      </div>
    </>
  );
}
