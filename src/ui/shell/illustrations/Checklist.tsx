import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A list with its ticks. */
export function Checklist(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M14 9h36a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4Z" fill={PAPER} />
      <rect x="22" y="4.5" width="20" height="9" rx="3" fill={TINT} />
      <path d="m17 25 3 3 5.5-6M17 37l3 3 5.5-6M17 49l3 3 5.5-6" />
      <path d="M32 25.500h14M32 37.500h14M32 49.500h9" />
    </Art>
  );
}
