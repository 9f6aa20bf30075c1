import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A quiet room with good light. */
export function QuietPlace(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M6 56h52" />
      <path d="M38 12 33 26h18l-5-14Z" fill={TINT} />
      <path d="M42 26v30M36 56h12" />
      <path d="M31 32l-3 4M53 32l3 4M42 4v3" />
      <path d="M10 56V40a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v16" fill={PAPER} />
      <path d="M10 46h18" />
    </Art>
  );
}
