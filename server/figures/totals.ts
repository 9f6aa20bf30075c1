/**
 * Totals that reveal no hidden part. Each is the true one, rounded down to five, as long as every hidden
 * count can still be anything from 0 to 4, for a reader who knows these rules and adds and subtracts all that
 * is shown. Where it could not be, the total covers more than five numbers. Which ranges there are follows
 * from what is shown already, never from what is hidden: so the width of a range reveals nothing either.
 */
import { LEAST, roundedDown } from './publish';

/** A count is one of these, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const MOST_HIDDEN = LEAST - 1;

interface Group extends Range {
  readonly hasHidden: boolean;
}

interface Step {
  readonly behind: Range;
  readonly group: Group;
  /** What the total with this group is too, counted in another way. */
  readonly beside: readonly Group[];
}

export interface Counted {
  readonly parts: readonly number[];
  /** Other parts of the total of this group and of those after it, which are shown too: by device. */
  readonly beside?: readonly (readonly number[])[];
}

const groupOf = (parts: readonly number[]): Group => {
  const from = parts.reduce((sum, part) => sum + roundedDown(part), 0);
  return { from, to: from + parts.length * MOST_HIDDEN, hasHidden: parts.some((part) => part < LEAST) };
};

const sumOf = (one: Range, other: Range): Range => ({ from: one.from + other.from, to: one.to + other.to });

const overlap = (one: Range, other: Range): Range => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

const contains = (one: Range, other: Range): boolean => one.from <= other.from && one.to >= other.to;

/** Whether a hidden one of the parts that make `all` can be 0 and can be 4 if they add up to `total`. */
const isOpen = (all: Range, { from, to }: Range): boolean =>
  all.to - MOST_HIDDEN >= from && all.from + MOST_HIDDEN <= to;

/** A total below five is a hidden count too. */
const isHidden = ({ from, to }: Range): boolean => from === 0 && to >= MOST_HIDDEN;

/** Whether each hidden part and total of these steps is open if the last of their totals is in `total`. */
const keepsHidden = (steps: readonly Step[], total: Range): boolean => {
  let after = total;
  return steps.toReversed().every(({ behind, group, beside }) => {
    const own = { ...sumOf(behind, group), hasHidden: group.hasHidden };
    const arePartsOpen = [own, ...beside].every((all) => !all.hasHidden || isOpen(all, after));
    after = overlap(behind, { from: after.from - group.to, to: after.to - group.from });
    return arePartsOpen && (!isHidden(behind) || isHidden(after));
  });
};

const rangesOf = (steps: readonly Step[], { from, to }: Range): readonly Range[] => {
  const ranges: Range[] = [];
  for (let start = from; start <= to; start += LEAST) {
    const five = { from: start, to: Math.min(start + MOST_HIDDEN, to) };
    const last = ranges.at(-1);
    if (last === undefined || (keepsHidden(steps, last) && keepsHidden(steps, five))) ranges.push(five);
    else ranges[ranges.length - 1] = { from: last.from, to: five.to };
  }
  return ranges;
};

/** Adds the other ways to count a total that fit it; the rest is not shown beside it (`mayStandBeside`). */
const withBeside = (steps: readonly Step[], step: Step, total: number, beside: readonly Group[]) =>
  beside.reduce(
    ({ last, possible }, one) => {
      const next = { ...last, beside: [...last.beside, one] };
      const both = overlap(possible, one);
      const fits = one.from <= total && total <= one.to && keepsHidden([...steps, next], both);
      return fits ? { last: next, possible: both } : { last, possible };
    },
    { last: step, possible: sumOf(step.behind, step.group) },
  );

export const totalsFrom = (groups: readonly Counted[]): readonly Range[] => {
  const steps: Step[] = [];
  let total = 0;
  let behind: Range = { from: 0, to: 0 };
  return groups
    .toReversed()
    .map(({ parts, beside = [] }) => {
      total += parts.reduce((sum, part) => sum + part, 0);
      const step = { behind, group: groupOf(parts), beside: [] };
      const { last, possible } = withBeside(steps, step, total, beside.map(groupOf));
      steps.push(last);
      behind = rangesOf(steps, possible).find(({ to }) => total <= to) ?? possible;
      return behind;
    })
    .toReversed();
};

export const isWide = ({ from, to }: Range): boolean => to - from > MOST_HIDDEN;

/**
 * Whether these parts may be shown beside the total without either revealing more of the other. Parts that
 * add up to another number are of other requests, of which some were erased since.
 */
export const mayStandBeside = (total: Range, parts: readonly number[]): boolean => {
  const group = groupOf(parts);
  if (group.from > total.to || group.to < total.from) return true;
  return contains(group, total) && (!group.hasHidden || isOpen(group, total));
};

/** Whether two ways to count the same requests may be shown, where that is another number than the total. */
export const mayBothBeShown = (one: readonly number[], other: readonly number[]): boolean => {
  const groups = [groupOf(one), groupOf(other)] as const;
  const both = overlap(...groups);
  return both.from > both.to || groups.every((group) => !group.hasHidden || isOpen(group, both));
};

/** In percent, as the shown part and total allow. */
export const shareOf = (part: number, total: Range): readonly [lowest: number, highest: number] | null => {
  const least = roundedDown(part);
  if (least === 0 || total.from === 0) return null;
  const percent = (number: number, all: number) => Math.min(100, Math.round((100 * number) / all));
  return [percent(least, total.to), percent(least + MOST_HIDDEN, total.from)];
};
