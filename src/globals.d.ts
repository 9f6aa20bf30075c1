/** Hexadecimal id of the build, shown in traces and beside the support code. It is 'test' in tests. */
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
