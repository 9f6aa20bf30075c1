import { brandOf } from '../brand';
import { readWebConfig } from '../config/webConfig';
import type { AppDeps } from '../deps';
import { printedBrand } from '../pdf/printedBrand';
import type { Evidence } from './evidence';
import { evidencePdf } from './evidencePdf';

export const jsonFileOf = (evidence: Evidence): string => `${JSON.stringify(evidence, undefined, 2)}\n`;

export const pdfFileOf = async ({ config }: Pick<AppDeps, 'config'>, evidence: Evidence): Promise<Buffer> => {
  const { legalLine } = await readWebConfig(config.WEB_DIR);
  return evidencePdf(evidence, { legalLine, brand: printedBrand(brandOf(config)) });
};
