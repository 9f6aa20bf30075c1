import { Art, type ArtProps, PAPER, TINT } from './Art';

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

export function PhoneInHand(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M16 58v-8.500L8.9 39.200a3.9 3.9 0 0 1 6.3-4.600L20 40" fill={TINT} />
      <rect x="20" y="5" width="27" height="47" rx="5" fill={PAPER} />
      <path d="M30 11h7" />
      <path d="M26.5 26.500h14M26.5 33.500h9" />
      <path
        d="M47 30.500h4.500a3.5 3.5 0 0 1 0 7H47h6a3.5 3.5 0 0 1 0 7h-6 3.500a3.3 3.3 0 0 1 1.9 6L47 54.500V58"
        fill={TINT}
      />
    </Art>
  );
}

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
