import { Art, type ArtProps, PAPER, TINT } from './Art';

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

export function DocumentBack(props: ArtProps) {
  return (
    <Art {...props}>
      <rect x="5" y="14" width="54" height="36" rx="5" fill={PAPER} />
      <rect x="12" y="20.5" width="12" height="9" rx="2" fill={TINT} />
      <path d="M31 22h21M31 28h14" />
      <path d="M12 37.500h40M12 43.500h40" strokeDasharray="3 3.6" />
    </Art>
  );
}

export function PassportInner(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M12 6h40a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z" fill={PAPER} />
      <path d="M8 29h48" />
      <path d="M15 13h34M15 19h22" />
      <rect x="15" y="35" width="13" height="10" rx="2" fill={TINT} />
      <path d="M34 36.500h15M34 43h10" />
      <path d="M15 51.500h34" strokeDasharray="3 3.6" />
    </Art>
  );
}

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

export function VatDocument(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M15 5h23l14 14v36a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z" fill={PAPER} />
      <path d="M38 5v10a4 4 0 0 0 4 4h10Z" fill={TINT} />
      <rect x="18" y="27" width="28" height="11" rx="3" fill={TINT} />
      <path d="M23 32.500h18" strokeDasharray="2 3.3" />
      <path d="M18 45.500h28M18 52h16" />
    </Art>
  );
}
