export function withBrandConfig(text: string, brand?: { readonly config?: object }): string;
export function brandedConfig(root: string): string;
