import { contractModel } from './contractPdf';
import { contractKinds, type ContractData } from './data';
import { drawBlock } from './draw';
import { drawHeaderAndFooter, drawOpening } from './headerFooter';
import { questionnaireModel } from './questionnairePdf';
import { Sheet } from './sheet';
import { fullName } from './formatting';

/**
 * Tagged, in Italian. The same data and time produce the same bytes. Throws when barCode is not an even
 * number of digits.
 */
export const renderContract = async (data: ContractData): Promise<Buffer> => {
  const model = data.kind === contractKinds.questionnaire ? questionnaireModel(data) : contractModel(data);
  const sheet = new Sheet({
    title: `${model.title} – ${fullName(data.contact)}`,
    subject: model.lead,
    author: data.legalLine,
    brand: data.brand,
    at: data.at,
  });
  drawOpening(sheet, data, model.title, model.lead);
  for (const block of model.blocks) drawBlock(sheet, block);
  drawHeaderAndFooter(sheet, data, model.title);
  return sheet.end();
};
