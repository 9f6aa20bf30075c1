import styles from './PdfText.module.css';
import type { PdfBlock, PdfItem } from './pdfBlocks';

/** The page's `h1` and the section's `h2` are above those of the document. */
const LEVELS_ABOVE = 2;

const headingTag = (level: number): 'h3' | 'h4' | 'h5' | 'h6' =>
  `h${Math.min(level + LEVELS_ABOVE, 6)}` as 'h3' | 'h4' | 'h5' | 'h6';

function ItemContent({ blocks }: Pick<PdfItem, 'blocks'>) {
  const [first] = blocks;
  return blocks.length === 1 && first?.kind === 'paragraph' ? first.text : <PdfText blocks={blocks} />;
}

function Block({ block }: { block: PdfBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headingTag(block.level);
      return <Heading>{block.text}</Heading>;
    }
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'pairs':
      return (
        <dl>
          {block.items.map(({ label, blocks }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <ItemContent blocks={blocks} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'list':
      return (
        <ul>
          {block.items.map(({ label, blocks }, index) => (
            <li key={index} className={label === '' ? undefined : styles.labelled}>
              {label !== '' && <span>{`${label} `}</span>}
              <ItemContent blocks={blocks} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <tbody>
            {block.rows.map((cells, index) => (
              <tr key={index}>
                {cells.map(({ isHeader, text }, column) =>
                  isHeader ? (
                    <th key={column} scope={cells.every((cell) => cell.isHeader) ? 'col' : 'row'}>
                      {text}
                    </th>
                  ) : (
                    <td key={column}>{text}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

export function PdfText({ blocks }: { blocks: readonly PdfBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
