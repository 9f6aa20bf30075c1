import { Art, TINT, type ArtProps } from './Art';

/** Done. */
export function Success(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="32" cy="33" r="22" fill={TINT} />
      <path d="m22 34 7 7 13.5-15" strokeWidth="3.5" />
      <path d="M32 3.500v2M52 9.500l-1.5 1.500M12 9.500l1.5 1.500M60 25.500l-2 .5M4 25.500l2 .5" />
    </Art>
  );
}
