import { readConfig } from '../../../server/config';
import { createLog } from '../../../server/log';
import { openData, type OpenData } from '../../../server/openData';

export const openDataIn = (folder: string): Promise<OpenData> => {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  return openData(config, createLog(config));
};
