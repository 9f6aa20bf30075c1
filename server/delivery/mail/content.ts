import type { Mail, MailBlock, MailContent } from '../../deps';

/** Line breaks, controls and what changes the direction of a line. Letters that join in an emoji stay. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]+/gu;

export const oneLine = (value: string): string => value.replace(BREAKS, ' ').trim();

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
      return oneLine(block.text);
    case 'code':
      return `${block.lead}: ${block.code}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n');
    case 'link':
      return `${block.lead}:\n${block.url}`;
  }
};

export const mailOf = (
  to: string,
  content: MailContent,
  rest: Pick<Mail, 'code' | 'attachments'> = {},
): Mail => ({
  ...rest,
  to,
  subject: content.subject,
  text: content.blocks.map(blockText).join('\n\n'),
  content,
});
