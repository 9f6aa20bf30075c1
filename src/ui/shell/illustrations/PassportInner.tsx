import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A passport, the page with the data. */
export function PassportInner(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M12 6h40a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z" fill={PAPER} />
      <path d="M8 29h48" />
      <path d="M15 13h34M15 19h22" />
      <rect x="15" y="35" width="13" height="10" rx="2" fill={TINT} />
      <path d="M34 36.500h15M34 43h10" />
      <path d="M15 51.500h34" strokeDasharray="3 3.6" />
    </Art>
  );
}
