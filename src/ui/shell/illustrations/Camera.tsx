import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A camera that works. */
export function Camera(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="5" y="17" width="38" height="30" rx="6" fill={PAPER} />
      <path
        d="m43 28.5 12.4-7.200A2.4 2.4 0 0 1 59 23.400v17.200a2.4 2.4 0 0 1-3.6 2.100L43 35.500Z"
        fill={TINT}
      />
      <circle cx="24" cy="32" r="7.5" fill={TINT} />
      <circle cx="35.5" cy="23.5" r="1.5" fill="currentColor" stroke="none" />
    </Art>
  );
}
