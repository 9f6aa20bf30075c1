/** What of the brand is in messages. */
export interface MessageBrand {
  /** The name that the applicant reads. */
  readonly name: string;
  /** '#rrggbb'. The contrast of each colour on its ground is checked where the brand is read. */
  readonly colours: Readonly<
    Record<
      | 'ink'
      | 'ink-soft'
      | 'canvas'
      | 'surface'
      | 'surface-soft'
      | 'line'
      | 'accent'
      | 'on-accent'
      | 'deep'
      | 'on-deep',
      string
    >
  >;
  readonly mail: { readonly sender: string; readonly signature?: string };
  readonly sms: { readonly sender: string };
  readonly config?: { readonly legalLine?: string };
}

export const defaultBrand: MessageBrand = {
  name: 'Apertura',
  colours: {
    ink: '#0f2a2e',
    'ink-soft': '#3f5559',
    canvas: '#f3f7f6',
    surface: '#ffffff',
    'surface-soft': '#f1f6f5',
    line: '#d5e0df',
    accent: '#0a6068',
    'on-accent': '#ffffff',
    deep: '#0a3a40',
    'on-deep': '#ffffff',
  },
  mail: { sender: 'Apertura' },
  sms: { sender: 'Apertura' },
};
