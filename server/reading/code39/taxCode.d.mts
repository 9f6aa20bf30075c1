export const isTaxCode: (text: string) => boolean;
