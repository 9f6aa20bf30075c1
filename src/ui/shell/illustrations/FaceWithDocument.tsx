import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A person who holds a document beside the face. */
export function FaceWithDocument(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="26" cy="20" r="11" fill={PAPER} />
      <path d="M21.5 24c1.2 1.5 2.7 2.2 4.5 2.200s3.3-.7 4.5-2.2" />
      <path d="M22 17.500v.5M30 17.500v.5" strokeWidth="2.6" />
      <path d="M5 58c0-13 8-21 21-21 5 0 9.3 1.2 12.7 3.4" />
      <rect x="35" y="34" width="24" height="17" rx="3.5" fill={TINT} />
      <circle cx="42" cy="41" r="2.4" fill={PAPER} />
      <path d="M48 40h6M48 45h6M39.5 46.500h5" />
      <path d="M41 58c0-3.5.5-5 2-7" />
    </Art>
  );
}
