import { readFileSync } from 'node:fs';
import { apiPageFile, clientTypesFile } from '../../../scripts/lib/apiFiles';

it.each([
  ['page of the API', apiPageFile],
  ['types of the generated client', clientTypesFile],
])('the %s is current: npm run api-docs writes it', async (_, made) => {
  const [file, text] = await made();
  expect(readFileSync(file, 'utf8')).toBe(text);
});
