import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A passport, the cover. */
export function PassportOuter(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="13" y="6" width="38" height="52" rx="5" fill={TINT} />
      <path d="M20 6v52" />
      <circle cx="35.5" cy="27" r="9" fill={PAPER} />
      <path d="M26.5 27h18M35.5 18c-3.2 2.6-4.6 5.6-4.6 9s1.4 6.4 4.6 9c3.2-2.6 4.6-5.6 4.6-9s-1.4-6.4-4.6-9Z" />
      <path d="M29 46.500h13" />
    </Art>
  );
}
