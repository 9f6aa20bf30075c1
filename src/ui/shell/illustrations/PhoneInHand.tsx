import { Art, PAPER, TINT, type ArtProps } from './Art';

/** A telephone with a code on it. */
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
