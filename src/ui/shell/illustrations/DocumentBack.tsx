import { Art, PAPER, TINT, type ArtProps } from './Art';

/** An identity card, the side with the machine-readable lines. */
export function DocumentBack(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="5" y="14" width="54" height="36" rx="5" fill={PAPER} />
      <rect x="12" y="20.5" width="12" height="9" rx="2" fill={TINT} />
      <path d="M31 22h21M31 28h14" />
      <path d="M12 37.500h40M12 43.500h40" strokeDasharray="3 3.6" />
    </Art>
  );
}
