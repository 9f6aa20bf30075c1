import { isJourney, shownJourney } from '../../src/contract/journey';
import { refusalReasons, type RefusalReason } from '../errors/reasons';

type Fields = Readonly<Record<string, unknown>>;

export interface LogLine {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly text: string;
  /** The code of a journey that this one came from, or that it goes on as. */
  readonly other?: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isReason = (value: string): value is RefusalReason => Object.hasOwn(refusalReasons, value);

const errorOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  const { type, code, message, frames } = error as Fields;
  const [at = ''] = textOf(frames).split('\n');
  return [type, code, message, at.trim()].map(textOf).filter(Boolean).join(' ');
};

const detailsOf = (line: Fields): string[] => {
  const reason = textOf(line.reason);
  return [
    isReason(reason) ? `${reason}: ${refusalReasons[reason]}` : reason,
    textOf(line.step),
    textOf(line.detail),
    [line.method, line.route].map(textOf).filter(Boolean).join(' '),
    textOf(line.httpStatus),
    line.ms === undefined ? '' : `${textOf(line.ms)} ms`,
    textOf(line.code),
    errorOf(line.err),
    isJourney(line.joins) ? `goes on as ${shownJourney(line.joins)}` : '',
    line.supportCode === undefined ? '' : `(call ${textOf(line.supportCode)})`,
  ].filter(Boolean);
};

const ERROR_LEVEL = 50;

/** Milliseconds since 1970; 0 if the line has no time. Some collectors write it as text. */
const timeOf = ({ time }: Fields): number =>
  new Date(typeof time === 'number' ? time : textOf(time)).getTime() || 0;

/** They would control the reader's terminal. */
const STEERING = /[\p{Cc}\p{Cf}]/gu;

const describe = (line: Fields): string => {
  const at = new Date(timeOf(line)).toISOString().replace('T', ' ').replace('Z', '');
  const isError = typeof line.level === 'number' && line.level >= ERROR_LEVEL;
  const parts = [at, isError ? '!' : ' ', textOf(line.msg), ...detailsOf(line)];
  return parts.join('  ').replace(STEERING, '');
};

const parse = (text: string): Fields | undefined => {
  try {
    // Some collectors write a date and a host before the line.
    const value: unknown = JSON.parse(text.slice(Math.max(0, text.indexOf('{'))));
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
};

const lineOf = (text: string, code: string): LogLine | undefined => {
  const line = text.includes(code) ? parse(text) : undefined;
  if (!line || ![line.journey, line.joins, line.supportCode].includes(code)) return undefined;
  const other = [line.journey, line.joins].find((one) => isJourney(one) && one !== code);
  return {
    time: timeOf(line),
    text: describe(line),
    ...(typeof other === 'string' && { other }),
  };
};

/** Oldest first: several processes write one log. */
export const logLinesOf = async (log: AsyncIterable<string>, code: string): Promise<LogLine[]> => {
  const found: LogLine[] = [];
  for await (const text of log) {
    const line = lineOf(text, code);
    if (line) found.push(line);
  }
  return found.sort((one, other) => one.time - other.time);
};
