import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A payment card. */
export function Card(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="12" y="10" width="46" height="31" rx="5" fill={TINT} />
      <rect x="6" y="20" width="46" height="31" rx="5" fill={PAPER} />
      <path d="M6 28h46" strokeWidth="5" strokeLinecap="butt" />
      <path d="M13 43h9M28 43h4" />
    </Art>
  );
}
