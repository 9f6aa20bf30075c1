export function withBrandConfig(text: string, brand?: { readonly config?: object }): string;
