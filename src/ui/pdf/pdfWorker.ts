import { pdfjs } from 'react-pdf';

// Webpack makes an asset of the worker; nothing is fetched from elsewhere.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();
