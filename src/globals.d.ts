/** Hexadecimal; 'test' in tests. Recordings name it. */
declare const __BUILD_ID__: string;
/** The path below which the app is published: '' or '/conto'. */
declare const __BASE_PATH__: string;

/** What the app knows of its brand; the build writes it from brand.json (scripts/build/brand.ts). */
declare const __BRAND__: {
  readonly mark: string;
  /** Title of the first page; the others put their own before it. */
  readonly title: string;
  /** As in 'il conto business'. */
  readonly account: string;
  readonly card: {
    /** As in 'la carta business'. */
    readonly name: string;
    readonly lead?: string;
    readonly benefits?: readonly {
      readonly icon: 'discount' | 'cash' | 'safety' | 'delivery';
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly features: Readonly<
    Record<'promoCode' | 'invitations' | 'phoneHandOff' | 'help' | 'virtualCard', boolean>
  >;
};

/** What the page's first script (src/app/early.ts) leaves to the app. */
interface Window {
  apertura?: {
    /** Answers that are under way. Each is taken once. */
    calls: readonly {
      /** How the address ends. */
      readonly path: string;
      /** Only for calls whose body varies. */
      readonly body?: string;
      /** It follows from the answer before it, and is as new as that one. */
      readonly follows?: true;
      /** Undefined if it was not asked for after all. */
      readonly answer: Promise<Response | undefined>;
    }[];
    /** Resolves once the last of them has come as a whole, or has failed. */
    answered?: Promise<void>;
    /** When that was; not set before. */
    answeredAt?: number;
    /** The first page is on the screen, and a press on it is kept until React has made it usable. */
    keepsPress?: true;
    /** The name of the button that was pressed before. */
    pressed?: string;
    onPress?: () => void;
  };
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
