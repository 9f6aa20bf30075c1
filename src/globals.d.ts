/** Identifies the built sources (hex); in a trace and beside the support code. Tests see 'test'. */
declare const __BUILD_ID__: string;

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
