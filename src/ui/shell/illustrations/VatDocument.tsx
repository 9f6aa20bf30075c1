import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A certificate with a number on it. */
export function VatDocument(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M15 5h23l14 14v36a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z" fill={PAPER} />
      <path d="M38 5v10a4 4 0 0 0 4 4h10Z" fill={TINT} />
      <rect x="18" y="27" width="28" height="11" rx="3" fill={TINT} />
      <path d="M23 32.500h18" strokeDasharray="2 3.3" />
      <path d="M18 45.500h28M18 52h16" />
    </Art>
  );
}
