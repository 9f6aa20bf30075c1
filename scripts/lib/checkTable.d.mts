export declare const CHECKS: Readonly<Record<string, readonly (readonly string[])[]>>;
