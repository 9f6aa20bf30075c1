import { useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import styles from './PdfPages.module.css';

/** Larger canvases stay black on some phones, and those of a whole document must fit in memory. */
const MAX_PIXELS = 5_000_000;
/** Height of an A4 page of width 1. */
const A4_RATIO = Math.SQRT2;

interface PdfPagesProps {
  total: number;
  zoom: number;
  onFailure: () => void;
}

/**
 * The drawn pages are a picture without text, which assistive technology skips: `PdfText` has the text with
 * its structure.
 */
export function PdfPages({ total, zoom, onFailure }: PdfPagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(0);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setFit(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const width = fit * zoom;
  const sharpest = Math.sqrt(MAX_PIXELS / (width * width * A4_RATIO));
  return (
    <div ref={frame} aria-hidden="true">
      {width > 0 &&
        Array.from({ length: total }, (_, index) => (
          <div key={index} className={styles.page}>
            <Page
              pageNumber={index + 1}
              width={width}
              devicePixelRatio={Math.min(window.devicePixelRatio, sharpest)}
              renderTextLayer={false}
              renderAnnotationLayer={false}
              loading={null}
              error={null}
              onLoadError={onFailure}
              onRenderError={onFailure}
            />
          </div>
        ))}
    </div>
  );
}
