import { pdfCopy } from '../../copy/pdf-reader';
import styles from './PdfControls.module.css';

export type PdfView = 'text' | 'pages';

const VIEWS: readonly PdfView[] = ['text', 'pages'];
/** 1 fits the width. */
const ZOOMS: readonly number[] = [1, 1.5, 2, 3];

interface PdfControlsProps {
  name: string;
  view: PdfView;
  onView: (view: PdfView) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
}

export function PdfControls({ name, view, onView, zoom, onZoom }: PdfControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.views} role="group" aria-label={pdfCopy.view.label(name)}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.view}
            aria-pressed={one === view}
            onClick={() => onView(one)}
          >
            {pdfCopy.view[one]}
          </button>
        ))}
      </div>
      {view === 'pages' && <Zoom name={name} zoom={zoom} onZoom={onZoom} />}
    </div>
  );
}

function Zoom({ name, zoom, onZoom }: Pick<PdfControlsProps, 'name' | 'zoom' | 'onZoom'>) {
  const at = ZOOMS.indexOf(zoom);
  const step = (by: 1 | -1, label: string, sign: string) => {
    const next = ZOOMS[at + by];
    // Not `disabled`: a disabled button loses the focus at the last step.
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        aria-disabled={next === undefined || undefined}
        onClick={() => next !== undefined && onZoom(next)}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <div className={styles.zoom} role="group" aria-label={pdfCopy.zoom.label(name)}>
      {step(-1, pdfCopy.zoom.out, '−')}
      <span className={styles.level} role="status">
        {pdfCopy.zoom.level(zoom)}
      </span>
      {step(1, pdfCopy.zoom.in, '+')}
    </div>
  );
}
