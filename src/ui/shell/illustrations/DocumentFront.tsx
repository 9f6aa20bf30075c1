import { Art, PAPER, TINT, type ArtProps } from './Art';

/** An identity card, the side with the face. */
export function DocumentFront(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="5" y="14" width="54" height="36" rx="5" fill={PAPER} />
      <path d="M5 19a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v3H5Z" fill={TINT} />
      <circle cx="19" cy="32" r="4.5" fill={PAPER} />
      <path d="M11.5 44c.6-4.2 3.5-6.5 7.5-6.5s6.9 2.3 7.5 6.5" />
      <path d="M34 31h18M34 37.500h18M34 44h10" />
    </Art>
  );
}
