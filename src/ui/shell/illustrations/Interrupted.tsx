import { Art, PAPER, TINT, type ArtProps } from './Art';

/** Something has come apart. */
export function Interrupted(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M12 12h40a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" fill={PAPER} />
      <path d="M8 22h48V16a4 4 0 0 0-4-4H12a4 4 0 0 0-4 4Z" fill={TINT} />
      <path d="M14 17h.5M20 17h.5M26 17h.5" strokeWidth="2.6" />
      <path d="M32 29v10" strokeWidth="3" />
      <path d="M32 45h.1" strokeWidth="3.6" />
    </Art>
  );
}
