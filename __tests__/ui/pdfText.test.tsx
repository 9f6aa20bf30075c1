import { render, screen, within } from '@testing-library/react';
import { PdfText } from '../../src/ui/pdf/PdfText';
import type { PdfBlock } from '../../src/ui/pdf/pdfBlocks';

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });

it('[R2.10-01] the text of a PDF has headings below those of the page, pairs, lists and tables', () => {
  render(
    <PdfText
      blocks={[
        { kind: 'heading', level: 1, text: 'Contratto' },
        { kind: 'heading', level: 2, text: 'Parti' },
        { kind: 'heading', level: 6, text: 'Nota' },
        { kind: 'pairs', items: [{ label: 'Nome', blocks: [paragraph('Ada')] }] },
        {
          kind: 'list',
          items: [
            { label: '', blocks: [paragraph('primo')] },
            { label: 'b)', blocks: [paragraph('secondo'), { kind: 'list', items: [{ label: '', blocks: [] }] }] },
          ],
        },
        {
          kind: 'table',
          rows: [
            [{ isHeader: true, text: 'Domanda' }, { isHeader: true, text: 'Risposta' }],
            [{ isHeader: true, text: 'Fa il bagno?' }, { isHeader: false, text: 'No' }],
          ],
        },
      ]}
    />,
  ); // prettier-ignore
  const levelOf = (name: string) => screen.getByRole('heading', { name }).tagName;
  expect(['Contratto', 'Parti', 'Nota'].map(levelOf)).toEqual(['H3', 'H4', 'H6']);
  expect(screen.getByRole('term')).toHaveTextContent('Nome');
  expect(screen.getByRole('definition')).toHaveTextContent(/^Ada$/);
  const [list] = screen.getAllByRole('list');
  const items = within(list as HTMLElement).getAllByRole('listitem');
  expect(items.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['primo', 'b) secondo']);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Domanda',
    'Risposta',
  ]);
  expect(table.getByRole('rowheader', { name: 'Fa il bagno?' })).toBeVisible();
  expect(table.getByRole('cell', { name: 'No' })).toBeVisible();
});
