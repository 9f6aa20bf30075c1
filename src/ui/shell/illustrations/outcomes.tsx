import { Art, type ArtProps, PAPER, TINT } from './Art';

export function Card(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="12" y="10" width="46" height="31" rx="5" fill={TINT} />
      <rect x="6" y="20" width="46" height="31" rx="5" fill={PAPER} />
      <path d="M6 28h46" strokeWidth="5" strokeLinecap="butt" />
      <path d="M13 43h9M28 43h4" />
    </Art>
  );
}

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

export function Success(props: ArtProps) {
  return (
    <Art {...props}>
      <circle cx="32" cy="33" r="22" fill={TINT} />
      <path d="m22 34 7 7 13.5-15" strokeWidth="3.5" />
      <path d="M32 3.500v2M52 9.500l-1.5 1.500M12 9.500l1.5 1.500M60 25.500l-2 .5M4 25.500l2 .5" />
    </Art>
  );
}

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
